// Ejected: the types of the vocabulary (src/data/admonitions.ts) with our own look and icons. Upstream's types are left out
// whole, so that their icons don't reach the browser.
import type {Props} from '@theme/Admonition';
import type {ComponentType, ReactNode} from 'react';
import Admonition from '../../mdx/Admonition';
import {admonitions} from '../../data/admonitions';

const types = Object.fromEntries(
  admonitions.map((type) => [
    type,
    function TypedAdmonition(props: Props): ReactNode {
      return <Admonition {...props} type={type} />;
    },
  ]),
);

/** `caution` is what upstream's notices of unlisted pages and drafts ask for. */
export default {...types, caution: types.warning} as Record<string, ComponentType<Props>>;
