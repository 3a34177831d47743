import type {Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import type {ClassNames} from './nameClasses';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface Loader {
  options?: {modules?: {localIdentName?: string}};
}

/** Rspack's property, which is missing in Docusaurus's types. */
interface Experiments {
  cache?: {version?: string};
}

/**
 * Gives the classes of CSS modules short names. Docusaurus prefixes them with the name in the source, which is then repeated in every
 * page, stylesheet and script. Changes the configuration in place, because merging would duplicate rules. Files without
 * names here get names of five characters.
 *
 * @param configuration - the bundler's, the same in the browser's build and the server's
 * @param names - by file
 */
export function shortenClasses({module, experiments}: Configuration, names: ClassNames): void {
  const loaders = (module?.rules ?? []).flatMap((rule) => {
    const use = typeof rule === 'object' && rule ? rule.use : undefined;
    return (Array.isArray(use) ? use : []) as Loader[];
  });
  const getLocalIdent = ({resourcePath}: {resourcePath: string}, _template: string, name: string) =>
    names.get(resourcePath)?.get(name);
  for (const {options} of loaders.filter((loader) => loader.options?.modules?.localIdentName)) {
    Object.assign(options?.modules ?? {}, {localIdentName: '[contenthash:base64:5]', getLocalIdent});
  }
  // Names can change without their file, which the bundler would then take from its cache.
  const {cache} = (experiments ?? {}) as Experiments;
  if (cache) {
    cache.version = `${cache.version ?? ''}-${hashOf(names)}`;
  }
}

function hashOf(names: ClassNames): string {
  const content = [...names].map(([file, ofFile]) => [file, [...ofFile]]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}
