const {builtinModules} = require('node:module');
const boundaries = require('eslint-plugin-boundaries');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');
const {rooms} = require('./rooms');

/** Attributes that readers see or hear. */
const namedAttribute =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/]';
const words = '[A-Za-z]{2}';
/** Where an expression in JSX gives a text: as it is, or as one side of a condition. */
const texts = [
  `Literal[value=/${words}/]`,
  `TemplateLiteral > TemplateElement[value.raw=/${words}/]`,
  `ConditionalExpression > Literal[value=/${words}/]`,
  `LogicalExpression > Literal[value=/${words}/]`,
  `ConditionalExpression > TemplateLiteral > TemplateElement[value.raw=/${words}/]`,
];
/** Texts that no other language can have: they belong in `translate` or `<Translate>` (decisions/0014-languages.md). */
const untranslated = [
  `:not(JSXElement[openingElement.name.name=/^(Translate|code|kbd)$/]) > JSXText[value=/${words}/]`,
  `${namedAttribute} > Literal[value=/${words}/]`,
  ...texts.flatMap((text) => [
    `${namedAttribute} > JSXExpressionContainer > ${text}`,
    `:matches(JSXElement[openingElement.name.name!='Translate'], JSXFragment) > JSXExpressionContainer > ${text}`,
  ]),
  `Property[key.value='aria-label'] > Literal.value[value=/${words}/]`,
  `AssignmentExpression[left.property.name=/^(textContent|innerText|title|ariaLabel|placeholder)$/] > Literal.right[value=/${words}/]`,
  `CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^(aria-label|title|placeholder)$/] > Literal[value=/${words}/]:nth-child(2)`,
].map((selector) => ({
  selector,
  message: 'Readers in another language see this text: put it into translate() or <Translate>.',
}));

const privateKeyword = {
  selector: ':matches(PropertyDefinition, MethodDefinition[kind!="constructor"])[accessibility="private"]',
  message: 'Private members begin with #. `private` is for what a constructor takes, and for constructors.',
};

const unitTests = ['**/__tests__/**', '**/*.test.{ts,tsx}'];

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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: __dirname}},
    rules: {
      // `() => close()` hands on what a call returns, also when that is nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // One casing for constants; PascalCase is for components. Parts of an object keep its names.
      '@typescript-eslint/naming-convention': [
        'error',
        {selector: 'variable', modifiers: ['const', 'destructured'], format: null},
        {
          selector: 'variable',
          modifiers: ['const'],
          // What is left out on purpose, and names of others, such as `__webpack_require__`.
          filter: {regex: '^_', match: false},
          format: ['camelCase', 'PascalCase'],
        },
      ],
      // TypeScript rejects a comparison with a string that no member has; node types of domhandler are compared so.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `async` also turns what a function throws into a rejection, which is why some have nothing to await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
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
    ignores: unitTests,
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
  {
    files: [...unitTests, 'tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['skipIf', 'runIf'].map((property) => ({
          property,
          message: '`npm test` counts skipped tests as failed: define the test inside of an if.',
        })),
      ],
      // Matchers of Vitest (`expect.stringContaining`) are any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // An "undefined" in an address or a title makes the test fail.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowNullish: true}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', privateKeyword],
    },
  },
  {
    files: ['{config,host,src,plugins,checks,scripts,tools}/**/*.test.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-syntax': ['error', {selector: 'Program', message: 'Unit tests are in the folder __tests__.'}],
    },
  },
  {files: ['*.js'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['src/**/*.tsx', 'plugins/**/client/**'], ...jsxA11y.flatConfigs.recommended},
  {files: ['src/**/*.{ts,tsx}', 'plugins/**/client/**'], ...reactHooks.configs.flat.recommended},
  {
    files: ['src/{components,mdx,theme,pages}/**/*.{ts,tsx}', 'plugins/**/client/**'],
    ignores: unitTests,
    rules: {'no-restricted-syntax': ['error', privateKeyword, ...untranslated]},
  },
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
    ignores: unitTests,
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}
