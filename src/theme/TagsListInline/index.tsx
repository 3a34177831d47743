// Ejected: tags look as they do on /tags, and those after the eighth come with a native control.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListInline';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** How many tags are shown before the reader asks for more. */
const SHOWN = 8;

export default function TagsListInline({tags}: Props): ReactNode {
  const more = tags.slice(SHOWN);
  return (
    <div className={styles.tags}>
      <span className={styles.label}>Tags</span>
      <TagList tags={tags.slice(0, SHOWN)}>
        {more.length > 0 && (
          <li>
            <details className={styles.more}>
              <summary className={styles.summary}>{more.length} more</summary>
              <TagList tags={more} />
            </details>
          </li>
        )}
      </TagList>
    </div>
  );
}

function TagList({tags, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <ul className={styles.list}>
      {tags.map(({label, permalink, description}) => (
        <li key={permalink}>
          <Link rel="tag" href={permalink} title={description} className={styles.tag}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
