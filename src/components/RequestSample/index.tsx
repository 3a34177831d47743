import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {useId, useMemo} from 'react';
import {RequestTabsContext, requestGroup} from './RequestTabsContext';
import {useForms} from './useForms';

interface Props {
  /** The request as HTTP. */
  code: string;
  /** Name of the request in the data of its page. */
  id: string;
  /** Its other forms, separated by spaces. */
  languages: string;
  /** Address of the page's data. */
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
/** Languages of the code blocks, where they aren't the form's own name. */
const codeLanguages: Readonly<Record<string, string>> = {curl: 'bash', client: 'js'};

/**
 * A request, in the form that the reader chose: HTTP is part of the page, the other forms are fetched when one of them
 * is wanted. Until they're there, and where they can't be had, HTTP shows.
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
        // Asking again for the form that couldn't be fetched tries again.
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
