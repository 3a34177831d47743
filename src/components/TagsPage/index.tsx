import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import {useId, useMemo, useRef, type KeyboardEvent, type ReactNode} from 'react';
import PageMetadata from '../PageMetadata';
import {useUrlState} from '../useUrlState';
import {hasModifier} from '../../lib/hasModifier';
import {isComposing} from '../../lib/isComposing';
import {filterTags, indexTags} from '../../lib/filterTags';
import TagList from './TagList';
import controls from '../../css/control.module.css';
import styles from './styles.module.css';

/** `/tags?filter=rest` shows the tags with "rest". */
const noFilter = {filter: ''};

/** The page of all tags (config/docs.ts): from A to Z, with the number of pages on each and a filter box. */
export default function TagsPage({tags}: Props): ReactNode {
  const [{filter: query}, setFilter] = useUrlState(noFilter);
  const {selectMessage} = usePluralForm();
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const statusId = useId();
  const index = useMemo(() => indexTags(tags), [tags]);
  const letters = useMemo(() => filterTags(index, query), [index, query]);
  const shown = letters.flatMap((letter) => letter.tags);

  const title = translate({
    id: 'theme.tags.tagsPageTitle',
    message: 'Tags',
    description: 'The title of the tag list page',
  });
  const description = translate({
    id: 'tags.description',
    message:
      'Every topic of the Strapi 5 and Strapi Cloud documentation from A to Z, with the number of pages on each.',
    description: 'What the page of all tags holds',
  });
  const filterLabel = translate({
    id: 'tags.filter',
    message: 'Filter tags',
    description: 'Label and placeholder of the field that filters the list of tags',
  });

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) {
      return;
    }
    const [first] = shown;
    if (event.key === 'Enter' && query !== '' && first) {
      history.push(first.permalink);
    } else if (event.key === 'ArrowDown' && !hasModifier(event)) {
      event.preventDefault();
      list.current?.querySelector('a')?.focus();
    } else if (event.key === 'Escape') {
      setFilter(noFilter);
    }
  }

  return (
    <>
      <PageMetadata title={title} description={description} permalink="/tags" />
      <SearchMetadata tag="doc_tags_list" />
      <main className={styles.page}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        <div className={styles.filter}>
          <input
            type="search"
            className={clsx(controls.control, styles.input)}
            aria-label={filterLabel}
            aria-describedby={statusId}
            placeholder={filterLabel}
            autoComplete="off"
            value={query}
            onChange={(event) => setFilter({filter: event.target.value})}
            onKeyDown={handleKeyDown}
          />
          <p id={statusId} role="status" className={styles.status}>
            {query === ''
              ? selectMessage(
                  tags.length,
                  translate(
                    {
                      id: 'tags.count',
                      message: 'One tag|{count} tags',
                      description: 'Number of all tags; forms of the plural separated by |',
                    },
                    {count: tags.length},
                  ),
                )
              : translate(
                  {
                    id: 'tags.shown',
                    message: '{shown} of {count} tags',
                    description: 'Number of the tags that the filter shows, and of all',
                  },
                  {shown: shown.length, count: tags.length},
                )}
          </p>
        </div>
        <div ref={list}>
          <TagList letters={letters} />
        </div>
      </main>
    </>
  );
}
