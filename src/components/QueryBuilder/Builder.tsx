import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';
import {samples} from '../../lib/queryBuilder/drafts';
import {publicationFilters} from '../../lib/queryBuilder/operators';
import {toUrl, toCurl, toJavaScript, toQueryString} from '../../lib/queryBuilder/toCode';
import {countGaps, toQuery} from '../../lib/queryBuilder/toQuery';
import type {Draft} from '../../lib/queryBuilder/types';
import {useCopy} from '../useCopy';
import {CheckField, notSet, SelectField, TextField} from './Field';
import FilterGroup from './FilterGroup';
import PaginationFields from './PaginationFields';
import PopulateFields from './PopulateFields';
import Section from './Section';
import SortFields from './SortFields';
import styles from './styles.module.css';
import {permalinkOf, useDraft} from './useDraft';

/** Names of programs, which aren't translated. */
const titles = {js: 'JavaScript', curl: 'curl'};

/** A form for the query of a REST request, and the request as query string, JavaScript and curl command. */
export default function Builder(): ReactNode {
  const {draft, nextId, change, reset} = useDraft();
  const [added, setAdded] = useState<string>();
  const {outcome, copy} = useCopy();
  const query = useMemo(() => toQuery(draft), [draft]);
  const gaps = countGaps(draft);
  const {selectMessage} = usePluralForm();

  return (
    <div className={styles.builder}>
      <form
        aria-label={translate({id: 'queryBuilder.query', message: 'Query'})}
        onSubmit={(event) => event.preventDefault()}
      >
        <Section title={translate({id: 'queryBuilder.request', message: 'Request'})}>
          <div className={styles.row}>
            <TextField
              label={translate({id: 'queryBuilder.server', message: 'Server'})}
              value={draft.server}
              onChange={(server) => change({server})}
            />
            <TextField
              label={translate({id: 'queryBuilder.endpoint', message: 'Endpoint'})}
              value={draft.endpoint}
              hint={translate({id: 'queryBuilder.endpointHint', message: 'What follows /api/'})}
              onChange={(endpoint) => change({endpoint})}
            />
            <TextField
              label={translate({id: 'queryBuilder.fields', message: 'Fields'})}
              value={draft.fields}
              hint={translate({id: 'queryBuilder.fieldsHint', message: 'Separated by commas; leave empty for all'})}
              onChange={(fields) => change({fields})}
            />
            <TextField
              label={translate({id: 'queryBuilder.search', message: 'Search'})}
              value={draft.search}
              onChange={(search) => change({search})}
            />
          </div>
          <CheckField
            label={translate({id: 'queryBuilder.token', message: 'Send an API token'})}
            checked={draft.token}
            onChange={(token) => change({token})}
          />
        </Section>
        <FilterGroup
          title={translate({id: 'queryBuilder.filters', message: 'Filters'})}
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
        <Section title={translate({id: 'queryBuilder.version', message: 'Version and language'})}>
          <div className={styles.row}>
            <SelectField
              label={translate({id: 'queryBuilder.status', message: 'Status'})}
              value={draft.status}
              options={[
                ['', notSet],
                ['published', 'published'],
                ['draft', 'draft'],
              ]}
              onChange={(status) => change({status: status as Draft['status']})}
            />
            <SelectField
              label={translate({id: 'queryBuilder.publicationFilter', message: 'Publication filter'})}
              value={draft.publicationFilter}
              options={[['', notSet], ...publicationFilters.map((name) => [name, name] as const)]}
              onChange={(publicationFilter) => change({publicationFilter})}
            />
            <TextField
              label={translate({id: 'queryBuilder.locale', message: 'Locale'})}
              value={draft.locale}
              placeholder={samples.locale}
              onChange={(locale) => change({locale})}
            />
          </div>
        </Section>
        <div className={styles.actions}>
          <button type="button" onClick={() => copy(() => navigator.clipboard.writeText(permalinkOf(draft)))}>
            <Translate id="queryBuilder.copy">Copy link to this query</Translate>
          </button>
          <button type="button" onClick={reset}>
            <Translate id="queryBuilder.reset">Back to the example</Translate>
          </button>
        </div>
        <p role="status" className={styles.notice}>
          {outcome === 'copied' && <Translate id="queryBuilder.copied">Link copied.</Translate>}
          {outcome === 'failed' && (
            <Translate id="queryBuilder.copyFailed">
              Your browser doesn’t allow copying. Copy the URL from the address bar instead.
            </Translate>
          )}
        </p>
      </form>
      <section aria-label={translate({id: 'queryBuilder.result', message: 'Result'})}>
        <p className={styles.notice} role="status">
          {gaps > 0 &&
            selectMessage(
              gaps,
              translate(
                {
                  id: 'queryBuilder.gaps',
                  message: 'One condition is left out until complete.|{gaps} conditions are left out until complete.',
                  description: 'Forms of the plural separated by |',
                },
                {gaps},
              ),
            )}
        </p>
        <CodeBlock language="text" title={translate({id: 'queryBuilder.queryString', message: 'Query string'})}>
          {toQueryString(query) || ' '}
        </CodeBlock>
        <CodeBlock language="text" title={translate({id: 'queryBuilder.url', message: 'URL'})}>
          {toUrl(draft, query)}
        </CodeBlock>
        <CodeBlock language="js" title={titles.js}>
          {toJavaScript(draft, query)}
        </CodeBlock>
        <CodeBlock language="bash" title={titles.curl}>
          {toCurl(draft, query)}
        </CodeBlock>
      </section>
    </div>
  );
}
