import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, type ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/**
 * Props that plugins/mdx-vocabulary adds at build time, so that a page doesn't load the data of all clips. Sizes are CSS
 * pixels as text.
 */
interface WithRecording {
  readonly label?: string;
  readonly width?: string;
  readonly height?: string;
}

/**
 * A short silent clip of the admin panel, with a caption. Nothing moves until the reader plays it, and only the poster image
 * is loaded before. It has the browser's own controls, which work with a keyboard and without JavaScript.
 */
export default function Clip({name, label, width, height}: PropsOf<'Clip'> & WithRecording): ReactNode {
  const file = useBaseUrl(`/img/admin/clips/${name}`);
  const caption = useId();
  return (
    <figure className={styles.figure}>
      <video
        className={styles.clip}
        controls
        muted
        playsInline
        preload="none"
        poster={`${file}.webp`}
        width={width}
        height={height}
        aria-labelledby={caption}
      >
        <source src={`${file}.webm`} type="video/webm" />
        <a href={`${file}.webm`}>{label}</a>
      </video>
      <figcaption id={caption} className={styles.caption}>
        {label}
      </figcaption>
    </figure>
  );
}
