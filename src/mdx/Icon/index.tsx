import type {ReactNode} from 'react';
import type {WithGlyph} from '../../lib/glyph';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** An icon the size of the text around it, hidden from assistive technology. */
export default function Icon({glyph: Glyph}: Partial<PropsOf<'Icon'>> & WithGlyph): ReactNode {
  return Glyph ? <Glyph className={styles.icon} aria-hidden="true" focusable="false" /> : null;
}
