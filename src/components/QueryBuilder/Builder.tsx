import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';
import {publicationFilters} from '../../lib/queryBuilder/operators';
import {toAddress, toCurl, toJavaScript, toQueryString} from '../../lib/queryBuilder/toCode';
import {countGaps, toQuery} from '../../lib/queryBuilder/toQuery';
import type {Draft} from '../../lib/queryBuilder/types';
import {CheckField, SelectField, TextField} from './Field';
import FilterGroup from './FilterGroup';
import PaginationFields from './PaginationFields';
import PopulateFields from './PopulateFields';
import Section from './Section';
import SortFields from './SortFields';
import styles from './styles.module.css';
import {permalinkOf, useDraft} from './useDraft';

const notSet = ['', 'not set'] as const;

/** A form for the query of a REST request, and the request as query string, JavaScript and curl command. */
export default function Builder(): ReactNode {
  const {draft, nextId, change, reset} = useDraft();
  const [added, setAdded] = useState<string>();
  const [notice, setNotice] = useState('');
  const query = useMemo(() => toQuery(draft), [draft]);
  const gaps = countGaps(draft.filters);

  const copyPermalink = async () => {
    try {
      await navigator.clipboard.writeText(permalinkOf(draft));
      setNotice('The address of this query is copied.');
    } catch {
      setNotice('The browser does not permit copying. Copy the address from its address bar.');
    }
  };

  return (
    <div className={styles.builder}>
      <form aria-label="Query" onSubmit={(event) => event.preventDefault()}>
        <Section title="Request">
          <div className={styles.row}>
            <TextField label="Server" value={draft.server} onChange={(server) => change({server})} />
            <TextField
              label="Endpoint"
              value={draft.endpoint}
              hint="What follows /api/"
              onChange={(endpoint) => change({endpoint})}
            />
            <TextField
              label="Fields"
              value={draft.fields}
              hint="By commas; none means all"
              onChange={(fields) => change({fields})}
            />
            <TextField label="Search" value={draft.search} onChange={(search) => change({search})} />
          </div>
          <CheckField label="Send an API token" checked={draft.token} onChange={(token) => change({token})} />
        </Section>
        <FilterGroup
          title="Filters"
          group={draft.filters}
          nextId={nextId}
          added={added}
          onChange={(filters) => change({filters})}
          onAdd={setAdded}
        />
        <PopulateFields
          all={draft.populateAll}
          entries={draft.populate}
          nextId={nextId}
          added={added}
          onChange={change}
          onAdd={setAdded}
        />
        <SortFields
          rules={draft.sort}
          nextId={nextId}
          added={added}
          onChange={(sort) => change({sort})}
          onAdd={setAdded}
        />
        <PaginationFields pagination={draft.pagination} onChange={(pagination) => change({pagination})} />
        <Section title="Version and language">
          <div className={styles.row}>
            <SelectField
              label="Status"
              value={draft.status}
              options={[notSet, ['published', 'published'], ['draft', 'draft']]}
              onChange={(status) => change({status: status as Draft['status']})}
            />
            <SelectField
              label="Publication filter"
              value={draft.publicationFilter}
              options={[notSet, ...publicationFilters.map((name) => [name, name] as const)]}
              onChange={(publicationFilter) => change({publicationFilter})}
            />
            <TextField label="Locale" value={draft.locale} placeholder="fr" onChange={(locale) => change({locale})} />
          </div>
        </Section>
        <div className={styles.actions}>
          <button type="button" onClick={() => void copyPermalink()}>
            Copy link to this query
          </button>
          <button type="button" onClick={reset}>
            Back to the example
          </button>
        </div>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </form>
      <section aria-label="Result" className={styles.result}>
        <p className={styles.notice} role="status">
          {gaps > 0 && `${gaps === 1 ? 'One condition is' : `${gaps} conditions are`} left out until complete.`}
        </p>
        <CodeBlock language="text" title="Query string">
          {toQueryString(query) || ' '}
        </CodeBlock>
        <CodeBlock language="text" title="Address">
          {toAddress(draft, query)}
        </CodeBlock>
        <CodeBlock language="js" title="JavaScript">
          {toJavaScript(draft, query)}
        </CodeBlock>
        <CodeBlock language="bash" title="curl">
          {toCurl(draft, query)}
        </CodeBlock>
      </section>
    </div>
  );
}
