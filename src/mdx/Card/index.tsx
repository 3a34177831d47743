import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {WithGlyph} from '../../lib/glyph';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A link with an icon, a title and a sentence. The whole card can be clicked, but only the title is the link's name. */
export default function Card({title, to, glyph: Glyph, children}: PropsOf<'Card'> & WithGlyph): ReactNode {
  return (
    <div className={styles.card}>
      {Glyph && <Glyph className={styles.icon} aria-hidden="true" focusable="false" />}
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
