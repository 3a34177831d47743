import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArrowIcon from '@phosphor-icons/core/assets/regular/arrow-right.svg';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import PageMetadata from '../../components/PageMetadata';
import SearchLauncher from '../../../plugins/search/client/SearchLauncher';
import {references, sections, tasks} from './content';
import styles from './styles.module.css';

/** The home page, served at `/` and `/home`; both declare `/` as canonical. */
export default function Home(): ReactNode {
  const {
    siteConfig: {title, tagline, url, baseUrl},
  } = useDocusaurusContext();
  return (
    <Layout wrapperClassName={styles.page}>
      <PageMetadata
        title="Guides and reference for CMS and Cloud"
        description="Learn to install Strapi 5, model content, query it over REST or GraphQL, customize the CMS and host it on Strapi Cloud."
      />
      <Head>
        <link rel="canonical" href={url + baseUrl} />
        <meta property="og:url" content={url + baseUrl} />
      </Head>
      <main>
        <header className={styles.hero}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.lead}>
            Strapi is the open source headless CMS: describe your content, and get an admin panel to edit it and an API
            to read it.
          </p>
          <SearchLauncher />
        </header>

        <div className={styles.sections}>
          {sections.map(({glyph: Glyph, title, text, to, links}) => (
            <section key={to} className={styles.section}>
              <Glyph className={styles.sectionIcon} aria-hidden="true" focusable="false" />
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
            What people come for
          </h2>
          <ul className={styles.tasks}>
            {tasks.map(({glyph: Glyph, title, text, to}) => (
              <li key={to} className={styles.task}>
                <Glyph className={styles.taskIcon} aria-hidden="true" focusable="false" />
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
            Look it up
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
