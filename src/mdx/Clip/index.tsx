import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, type ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** What plugins/mdx-vocabulary adds at build, so that a page carries only what it shows: sizes are CSS pixels, as text. */
interface WithRecording {
  readonly label?: string;
  readonly width?: string;
  readonly height?: string;
}

/**
 * A short silent clip of the admin panel, with what happens in it below. It plays when the reader starts it, by mouse or
 * keyboard, so nothing moves by itself, and nothing but the poster is loaded before. The browser's own controls need no
 * JavaScript.
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
