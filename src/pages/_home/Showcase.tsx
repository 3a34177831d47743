import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import {example} from '../../data/home';
import screenshots from '../../data/screenshots/content.json';
import {translateData} from '../../components/translateData';
import {jsonTokens} from './jsonTokens';
import styles from './styles.module.css';

const shot = 'content-manager-list';

/** What Strapi is, in one look: the content as editors see it, and as a program gets it. */
export default function Showcase(): ReactNode {
  const folder = useBaseUrl('/img/admin');
  const {alt, width, height} = screenshots[shot];
  return (
    <div className={styles.showcase} data-search-ignore>
      <figure className={styles.side}>
        <figcaption className={styles.caption}>
          <Translate
            id="home.editors"
            description="{who} is home.editors.who"
            values={{
              who: (
                <strong>
                  <Translate id="home.editors.who">Editors</Translate>
                </strong>
              ),
            }}
          >
            {'{who} write here, in the admin panel.'}
          </Translate>
        </figcaption>
        <ThemedImage
          className={styles.shot}
          alt={translateData('home.screenshot', alt)}
          sources={{light: `${folder}/${shot}-light.webp`, dark: `${folder}/${shot}-dark.webp`}}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </figure>
      <figure className={styles.side}>
        <figcaption className={styles.caption}>
          <Translate
            id="home.code"
            description="{who} is home.code.who"
            values={{
              who: (
                <strong>
                  <Translate id="home.code.who">Your code</Translate>
                </strong>
              ),
            }}
          >
            {'{who} reads it, over an API that’s there from the start.'}
          </Translate>
        </figcaption>
        <pre className={styles.code}>
          <code>
            <span className={styles.request}>{example.request}</span>
            {'\n\n'}
            {jsonTokens(example.response).map(({kind, text}, index) =>
              kind ? (
                <span key={index} className={styles[kind]}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
            {'\n  …'}
          </code>
        </pre>
        <p className={styles.source}>
          <Translate id="home.ran">This request really ran.</Translate>{' '}
          <Link to={example.page}>
            <Translate id="home.filters">See how filters work</Translate>
          </Link>
        </p>
      </figure>
    </div>
  );
}
