import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArrowIcon from '@phosphor-icons/core/assets/regular/arrow-right.svg';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import PageMetadata from '../../components/PageMetadata';
import {translateData} from '../../components/translateData';
import type {HomePath} from '../../data/home';
import {command, description, frameworks, headings, lead, news, paths, start, title} from '../../data/home';
import SearchLauncher from '../../../plugins/search/client/SearchLauncher';
import Showcase from './Showcase';
import {icons} from './icons';
import styles from './styles.module.css';

/** The home page, served at `/` and `/home`; both declare `/` as canonical. */
export default function Home(): ReactNode {
  const {
    siteConfig: {title: siteTitle, tagline, url, baseUrl},
  } = useDocusaurusContext();
  return (
    <Layout wrapperClassName={styles.page}>
      <PageMetadata
        title={translateData('home.title', title)}
        description={translateData('home.description', description)}
        permalink="/"
      />
      <Head>
        <link rel="canonical" href={url + baseUrl} />
        <meta property="og:url" content={url + baseUrl} />
      </Head>
      <main>
        <header className={styles.hero}>
          <h1 className={styles.title}>{siteTitle}</h1>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.lead}>{translateData('home.lead', lead)}</p>
          <p className={styles.actions}>
            <Link to={start.to} className={styles.start}>
              {translateData('home.start', start.label)}
              <ArrowIcon className={styles.arrow} aria-hidden="true" focusable="false" />
            </Link>
            <code className={styles.command}>{command}</code>
          </p>
          <div className={styles.search}>
            <SearchLauncher />
          </div>
        </header>

        <Showcase />

        <section aria-labelledby="paths">
          <h2 id="paths" className={styles.heading}>
            {translateData('home.headings.paths', headings.paths)}
          </h2>
          <ul className={styles.paths}>
            {paths.map(({icon, title: name, text, links}) => (
              <li key={name} className={styles.path}>
                <PathIcon name={icon} />
                <h3 className={styles.name}>{translateData(`home.paths.${icon}.title`, name)}</h3>
                <p className={styles.text}>{translateData(`home.paths.${icon}.text`, text)}</p>
                <ul className={styles.links}>
                  {links.map(({label, to}) => (
                    <li key={to}>
                      <Link to={to}>{translateData(`home.links.${to}`, label)}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>

        <div className={styles.pair}>
          <section aria-labelledby="frameworks">
            <h2 id="frameworks" className={styles.heading}>
              {translateData('home.headings.frameworks', headings.frameworks)}
            </h2>
            <ul className={styles.frameworks}>
              {frameworks.map(({label, to}) => (
                <li key={to}>
                  <Link to={to} className={styles.framework}>
                    {label}
                    <IconExternalLink />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="news">
            <h2 id="news" className={styles.heading}>
              {translateData('home.headings.news', headings.news)}
            </h2>
            <ul className={styles.links}>
              {news.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{translateData(`home.links.${to}`, label)}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}

function PathIcon({name}: {name: HomePath['icon']}): ReactNode {
  const Glyph = icons[name];
  return <Glyph className={styles.icon} aria-hidden="true" focusable="false" />;
}
