// Ejected: tags look like those on /tags, and a details element shows those after the eighth.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TagsListInline';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** Number of tags shown at first. */
const shown = 8;

export default function TagsListInline({tags}: Props): ReactNode {
  const more = tags.slice(shown);
  return (
    <div className={styles.tags}>
      <span className={styles.label}>
        <Translate id="tags.label" description="The label alongside a tag list">
          Tags
        </Translate>
      </span>
      <TagList tags={tags.slice(0, shown)}>
        {more.length > 0 && (
          <li>
            <details className={styles.more}>
              <summary className={styles.summary}>
                {translate(
                  {id: 'tags.more', message: '{count} more', description: 'Opens the rest of the tags of a page'},
                  {count: more.length},
                )}
              </summary>
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
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <Link rel="tag" href={permalink} className={styles.tag}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
