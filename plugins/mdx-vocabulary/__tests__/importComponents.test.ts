import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {importComponents} from '../importComponents';
import {componentPaths} from '../rules';
import type {Node} from '../types';
import {parse} from './parse';

const paths = {Steps: 'own/Steps', Tabs: 'own/Tabs'};

function importsOf({children = []}: Node): (string | undefined)[] {
  return children.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
}

describe('importComponents', () => {
  it('imports each component once, however deep it is', () => {
    const tree = parse('<Steps>\n\n> <Tabs />\n\n</Steps>\n\n<Steps />\n\n<Other />');
    importComponents(tree, paths);
    expect(importsOf(tree)).toEqual(["import Steps from 'own/Steps'", "import Tabs from 'own/Tabs'"]);
  });

  it('ignores what the page imports itself', () => {
    const tree = parse("import Tabs from '@theme/Tabs';\n\n<Tabs />");
    importComponents(tree, paths);
    expect(importsOf(tree)).toEqual(["import Tabs from '@theme/Tabs';"]);
  });

  it.each(Object.entries(componentPaths))('finds %s', (_, source) => {
    const folder = source.replace(/^@(?:site\/src|theme)/, (alias) => (alias === '@theme' ? 'src/theme' : 'src'));
    expect(existsSync(path.resolve(folder, 'index.tsx'))).toBe(true);
  });
});
