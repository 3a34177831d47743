import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArrowIcon from '@phosphor-icons/core/assets/regular/arrow-right.svg';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import PageMetadata from '../../components/PageMetadata';
import type {HomeEntry} from '../../data/home';
import {description, headings, lead, references, sections, tasks} from '../../data/home';
import SearchLauncher from '../../../plugins/search/client/SearchLauncher';
import {icons} from './icons';
import styles from './styles.module.css';

/** The home page, served at `/` and `/home`; both declare `/` as canonical. */
export default function Home(): ReactNode {
  const {
    siteConfig: {title, tagline, url, baseUrl},
  } = useDocusaurusContext();
  return (
    <Layout wrapperClassName={styles.page}>
      <PageMetadata title="Guides and reference for CMS and Cloud" description={description} permalink="/" />
      <Head>
        <link rel="canonical" href={url + baseUrl} />
        <meta property="og:url" content={url + baseUrl} />
      </Head>
      <main>
        <header className={styles.hero}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.lead}>{lead}</p>
          <SearchLauncher />
        </header>

        <div className={styles.sections}>
          {sections.map(({icon, title, text, to, links}) => (
            <section key={to} className={styles.section}>
              <EntryIcon name={icon} className={styles.sectionIcon} />
              <h2 className={styles.sectionTitle}>
                <Link to={to}>{title}</Link>
              </h2>
              <p className={styles.text}>{text}</p>
              <ul className={styles.sectionLinks}>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>
                      {link.label}
                      <ArrowIcon className={styles.arrow} aria-hidden="true" focusable="false" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>

        <section className={styles.block} aria-labelledby="tasks">
          <h2 id="tasks" className={styles.blockTitle}>
            {headings.tasks}
          </h2>
          <ul className={styles.tasks}>
            {tasks.map(({icon, title, text, to}) => (
              <li key={to} className={styles.task}>
                <EntryIcon name={icon} className={styles.taskIcon} />
                <div>
                  <Link to={to} className={styles.taskLink}>
                    {title}
                  </Link>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.block} aria-labelledby="references">
          <h2 id="references" className={styles.blockTitle}>
            {headings.references}
          </h2>
          <ul className={styles.references}>
            {references.map(({label, to}) => (
              <li key={to}>
                <Link to={to} className={styles.reference}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}

function EntryIcon({name, className}: {name: HomeEntry['icon']; className: string | undefined}): ReactNode {
  const Glyph = icons[name];
  return <Glyph className={className} aria-hidden="true" focusable="false" />;
}
