import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {screenshots} from '../../data/screenshots';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A picture of the admin panel in the reader's colour mode; `name` is a key of config/screenshots. */
export default function Screenshot({name}: PropsOf<'Screenshot'>): ReactNode {
  const folder = useBaseUrl('/img/admin');
  const {alt, width, height} = screenshots[name];
  return (
    <ThemedImage
      className={styles.screenshot}
      alt={alt}
      sources={{light: `${folder}/${name}-light.webp`, dark: `${folder}/${name}-dark.webp`}}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
