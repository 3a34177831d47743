import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import Heading from '@theme/Heading';
import {isSlowConnection} from '../../../light-pages/client/isSlowConnection';
import {connection} from '../embedded/connection';
import {useSearchConfig} from '../useSearchConfig';
import styles from './SimilarPages.module.css';
import {wordsOfPath} from './wordsOfPath';

interface SimilarPage {
  path: string;
  title: string;
  /** The label of the category that the page is in; empty at the top level. */
  category: string;
}

const mostPages = 3;

/**
 * Links to pages whose titles are similar to the last part of an unknown page's URL, which readers mistyped or which
 * has a typo in the link they followed. Shows nothing until there are some. Only the site's own index is searched,
 * because a search service would be sent a text that the reader didn't type.
 */
export default function SimilarPages(): ReactNode {
  const {provider} = useSearchConfig().provider;
  const {pathname} = useLocation();
  const words = wordsOfPath(pathname);
  const [pages, setPages] = useState<readonly SimilarPage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    if (provider === 'embedded' && words !== '' && !isSlowConnection()) {
      // The search field reports it if the index can't be loaded.
      findPages(words, controller.signal).then(setPages, () => undefined);
    }
    return () => controller.abort();
  }, [provider, words]);
  return pages.length > 0 ? (
    <section aria-labelledby="similar-pages" className={styles.similar}>
      <Heading as="h2" id="similar-pages" className={styles.title}>
        <Translate id="notFound.similar" description="Above links to pages with similar names, on the 404 page">
          Were you looking for one of these?
        </Translate>
      </Heading>
      <ul>
        {pages.map(({title, category, path}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <span className={styles.category}>{category}</span>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}

async function findPages(words: string, signal: AbortSignal): Promise<SimilarPage[]> {
  const pages = new Map<string, SimilarPage>();
  for await (const {hits} of connection.search(words, signal)) {
    for (const {url, hierarchy_lvl0: category, hierarchy_lvl1: title} of hits) {
      const path = url.replace(/#.*/, '');
      if (title !== null && !pages.has(path)) {
        pages.set(path, {path, title, category: category ?? ''});
      }
    }
    // The first results are those in titles and headings, which the names of pages come from.
    if (pages.size > 0) {
      break;
    }
  }
  return [...pages.values()].slice(0, mostPages);
}
