import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import changes from '@generated/breaking-changes/default/changes.json';
import Heading from '@theme/MDXComponents/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {changeAreas, codemods} from '../../../src/data/migration';
import type {BreakingChange} from '../core/types';
import type {ChangeFilter} from '../core/filterChanges';
import {filterChanges, noFilter} from '../core/filterChanges';
import controls from '../../../src/css/control.module.css';
import {translateData} from '../../../src/components/translateData';
import {useUrlState} from '../../../src/components/useUrlState';
import styles from './BreakingChanges.module.css';

interface Choice {
  value: string;
  label: string;
}

const areaChoices: Choice[] = Object.entries(changeAreas).map(([value, label]) => ({
  value,
  label: translateData(`areas.${value}`, label),
}));
const usedCodemods = codemods.filter((name) => changes.some((change) => change.codemods.includes(name)));
const codemodChoices: Choice[] = [
  {value: 'with', label: translate({id: 'breakingChanges.codemod', message: 'With a codemod'})},
  {value: 'without', label: translate({id: 'breakingChanges.byHandOnly', message: 'By hand only'})},
  ...usedCodemods.map((name) => ({value: name, label: name})),
];
const pluginChoices: Choice[] = [
  {value: 'yes', label: translate({id: 'breakingChanges.plugins', message: 'Affects plugins'})},
  {value: 'no', label: translate({id: 'breakingChanges.noPlugins', message: 'Does not affect plugins'})},
];

/** Every breaking change by area, with filters. The complete list works without JavaScript; the filters need it. */
export default function BreakingChanges(): ReactNode {
  const [chosen, setFilter] = useUrlState(noFilter);
  const filter = knownChoices(chosen);
  const shown = filterChanges(changes, filter);
  const choose = (part: keyof ChangeFilter) => (value: string) => setFilter({...filter, [part]: value});

  return (
    <>
      <form
        className={styles.filters}
        aria-label={translate({id: 'breakingChanges.filter', message: 'Filter breaking changes'})}
        onReset={() => setFilter(noFilter)}
      >
        <Filter
          label={translate({id: 'breakingChanges.area', message: 'Area'})}
          all={translate({id: 'breakingChanges.allAreas', message: 'All areas'})}
          choices={areaChoices}
          value={filter.area}
          onChange={choose('area')}
        />
        <Filter
          label={translate({id: 'breakingChanges.tool', message: 'Upgrade tool'})}
          all={translate({id: 'breakingChanges.allCodemods', message: 'With and without a codemod'})}
          choices={codemodChoices}
          value={filter.codemod}
          onChange={choose('codemod')}
        />
        <Filter
          label={translate({id: 'breakingChanges.pluginsLabel', message: 'Plugins'})}
          all={translate({id: 'breakingChanges.allChanges', message: 'All changes'})}
          choices={pluginChoices}
          value={filter.plugins}
          onChange={choose('plugins')}
        />
        <button type="reset" className={clsx(controls.control, styles.reset)}>
          <Translate id="breakingChanges.showAll">Show all</Translate>
        </button>
        <p role="status" className={styles.status}>
          {shown.length === changes.length
            ? translate({id: 'breakingChanges.count', message: '{count} breaking changes'}, {count: changes.length})
            : translate(
                {id: 'breakingChanges.shown', message: '{shown} of {count} breaking changes'},
                {shown: shown.length, count: changes.length},
              )}
        </p>
      </form>
      {areaChoices.map(({value, label}) => (
        <Area key={value} id={`area-${value}`} label={label} changes={shown.filter(({area}) => area === value)} />
      ))}
    </>
  );
}

/** Ignores values from the URL that the filters don't have. */
function knownChoices({area, codemod, plugins}: ChangeFilter): ChangeFilter {
  const known = (choices: readonly Choice[], value: string) =>
    choices.some((choice) => choice.value === value) ? value : '';
  return {
    area: known(areaChoices, area),
    codemod: known(codemodChoices, codemod),
    plugins: known(pluginChoices, plugins),
  };
}

interface FilterProps {
  label: string;
  /** Label of the option that shows everything. */
  all: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

function Filter({label, all, choices, value, onChange}: FilterProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={clsx(controls.control, styles.select)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AreaProps {
  id: string;
  label: string;
  changes: readonly BreakingChange[];
}

function Area({id, label, changes: list}: AreaProps): ReactNode {
  if (list.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {label}
      </Heading>
      <ul className={styles.list}>
        {list.map(({permalink, title, description, codemods: names, affectsPlugins}) => (
          <li key={permalink} className={styles.item}>
            <p className={styles.title}>
              <Link to={permalink}>{title}</Link>
            </p>
            <p>{description}</p>
            <p className={styles.facts}>
              {names.length > 0
                ? `${translate({id: 'breakingChanges.codemods', message: 'Codemod:', description: 'Before the names of codemods'})} `
                : translate({id: 'breakingChanges.byHand', message: 'By hand'})}
              {names.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              {affectsPlugins && ` · ${translate({id: 'breakingChanges.affectsPlugins', message: 'affects plugins'})}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
