import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const components = ['src', 'plugins'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(root, folder, name)),
);

/**
 * @returns the classes that a component uses although its stylesheets don't define them, so that the element has no
 *   class
 */
function undefinedClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^import (\w+) from '(\S+\.module\.css)';$/gm)].flatMap(([, name = '', from = '']) => {
    const css = readFileSync(
      from.startsWith('.') ? path.resolve(file, '..', from) : from.replace('@site', root),
      'utf8',
    );
    const defined = new Set([...css.matchAll(/\.([A-Za-z]\w*)/g)].map(([, defined]) => defined));
    return [...code.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))]
      .filter(([, used]) => !defined.has(used))
      .map(([use]) => `${path.relative(root, file)}: ${use}`);
  });
}

it('components name only classes that their stylesheets have', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(components.flatMap(undefinedClasses)).toEqual([]);
});

it('a class that a stylesheet does not have is found', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  writeFileSync(path.join(folder, 'styles.module.css'), '.known {color: red}');
  writeFileSync(
    path.join(folder, 'index.tsx'),
    "import styles from './styles.module.css';\nexport default [styles.known, styles.unknown];",
  );
  const found = undefinedClasses(path.join(folder, 'index.tsx'));
  rmSync(folder, {recursive: true});
  expect(found).toEqual([expect.stringMatching(/: styles\.unknown$/)]);
});
