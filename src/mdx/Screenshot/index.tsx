import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/**
 * Props that plugins/mdx-vocabulary adds at build time, so that a page doesn't load the data of all screenshots. Sizes are
 * CSS pixels as text.
 */
interface WithImage {
  readonly alt?: string;
  readonly width?: string;
  readonly height?: string;
  readonly phoneWidth?: string;
  readonly phoneHeight?: string;
}

const modes = ['light', 'dark'] as const;

/**
 * A screenshot of the admin panel in the reader's color mode, at the panel's own size if there's room for it. Phones get a
 * narrower version if there is one.
 *
 * The images of both color modes are in the page, but the hidden one is lazy and therefore never loaded. Docusaurus's
 * ThemedComponent would remove it after hydration, which makes browsers recompute the styles of the whole article.
 */
export default function Screenshot({
  name,
  alt,
  width,
  height,
  phoneWidth,
  phoneHeight,
}: PropsOf<'Screenshot'> & WithImage): ReactNode {
  const folder = useBaseUrl('/img/admin');
  return (
    <>
      {modes.map((mode) => (
        <picture key={mode}>
          {phoneWidth && (
            <source
              media="(max-width: 576px)"
              srcSet={`${folder}/${name}-phone-${mode}.webp`}
              width={phoneWidth}
              height={phoneHeight}
            />
          )}
          <img
            className={clsx(styles.screenshot, styles[mode])}
            src={`${folder}/${name}-${mode}.webp`}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
          />
        </picture>
      ))}
    </>
  );
}
