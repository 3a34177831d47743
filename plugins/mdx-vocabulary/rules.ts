import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {ComponentDefinition} from '../../src/mdx/vocabulary';
import {admonitions, htmlElements, vocabulary} from '../../src/mdx/vocabulary';
import type {Rules} from './types';

const components: Readonly<Record<string, ComponentDefinition>> = vocabulary;
const iconPackage = '@phosphor-icons/core/assets/regular';

/** Module path of an icon's SVG file. */
export function iconPath(name: string): string {
  return `${iconPackage}/${name}.svg`;
}

/** For each component that shows an icon, the prop that names it. */
export const iconProps: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(components).flatMap(([name, {props}]) =>
    Object.entries(props)
      .filter(([, {type}]) => type === 'icon')
      .map(([prop]) => [name, prop]),
  ),
);

/** Reads the names of the icon set and puts the rules together. */
export function loadRules(): Rules {
  const folder = path.dirname(require.resolve(iconPath('link')));
  const iconNames = new Set(readdirSync(folder).map((file) => path.basename(file, '.svg')));
  return {components, htmlElements, admonitions, iconNames};
}
