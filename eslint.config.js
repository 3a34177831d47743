const {builtinModules} = require('node:module');
const boundaries = require('eslint-plugin-boundaries');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');
const {rooms} = require('./rooms');

const UNIT_TESTS = ['**/__tests__/**', '**/*.test.{ts,tsx}'];

module.exports = tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'build/**',
      '.docusaurus/**',
      '.cache/**',
      'samples/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': 'allow-with-description'}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      'no-console': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: UNIT_TESTS,
    plugins: {boundaries},
    settings: {
      'boundaries/root-path': __dirname,
      'boundaries/files': rooms.map(({name, files}) => ({category: name, pattern: files})),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'import/resolver': {node: {extensions: ['.ts', '.tsx', '.js', '.mjs', '.json']}},
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': ['error', {default: 'disallow', policies: rooms.map(toPolicy)}],
    },
  },
  ...rooms.filter(({inBrowser}) => inBrowser).map(toPackageRules),
  {files: ['scripts/**', 'tests/**', 'tools/**'], rules: {'no-console': 'off'}},
  {files: ['*.js'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['src/**/*.tsx', 'plugins/**/client/**'], ...jsxA11y.flatConfigs.recommended},
  {files: ['src/**/*.{ts,tsx}', 'plugins/**/client/**'], ...reactHooks.configs.flat.recommended},
);

/** What a room may import of the other rooms, by the table in rooms.js. */
function toPolicy({name, imports}) {
  return {from: {file: {categories: name}}, allow: {to: {file: {categories: {anyOf: [name, ...imports]}}}}};
}

/** What rooms that readers load may not import of packages: modules of Node, and in pure code React. */
function toPackageRules({name, files}) {
  const node = {
    regex: `^(node:|(${builtinModules.join('|')})(/|$))`,
    message: 'Readers load this file: no browser has modules of Node.',
  };
  const react = {
    regex: '^(react|react-dom|@docusaurus|@theme)(/|$)',
    allowTypeImports: true,
    message:
      'This code also runs in workers and while the site is built: components belong to src/components or to a client/.',
  };
  const patterns = ['lib', 'data', 'core'].includes(name) ? [node, react] : [node];
  return {
    files: [...files],
    ignores: UNIT_TESTS,
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}
