import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface Loader {
  options?: {modules?: {localIdentName?: string}};
}

/**
 * Gives the classes of CSS modules names of five characters. Docusaurus puts the name in the source before them, which
 * each page, stylesheet and script then repeats. Changes the rules in place: merged, they would come twice.
 *
 * @param rules - of the bundler's configuration, the same in the browser's build and the server's
 */
export function shortenClasses(rules: NonNullable<Configuration['module']>['rules'] = []): void {
  const loaders = rules.flatMap((rule) => {
    const use = typeof rule === 'object' && rule ? rule.use : undefined;
    return (Array.isArray(use) ? use : []) as Loader[];
  });
  for (const {options} of loaders.filter((loader) => loader.options?.modules?.localIdentName)) {
    Object.assign(options?.modules ?? {}, {localIdentName: '[contenthash:base64:5]'});
  }
}
