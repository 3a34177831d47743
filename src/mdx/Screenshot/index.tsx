import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
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

const modes = ['light', 'dark'] as const;

/**
 * A screenshot of the admin panel in the reader's color mode, as large as in the panel where there's room for it. Phones
 * get a narrower one if there is one.
 *
 * The one for the other mode stays in the page, where it's hidden and never loaded. Docusaurus' ThemedComponent takes it out
 * after hydration, for which browsers work out the styles of the whole article again.
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
