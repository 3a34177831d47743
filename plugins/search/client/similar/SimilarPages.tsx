import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {useSearchConfig} from '../useSearchConfig';
import styles from './SimilarPages.module.css';
import {useSimilarPages} from './useSimilarPages';

/**
 * Links to pages whose titles are similar to the last part of the URL: readers mistyped it, or followed a link that has
 * a typo. Shows nothing until there are some. Only the site's own index is searched, because a search service would be
 * sent a text that the reader didn't type.
 */
export default function SimilarPages(): ReactNode {
  const {provider} = useSearchConfig().provider;
  const {pathname} = useLocation();
  const pages = useSimilarPages(provider === 'embedded' ? pathname : '');
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
