import type {ReactNode} from 'react';
import type {NextId} from '../../lib/queryBuilder/drafts';
import {newSortRule} from '../../lib/queryBuilder/drafts';
import type {SortRule} from '../../lib/queryBuilder/types';
import {SelectField, TextField} from './Field';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  rules: readonly SortRule[];
  nextId: NextId;
  added: string | undefined;
  onChange: (rules: readonly SortRule[]) => void;
  onAdd: (id: string) => void;
}

/** What a list is ordered by; the second rule where the first is equal, and so on. */
export default function SortFields({rules, nextId, added, onChange, onAdd}: Props): ReactNode {
  const change = (next: SortRule) => onChange(rules.map((rule) => (rule.id === next.id ? next : rule)));
  return (
    <Section title="Sort">
      {rules.map((rule, index) => (
        <div key={rule.id} className={styles.row} role="group" aria-label={`Sort rule ${index + 1}`}>
          <TextField
            label="Field"
            value={rule.field}
            placeholder="name"
            focus={rule.id === added}
            onChange={(field) => change({...rule, field})}
          />
          <SelectField
            label="Direction"
            value={rule.direction}
            options={[
              ['asc', 'ascending'],
              ['desc', 'descending'],
            ]}
            onChange={(direction) => change({...rule, direction: direction as SortRule['direction']})}
          />
          <button
            type="button"
            aria-label={`Remove sort rule ${index + 1}`}
            onClick={() => onChange(rules.filter(({id}) => id !== rule.id))}
          >
            Remove
          </button>
        </div>
      ))}
      <div className={styles.actions}>
        <button
          type="button"
          onClick={() => {
            const rule = newSortRule(nextId);
            onAdd(rule.id);
            onChange([...rules, rule]);
          }}
        >
          Add sort rule
        </button>
      </div>
    </Section>
  );
}
