import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemedComponent} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** What plugins/mdx-vocabulary adds at build, so that a page carries only what it shows: sizes are CSS pixels, as text. */
interface WithPicture {
  readonly alt?: string;
  readonly width?: string;
  readonly height?: string;
  readonly phoneWidth?: string;
  readonly phoneHeight?: string;
}

/**
 * A screenshot of the admin panel in the reader's color mode, as large as in the panel where there's room for it. Phones
 * get a narrower one if there is one.
 */
export default function Screenshot({
  name,
  alt,
  width,
  height,
  phoneWidth,
  phoneHeight,
}: PropsOf<'Screenshot'> & WithPicture): ReactNode {
  const folder = useBaseUrl('/img/admin');
  return (
    <ThemedComponent className={styles.screenshot}>
      {({theme, className}) => (
        <picture>
          {phoneWidth && (
            <source
              media="(max-width: 576px)"
              srcSet={`${folder}/${name}-phone-${theme}.webp`}
              width={phoneWidth}
              height={phoneHeight}
            />
          )}
          <img
            className={className}
            src={`${folder}/${name}-${theme}.webp`}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </ThemedComponent>
  );
}
