import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {NextId} from '../../lib/queryBuilder/drafts';
import {maxGroupLevels, newCondition, newGroup, samples} from '../../lib/queryBuilder/drafts';
import {operandOf, operators} from '../../lib/queryBuilder/operators';
import type {Condition, FilterNode, Group, Join} from '../../lib/queryBuilder/types';
import {SelectField, TextField} from './Field';
import {translateData} from '../translateData';
import {keepFocus} from './keepFocus';
import Section from './Section';
import styles from './styles.module.css';

const joins: readonly (readonly [Join, string])[] = [
  [
    '$and',
    translate({id: 'queryBuilder.and', message: 'all of these hold', description: 'After "Keep documents for which"'}),
  ],
  [
    '$or',
    translate({id: 'queryBuilder.or', message: 'one of these holds', description: 'After "Keep documents for which"'}),
  ],
  [
    '$not',
    translate({
      id: 'queryBuilder.not',
      message: 'not all of these hold',
      description: 'After "Keep documents for which"',
    }),
  ],
];

const operatorOptions = operators.map(
  ({name, label}) => [name, `${name} (${translateData(`operators.${name}`, label)})`] as const,
);

interface Props {
  title: string;
  group: Group;
  /** How deep the group is nested: 1 for the outermost one. */
  level?: number;
  nextId: NextId;
  /** Identifier of the row that was just added, which gets the focus. */
  added: string | undefined;
  onChange: (group: Group) => void;
  onAdd: (id: string) => void;
  onRemove?: () => void;
}

/** Conditions and groups of conditions, nested up to `maxGroupLevels`. */
export default function FilterGroup(props: Props): ReactNode {
  const {title, group, level = 1, nextId, added, onChange, onAdd, onRemove} = props;
  const setChildren = (children: Group['children']) => onChange({...group, children});
  const replace = (next: FilterNode) =>
    setChildren(group.children.map((child) => (child.id === next.id ? next : child)));
  const remove = (removed: FilterNode) => setChildren(group.children.filter((child) => child !== removed));
  const add = (node: FilterNode) => {
    onAdd(node.kind === 'condition' ? node.id : (node.children[0]?.id ?? node.id));
    setChildren([...group.children, node]);
  };
  return (
    <Section title={title} inner={onRemove !== undefined}>
      {(group.children.length > 0 || onRemove) && (
        <SelectField
          label={translate({id: 'queryBuilder.join', message: 'Keep documents for which'})}
          value={group.join}
          options={joins}
          onChange={(join) => onChange({...group, join: join as Join})}
        />
      )}
      {group.children.map((child, index) =>
        child.kind === 'condition' ? (
          <ConditionFields
            key={child.id}
            condition={child}
            number={index + 1}
            focus={child.id === added}
            onChange={replace}
            onRemove={() => remove(child)}
          />
        ) : (
          <FilterGroup
            key={child.id}
            title={translate({id: 'queryBuilder.group', message: 'Group {number}'}, {number: index + 1})}
            group={child}
            level={level + 1}
            nextId={nextId}
            added={added}
            onChange={replace}
            onAdd={onAdd}
            onRemove={() => remove(child)}
          />
        ),
      )}
      <div className={styles.actions}>
        <button type="button" onClick={() => add(newCondition(nextId))}>
          <Translate id="queryBuilder.addCondition">Add condition</Translate>
        </button>
        {level < maxGroupLevels && (
          <button type="button" onClick={() => add(newGroup(nextId, '$or', [newCondition(nextId)]))}>
            <Translate id="queryBuilder.addGroup">Add group</Translate>
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            onClick={({currentTarget}) => {
              keepFocus(currentTarget);
              onRemove();
            }}
          >
            {translate(
              {id: 'queryBuilder.removeGroup', message: 'Remove {group}', description: '{group} is queryBuilder.group'},
              {group: title.toLowerCase()},
            )}
          </button>
        )}
      </div>
      {level === maxGroupLevels && (
        <p className={styles.notice}>
          {translate(
            {id: 'queryBuilder.maxGroupLevels', message: 'Groups can be nested at most {levels} levels deep.'},
            {levels: maxGroupLevels},
          )}
        </p>
      )}
    </Section>
  );
}

interface ConditionProps {
  condition: Condition;
  number: number;
  focus: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionFields({condition, number, focus, onChange, onRemove}: ConditionProps): ReactNode {
  const operand = operandOf(condition.operator);
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={translate({id: 'queryBuilder.condition', message: 'Condition {number}'}, {number})}
    >
      <TextField
        label={translate({id: 'queryBuilder.field', message: 'Field'})}
        value={condition.field}
        placeholder={samples.field}
        focus={focus}
        onChange={(field) => onChange({...condition, field})}
      />
      <SelectField
        label={translate({id: 'queryBuilder.operator', message: 'Operator'})}
        value={condition.operator}
        options={operatorOptions}
        onChange={(operator) => onChange({...condition, operator})}
      />
      {operand === 'boolean' ? (
        <SelectField
          label={translate({id: 'queryBuilder.value', message: 'Value'})}
          value={condition.value === 'false' ? 'false' : 'true'}
          options={[
            ['true', 'true'],
            ['false', 'false'],
          ]}
          onChange={(value) => onChange({...condition, value})}
        />
      ) : (
        <TextField
          label={
            operand === 'many'
              ? translate({id: 'queryBuilder.values', message: 'Values, separated by commas'})
              : translate({id: 'queryBuilder.value', message: 'Value'})
          }
          value={condition.value}
          onChange={(value) => onChange({...condition, value})}
        />
      )}
      <button
        type="button"
        aria-label={translate({id: 'queryBuilder.removeCondition', message: 'Remove condition {number}'}, {number})}
        onClick={({currentTarget}) => {
          keepFocus(currentTarget);
          onRemove();
        }}
      >
        <Translate id="queryBuilder.remove">Remove</Translate>
      </button>
    </div>
  );
}
