import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {NextId} from '../../lib/queryBuilder/drafts';
import {newPopulation, samples} from '../../lib/queryBuilder/drafts';
import type {Population} from '../../lib/queryBuilder/types';
import {CheckField, TextField} from './Field';
import FilterGroup from './FilterGroup';
import {keepFocus} from './keepFocus';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  all: boolean;
  entries: readonly Population[];
  nextId: NextId;
  added: string | undefined;
  onChange: (values: {populateAll?: boolean; populate?: readonly Population[]}) => void;
  onAdd: (id: string | undefined) => void;
}

/** Relations, media, components and dynamic zones to include in the response, each with its own parameters. */
export default function PopulateFields({all, entries, nextId, added, onChange, onAdd}: Props): ReactNode {
  const change = (next: Population) =>
    onChange({populate: entries.map((entry) => (entry.id === next.id ? next : entry))});
  return (
    <Section title={translate({id: 'queryBuilder.populate', message: 'Populate'})}>
      <CheckField
        label={translate({id: 'queryBuilder.everything', message: 'Everything, one level deep'})}
        checked={all}
        onChange={(populateAll) => {
          // What was added before the relations were hidden doesn't get the focus when they reappear.
          onAdd(undefined);
          onChange({populateAll});
        }}
      />
      {!all &&
        entries.map((entry, index) => (
          <Section
            key={entry.id}
            title={translate({id: 'queryBuilder.relation', message: 'Relation {number}'}, {number: index + 1})}
            inner
          >
            <div className={styles.row}>
              <TextField
                label={translate({id: 'queryBuilder.name', message: 'Name'})}
                value={entry.path}
                placeholder={samples.relation}
                focus={entry.id === added}
                onChange={(path) => change({...entry, path})}
              />
              <TextField
                label={translate({id: 'queryBuilder.component', message: 'Component or type'})}
                value={entry.on}
                placeholder={samples.component}
                hint={translate({id: 'queryBuilder.componentHint', message: 'In a dynamic zone'})}
                onChange={(on) => change({...entry, on})}
              />
              <TextField
                label={translate({id: 'queryBuilder.fields', message: 'Fields'})}
                value={entry.fields}
                placeholder={samples.fields}
                onChange={(fields) => change({...entry, fields})}
              />
              <TextField
                label={translate({id: 'queryBuilder.sort', message: 'Sort'})}
                value={entry.sort}
                placeholder={samples.sort}
                onChange={(sort) => change({...entry, sort})}
              />
            </div>
            <FilterGroup
              title={translate(
                {id: 'queryBuilder.relationFilters', message: 'Filters of relation {number}'},
                {number: index + 1},
              )}
              group={entry.filters}
              nextId={nextId}
              added={added}
              onChange={(filters) => change({...entry, filters})}
              onAdd={onAdd}
            />
            <div className={styles.actions}>
              <button
                type="button"
                onClick={({currentTarget}) => {
                  keepFocus(currentTarget);
                  onChange({populate: entries.filter(({id}) => id !== entry.id)});
                }}
              >
                {translate(
                  {id: 'queryBuilder.removeRelation', message: 'Remove relation {number}'},
                  {number: index + 1},
                )}
              </button>
            </div>
          </Section>
        ))}
      {!all && (
        <div className={styles.actions}>
          <button
            type="button"
            onClick={() => {
              const entry = newPopulation(nextId);
              onAdd(entry.id);
              onChange({populate: [...entries, entry]});
            }}
          >
            <Translate id="queryBuilder.addRelation">Add relation</Translate>
          </button>
        </div>
      )}
    </Section>
  );
}
