import type {ReactNode} from 'react';
import type {ComponentDefinition, ComponentName, PropDefinition} from '../vocabulary';
import {vocabulary} from '../vocabulary';
import ScrollableTable from '../../components/ScrollableTable';

const typeNames: Readonly<Record<PropDefinition['type'], string>> = {
  string: 'text',
  boolean: 'on or off',
  icon: 'icon name',
  diagram: 'diagram name',
  link: 'address',
};

/** What a component of the MDX vocabulary is for, and its props, as src/mdx/vocabulary.ts defines them. */
export default function PropsTable({component}: {component: ComponentName}): ReactNode {
  const {description, props, parent, children}: ComponentDefinition = vocabulary[component];
  const rows = Object.entries(props);
  return (
    <>
      <p>
        <Text>{description}</Text>
        {parent && (
          <>
            {' '}
            Stands directly in <code>{parent}</code>.
          </>
        )}
        {!children && ' Takes no content.'}
        {rows.length === 0 && ' Has no props.'}
      </p>
      {rows.length > 0 && (
        <ScrollableTable>
          <thead>
            <tr>
              <th>Prop</th>
              <th>Value</th>
              <th>Left out</th>
              <th>Description</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, prop]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{prop.values ? <Values values={prop.values} /> : typeNames[prop.type]}</td>
                <td>{prop.required ? 'not possible' : prop.default}</td>
                <td>
                  <Text>{prop.description}</Text>
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

/** Text in which backticks mark code. */
function Text({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index}-${part}`}>{part}</code> : part));
}
