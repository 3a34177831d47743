// Ejected: the types of the vocabulary (src/data/admonitions.ts) with our own look and icons. Upstream's types aren't imported
// at all, so that their icons don't reach the browser.
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

/** Upstream's notices for unlisted pages and drafts use `caution`. */
export default {...types, caution: types.warning} as Record<string, ComponentType<Props>>;
