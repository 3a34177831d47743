// Added: what a reader needs before following the page.
import IconPrerequisites from '@phosphor-icons/core/assets/regular/list-checks.svg';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {Props} from '@theme/Admonition/Type/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function AdmonitionTypePrerequisites({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconPrerequisites aria-hidden="true" />}
      title="Prerequisites"
      {...props}
      className={clsx('alert alert--secondary', className)}
    />
  );
}
