import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {NextId} from '../../lib/queryBuilder/drafts';
import {newSortRule, samples} from '../../lib/queryBuilder/drafts';
import type {SortRule} from '../../lib/queryBuilder/types';
import {SelectField, TextField} from './Field';
import {keepFocus} from './keepFocus';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  rules: readonly SortRule[];
  nextId: NextId;
  added: string | undefined;
  onChange: (rules: readonly SortRule[]) => void;
  onAdd: (id: string) => void;
}

/** What a list is sorted by; the second rule breaks ties of the first, and so on. */
export default function SortFields({rules, nextId, added, onChange, onAdd}: Props): ReactNode {
  const change = (next: SortRule) => onChange(rules.map((rule) => (rule.id === next.id ? next : rule)));
  return (
    <Section title={translate({id: 'queryBuilder.sort', message: 'Sort'})}>
      {rules.map((rule, index) => (
        <div
          key={rule.id}
          className={styles.row}
          role="group"
          aria-label={translate({id: 'queryBuilder.sortRule', message: 'Sort rule {number}'}, {number: index + 1})}
        >
          <TextField
            label={translate({id: 'queryBuilder.field', message: 'Field'})}
            value={rule.field}
            placeholder={samples.sortField}
            focus={rule.id === added}
            onChange={(field) => change({...rule, field})}
          />
          <SelectField
            label={translate({id: 'queryBuilder.direction', message: 'Direction'})}
            value={rule.direction}
            options={[
              ['asc', translate({id: 'queryBuilder.ascending', message: 'ascending'})],
              ['desc', translate({id: 'queryBuilder.descending', message: 'descending'})],
            ]}
            onChange={(direction) => change({...rule, direction: direction as SortRule['direction']})}
          />
          <button
            type="button"
            aria-label={translate(
              {id: 'queryBuilder.removeSortRule', message: 'Remove sort rule {number}'},
              {number: index + 1},
            )}
            onClick={({currentTarget}) => {
              keepFocus(currentTarget);
              onChange(rules.filter(({id}) => id !== rule.id));
            }}
          >
            <Translate id="queryBuilder.remove">Remove</Translate>
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
          <Translate id="queryBuilder.addSortRule">Add sort rule</Translate>
        </button>
      </div>
    </Section>
  );
}
