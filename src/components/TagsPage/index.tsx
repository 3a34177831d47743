import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import PageMetadata from '../PageMetadata';
import {useAddressState} from '../useAddressState';
import {filterTags} from '../../lib/filterTags';
import controls from '../../css/control.module.css';
import styles from './styles.module.css';

const description =
  'Every topic of the Strapi 5 and Strapi Cloud documentation from A to Z, with the number of pages on each.';

/** `/tags?filter=rest` shows the tags with "rest". */
const NO_FILTER = {filter: ''};

/** The page of all tags (config/docs.ts): from A to Z, with the number of pages on each and a filter box. */
export default function TagsPage({tags}: Props): ReactNode {
  const [{filter: query}, setFilter] = useAddressState(NO_FILTER);
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const statusId = useId();
  const letters = filterTags(tags, query);
  const shown = letters.flatMap((group) => group.tags);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const [first] = shown;
    if (event.key === 'Enter' && query !== '' && first) {
      history.push(first.permalink);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector('a')?.focus();
    } else if (event.key === 'Escape') {
      setFilter(NO_FILTER);
    }
  }

  return (
    <>
      <PageMetadata title="Tags" description={description} />
      <SearchMetadata tag="doc_tags_list" />
      <main className={styles.page}>
        <header className={styles.header}>
          <Heading as="h1">Tags</Heading>
          <p>{description}</p>
        </header>
        <div className={styles.filter}>
          <input
            type="search"
            className={clsx(controls.control, styles.input)}
            aria-label="Filter tags"
            aria-describedby={statusId}
            placeholder="Filter tags"
            autoComplete="off"
            value={query}
            onChange={(event) => setFilter({filter: event.target.value})}
            onKeyDown={handleKeyDown}
          />
          <p id={statusId} role="status" className={styles.status}>
            {query === '' ? `${tags.length} tags` : `${shown.length} of ${tags.length} tags`}
          </p>
        </div>
        <div ref={list}>
          {letters.map(({letter, tags: group}) => (
            <section key={letter} className={styles.letter} aria-label={`Tags under ${letter}`}>
              <Heading as="h2" className={styles.letterHeading}>
                {letter}
              </Heading>
              <ul className={styles.list}>
                {group.map((tag) => (
                  <li key={tag.permalink}>
                    <Link className={styles.tag} to={tag.permalink}>
                      <span>{tag.label}</span>
                      <span
                        className={styles.count}
                        aria-label={tag.count === 1 ? '1 page' : `${tag.count} pages`}
                        role="img"
                      >
                        {tag.count}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
