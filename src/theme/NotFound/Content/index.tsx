// Ejected from @docusaurus/theme-classic 3.10.2: says what to do next, with search and the two starting points. Sets
// title and description, because unknown paths belong to the docs plugin, which sets none if there's no such document.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useThirdParties} from '../../../../plugins/third-parties/client/useThirdParties';
import GameOffer from '../../../components/Game';
import PageMetadata from '../../../components/PageMetadata';
import {sectionName} from '../../../components/sectionName';
import {translateData} from '../../../components/translateData';
import {sections, startOf} from '../../../data/sections';
import SearchLauncher from '../../../../plugins/search/client/SearchLauncher';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const {game} = useThirdParties();
  const [SimilarPages, setSimilarPages] = useState<ComponentType>();
  useEffect(() => {
    // In the chunk of the search dialog, which many readers of this page open next: the name of a chunk of its own would be
    // in the code of every page. Without the links, the page still has a search field.
    import(/* webpackChunkName: "on-request-search" */ '../../../../plugins/search/client/similar/SimilarPages').then(
      (module) => setSimilarPages(() => module.default),
      () => undefined,
    );
  }, []);
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata
        title={translate({id: 'notFound.title', message: 'Page not found', description: 'The title of the 404 page'})}
        description={translate({
          id: 'notFound.description',
          message:
            'This page doesn’t exist. Search the Strapi 5 and Strapi Cloud documentation, or start with one of the introductions.',
          description: 'For search engines',
        })}
      />
      {/* Some hosts respond to /404 with status 200. */}
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.status}>404</p>
      <Heading as="h1">
        <Translate id="notFound.title" description="The title of the 404 page">
          Page not found
        </Translate>
      </Heading>
      <p>
        <Translate id="notFound.advice">
          There’s no page at this URL. Check it for typos. If the page has moved, you can find it with search, or start
          from one of the introductions below.
        </Translate>
      </p>
      <SearchLauncher />
      <ul className={styles.starts}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link className={styles.start} to={startOf(section)}>
              <strong>{sectionName(section)}</strong>
              <span>{translateData(`sections.${section.id}.description`, section.description)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {SimilarPages && <SimilarPages />}
      {game && <GameOffer />}
    </main>
  );
}
