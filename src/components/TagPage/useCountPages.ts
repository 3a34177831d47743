import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** @returns a function that formats a number of pages in the site's language */
export function useCountPages(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'tags.pages',
          message: '1 page|{count} pages',
          description: 'Number of pages with a tag; forms of the plural separated by |',
        },
        {count},
      ),
    );
}
