import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** @returns a function that formats the number of results in the site's language */
export function useCountResults(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'search.results.count',
          message: '1 result|{count} results',
          description: 'Said to screen readers; forms of the plural separated by |',
        },
        {count},
      ),
    );
}
