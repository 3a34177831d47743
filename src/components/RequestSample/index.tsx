import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {useId, useMemo} from 'react';
import {RequestTabsContext} from './RequestTabsContext';
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

/** The reader's choice, kept for the whole site. */
const GROUP = 'request-language';

const HTTP = 'http';
const LABELS: Readonly<Record<string, string>> = {
  [HTTP]: 'HTTP',
  curl: 'cURL',
  js: 'JavaScript',
  client: 'Strapi Client',
  graphql: 'GraphQL',
};
/** Languages of the code blocks, where they aren't the form's own name. */
const CODE_LANGUAGES: Readonly<Record<string, string>> = {curl: 'bash', client: 'js'};

/**
 * A request, in the form that the reader chose: HTTP is part of the page, the other forms are fetched when one of them
 * is wanted. Until they're there, and where they can't be had, HTTP shows.
 */
export default function RequestSample({code, id, languages, source}: Props): ReactNode {
  const prefix = useId();
  const values = useMemo(
    () => [HTTP, ...languages.split(' ').filter(Boolean)].map((value) => ({value, label: LABELS[value] ?? value})),
    [languages],
  );
  const {selectedValue, selectValue} = useTabsContextValue({groupId: GROUP, values, children: null});
  const {forms, prepare, hasFailed} = useForms(source, selectedValue !== HTTP);
  const text = selectedValue === HTTP ? code : forms?.[id]?.[selectedValue];
  const shown = text === undefined ? HTTP : selectedValue;
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
      hasFailed: hasFailed && selectedValue !== HTTP,
    }),
    [prefix, values, shown, selectedValue, selectValue, prepare, hasFailed],
  );
  return (
    <RequestTabsContext.Provider value={tabs}>
      <CodeBlock language={CODE_LANGUAGES[shown] ?? shown}>{text ?? code}</CodeBlock>
    </RequestTabsContext.Provider>
  );
}
