import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import {example} from '../../data/home';
import screenshots from '../../data/screenshots/content.json';
import {jsonTokens} from './jsonTokens';
import styles from './styles.module.css';

const SHOT = 'content-manager-list';

/** What Strapi is, in one look: the content as editors see it, and as a program gets it. */
export default function Showcase(): ReactNode {
  const folder = useBaseUrl('/img/admin');
  const {alt, width, height} = screenshots[SHOT];
  return (
    <div className={styles.showcase} data-search-ignore>
      <figure className={styles.side}>
        <figcaption className={styles.caption}>
          <strong>Editors</strong> write here, in the admin panel.
        </figcaption>
        <ThemedImage
          className={styles.shot}
          alt={alt}
          sources={{light: `${folder}/${SHOT}-light.webp`, dark: `${folder}/${SHOT}-dark.webp`}}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </figure>
      <figure className={styles.side}>
        <figcaption className={styles.caption}>
          <strong>Your code</strong> reads it, over an API that’s there from the start.
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
          This request really ran. <Link to={example.page}>See how filters work</Link>
        </p>
      </figure>
    </div>
  );
}
