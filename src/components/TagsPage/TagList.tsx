import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props as TagsPageProps} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import {memo, type ReactNode} from 'react';
import {useCountPages} from '../TagPage/useCountPages';
import type {TagLetter} from '../../lib/filterTags';
import styles from './styles.module.css';

interface Props {
  letters: readonly TagLetter<TagsPageProps['tags'][number]>[];
}

/** Memoized, so that hundreds of links aren't rerendered after hydration, when only the query may change. */
export default memo(function TagList({letters}: Props): ReactNode {
  const countPages = useCountPages();
  return (
    <>
      {letters.map(({letter, tags}) => (
        <section
          key={letter}
          className={styles.letter}
          aria-label={translate(
            {
              id: 'tags.letter',
              message: 'Tags under {letter}',
              description: 'Name of the tags that begin with a letter, for screen readers',
            },
            {letter},
          )}
        >
          <Heading as="h2" className={styles.letterHeading}>
            {letter}
          </Heading>
          <ul className={styles.list}>
            {tags.map((tag) => (
              <li key={tag.permalink}>
                <Link className={styles.tag} to={tag.permalink}>
                  <span>{tag.label}</span>
                  <span className={styles.count} aria-label={countPages(tag.count)} role="img">
                    {tag.count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});
