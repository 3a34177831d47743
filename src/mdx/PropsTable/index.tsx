import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ComponentDefinition, ComponentName, PropDefinition} from '../vocabulary';
import {vocabulary} from '../vocabulary';
import ScrollableTable from '../../components/ScrollableTable';
import TextWithCode from '../../components/TextWithCode';

const typeNames: Readonly<Record<PropDefinition['type'], string>> = {
  string: translate({id: 'vocabulary.string', message: 'text'}),
  boolean: translate({id: 'vocabulary.boolean', message: 'on or off'}),
  icon: translate({id: 'vocabulary.icon', message: 'icon name'}),
  diagram: translate({id: 'vocabulary.diagram', message: 'diagram name'}),
  link: translate({id: 'vocabulary.link', message: 'path or URL'}),
};

/** The reference of an MDX component: its description and its props, from src/mdx/vocabulary.ts. */
export default function PropsTable({component}: {component: ComponentName}): ReactNode {
  const {description, props, parent, children}: ComponentDefinition = vocabulary[component];
  const rows = Object.entries(props);
  return (
    <>
      <p>
        <TextWithCode>{description}</TextWithCode>
        {parent && (
          <>
            {' '}
            <Translate id="vocabulary.parent" values={{parent: <code>{parent}</code>}}>
              {'Must be directly inside {parent}.'}
            </Translate>
          </>
        )}
        {!children && ` ${translate({id: 'vocabulary.noContent', message: 'Takes no content.'})}`}
        {rows.length === 0 && ` ${translate({id: 'vocabulary.noProps', message: 'Has no props.'})}`}
      </p>
      {rows.length > 0 && (
        <ScrollableTable>
          <thead>
            <tr>
              <th>
                <Translate id="vocabulary.prop">Prop</Translate>
              </th>
              <th>
                <Translate id="vocabulary.value">Value</Translate>
              </th>
              <th>
                <Translate id="vocabulary.leftOut" description="What happens without the prop">
                  If omitted
                </Translate>
              </th>
              <th>
                <Translate id="vocabulary.description">Description</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, prop]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{prop.values ? <Values values={prop.values} /> : typeNames[prop.type]}</td>
                <td>
                  {prop.required
                    ? translate({
                        id: 'vocabulary.required',
                        message: 'required',
                        description: 'In the column "If omitted": the prop can’t be omitted',
                      })
                    : prop.default}
                </td>
                <td>
                  <TextWithCode>{prop.description}</TextWithCode>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      )}
    </>
  );
}

function Values({values}: {values: readonly string[]}): ReactNode {
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ', '}
      <code>{value}</code>
    </span>
  ));
}
