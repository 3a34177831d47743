import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import TextWithCode from '../../components/TextWithCode';
import type {Diagram as DiagramData} from '../../lib/diagram/types';
import type {PropsOf} from '../vocabulary';
import Drawing from './Drawing';
import styles from './styles.module.css';

/** The prop that plugins/mdx-vocabulary adds at build time, so that a page only loads the diagrams that it shows. */
interface WithDiagram {
  readonly diagram?: DiagramData;
}

/** A diagram of src/data/diagrams, in the wider of the two drawings that fits, with its text alternative. */
export default function Diagram({diagram}: Partial<PropsOf<'Diagram'>> & WithDiagram): ReactNode {
  if (!diagram) {
    return null;
  }
  const {title, caption, inWords, wide, narrow} = diagram;
  return (
    <figure className={styles.figure}>
      <Drawing drawing={wide} title={title} className={styles.wide} />
      <Drawing drawing={narrow} title={title} className={styles.narrow} />
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
