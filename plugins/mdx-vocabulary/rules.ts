import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {ComponentDefinition, PropDefinition} from '../../src/mdx/vocabulary';
import {admonitions} from '../../src/data/admonitions';
import {htmlElements, vocabulary} from '../../src/mdx/vocabulary';
import type {FileProp} from './importFiles';
import type {Rules} from './types';

const components: Readonly<Record<string, ComponentDefinition>> = vocabulary;
const iconPackage = '@phosphor-icons/core/assets/regular';
const iconPath = (name: string) => `${iconPackage}/${name}.svg`;

/** For each type of prop that names a file, where the file is and how the component receives it. */
const fileTypes: Partial<Record<PropDefinition['type'], Omit<FileProp, 'prop'>>> = {
  icon: {receives: 'glyph', pathOf: iconPath},
  diagram: {receives: 'diagram', pathOf: (name) => `@site/src/data/diagrams/${name}`},
};

/** For each component that shows a file, the prop that names it. */
export const fileProps: Readonly<Record<string, FileProp>> = Object.fromEntries(
  Object.entries(components).flatMap(([name, {props}]) =>
    Object.entries(props).flatMap(([prop, {type}]) => {
      const fileType = fileTypes[type];
      return fileType ? [[name, {prop, ...fileType}]] : [];
    }),
  ),
);

/** Module paths by component. */
export const componentPaths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(components).map((name) => [
    name,
    name === 'Tabs' || name === 'TabItem' ? `@theme/${name}` : `@site/src/mdx/${name}`,
  ]),
);

/** Creates the rules, including the names of the icon set. */
export function loadRules(): Rules {
  const folder = path.dirname(require.resolve(iconPath('link')));
  const iconNames = new Set(readdirSync(folder).map((file) => path.basename(file, '.svg')));
  return {components, htmlElements, admonitions, iconNames};
}
