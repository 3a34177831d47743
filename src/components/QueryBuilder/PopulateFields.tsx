import type {ReactNode} from 'react';
import type {NextId} from '../../lib/queryBuilder/drafts';
import {newPopulation} from '../../lib/queryBuilder/drafts';
import type {Population} from '../../lib/queryBuilder/types';
import {CheckField, TextField} from './Field';
import FilterGroup from './FilterGroup';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  all: boolean;
  entries: readonly Population[];
  nextId: NextId;
  added: string | undefined;
  onChange: (values: {populateAll?: boolean; populate?: readonly Population[]}) => void;
  onAdd: (id: string) => void;
}

/** Relations, media, components and dynamic zones to include in the response, each with its own parameters. */
export default function PopulateFields({all, entries, nextId, added, onChange, onAdd}: Props): ReactNode {
  const change = (next: Population) =>
    onChange({populate: entries.map((entry) => (entry.id === next.id ? next : entry))});
  return (
    <Section title="Populate">
      <CheckField
        label="Everything, one level deep"
        checked={all}
        onChange={(populateAll) => onChange({populateAll})}
      />
      {!all &&
        entries.map((entry, index) => (
          <Section key={entry.id} title={`Relation ${index + 1}`} inner>
            <div className={styles.row}>
              <TextField
                label="Name"
                value={entry.path}
                placeholder="chef.hometown"
                focus={entry.id === added}
                onChange={(path) => change({...entry, path})}
              />
              <TextField
                label="Component or type"
                value={entry.on}
                placeholder="shared.quote"
                hint="In a dynamic zone"
                onChange={(on) => change({...entry, on})}
              />
              <TextField
                label="Fields"
                value={entry.fields}
                placeholder="name, rating"
                onChange={(fields) => change({...entry, fields})}
              />
              <TextField
                label="Sort"
                value={entry.sort}
                placeholder="name:desc"
                onChange={(sort) => change({...entry, sort})}
              />
            </div>
            <FilterGroup
              title={`Filters of relation ${index + 1}`}
              group={entry.filters}
              nextId={nextId}
              added={added}
              onChange={(filters) => change({...entry, filters})}
              onAdd={onAdd}
            />
            <div className={styles.actions}>
              <button type="button" onClick={() => onChange({populate: entries.filter(({id}) => id !== entry.id)})}>
                Remove relation {index + 1}
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
            Add relation
          </button>
        </div>
      )}
    </Section>
  );
}
