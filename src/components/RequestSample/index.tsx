import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {useId, useMemo} from 'react';
import {RequestTabsContext, requestGroup} from './RequestTabsContext';
import {useForms} from './useForms';

interface Props {
  /** The request as HTTP. */
  code: string;
  /** Key of the request in its page's data. */
  id: string;
  /** Its other forms, separated by spaces. */
  languages: string;
  /** URL of the page's data. */
  source: string;
}

const http = 'http';
const labels: Readonly<Record<string, string>> = {
  [http]: 'HTTP',
  curl: 'cURL',
  js: 'JavaScript',
  client: 'Strapi Client',
  graphql: 'GraphQL',
};
/** Languages of the code blocks that differ from the form's name. */
const codeLanguages: Readonly<Record<string, string>> = {curl: 'bash', client: 'js'};

/**
 * A request in the form that the reader chose. HTTP is part of the page; the other forms are fetched when one of them is
 * selected. Until they're loaded, or if that fails, HTTP is shown.
 */
export default function RequestSample({code, id, languages, source}: Props): ReactNode {
  const prefix = useId();
  const values = useMemo(
    () => [http, ...languages.split(' ').filter(Boolean)].map((value) => ({value, label: labels[value] ?? value})),
    [languages],
  );
  const {selectedValue, selectValue} = useTabsContextValue({groupId: requestGroup, values, children: null});
  const {forms, prepare, hasFailed} = useForms(source, selectedValue !== http);
  const text = selectedValue === http ? code : forms?.[id]?.[selectedValue];
  const shown = text === undefined ? http : selectedValue;
  const tabs = useMemo(
    () => ({
      prefix,
      values,
      selected: shown,
      select: (value: string) => {
        // Selecting the form that couldn't be fetched retries.
        if (value === selectedValue) {
          prepare();
        }
        selectValue(value);
      },
      prepare,
      hasFailed: hasFailed && selectedValue !== http,
    }),
    [prefix, values, shown, selectedValue, selectValue, prepare, hasFailed],
  );
  return (
    <RequestTabsContext.Provider value={tabs}>
      <CodeBlock language={codeLanguages[shown] ?? shown}>{text ?? code}</CodeBlock>
    </RequestTabsContext.Provider>
  );
}
