import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import TextWithCode from '../../components/TextWithCode';
import type {Diagram as DiagramData} from '../../lib/diagram/types';
import type {PropsOf} from '../vocabulary';
import Drawing from './Drawing';
import styles from './styles.module.css';

/** What plugins/mdx-vocabulary adds at build: the diagram that `name` names, so that a page carries no other. */
interface WithDiagram {
  readonly diagram?: DiagramData;
}

/** A diagram of src/data/diagrams, as wide as there is room for, with what it says in words. */
export default function Diagram({diagram}: Partial<PropsOf<'Diagram'>> & WithDiagram): ReactNode {
  if (!diagram) {
    return null;
  }
  const {title, caption, inWords, wide, narrow} = diagram;
  return (
    <figure className={styles.figure}>
      <Drawing drawing={wide} title={title} className={clsx(styles.wide)} />
      <Drawing drawing={narrow} title={title} className={clsx(styles.narrow)} />
      <figcaption className={styles.caption}>
        <TextWithCode>{caption}</TextWithCode>
        <details className={styles.words}>
          <summary>
            <Translate id="diagram.inWords">This diagram in words</Translate>
          </summary>
          <ol>
            {inWords.map((sentence) => (
              <li key={sentence}>
                <TextWithCode>{sentence}</TextWithCode>
              </li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
}
