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
/** Expressions in JSX that are a text, or a condition with a text on one side. */
const texts = [
  `Literal[value=/${words}/]`,
  `TemplateLiteral > TemplateElement[value.raw=/${words}/]`,
  `ConditionalExpression > Literal[value=/${words}/]`,
  `LogicalExpression > Literal[value=/${words}/]`,
  `ConditionalExpression > TemplateLiteral > TemplateElement[value.raw=/${words}/]`,
];
/** Texts that can't be translated, because they're outside of `translate` and `<Translate>` (decisions/0014-languages.md). */
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
  message:
    'Begin the name of a private member with # instead. Only constructors and their parameters can be `private`.',
};

const compareWithoutLocale = {
  selector: "CallExpression[callee.property.name='localeCompare'][arguments.length=1]",
  message: "Name the locale, such as 'en'. Without it, the order depends on the machine.",
};

const everywhere = [privateKeyword, compareWithoutLocale];

const recursiveReaddir = {
  selector: "CallExpression[callee.name=/^readdir(Sync)?$/] Property[key.name='recursive']",
  message: 'Use listFiles (tools/listFiles.ts), whose paths have forward slashes on Windows, too.',
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
      // In `() => close()`, it doesn't matter whether `close` returns anything.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Constants are in camelCase, components in PascalCase. Destructured variables keep the names of the object's properties.
      '@typescript-eslint/naming-convention': [
        'error',
        {selector: 'variable', modifiers: ['const', 'destructured'], format: null},
        {
          selector: 'variable',
          modifiers: ['const'],
          // Parameters that are unused on purpose, and names from other code, such as `__webpack_require__`.
          filter: {regex: '^_', match: false},
          format: ['camelCase', 'PascalCase'],
        },
      ],
      // Node types of domhandler are compared with strings. TypeScript itself rejects a string that no member has.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A function without `await` can be `async` so that errors it throws become rejections.
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
          message:
            '`npm test` counts skipped tests as failed. Put the definition of the test into an if statement instead.',
        })),
      ],
      // Vitest's matchers, such as `expect.stringContaining`, have the type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // If a value is unexpectedly undefined, "undefined" in a URL or a title makes the test fail.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowNullish: true}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    files: ['{checks,config,host,plugins,scripts,tools}/**/*.ts'],
    ignores: [...unitTests, 'tools/listFiles.ts'],
    rules: {'no-restricted-syntax': ['error', ...everywhere, recursiveReaddir]},
  },
  {
    files: ['{config,host,src,plugins,checks,scripts,tools}/**/*.test.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: 'Program', message: 'Move this unit test into a __tests__ folder next to the code that it tests.'},
      ],
    },
  },
  {files: ['*.js'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['src/**/*.tsx', 'plugins/**/client/**'], ...jsxA11y.flatConfigs.recommended},
  {files: ['src/**/*.{ts,tsx}', 'plugins/**/client/**'], ...reactHooks.configs.flat.recommended},
  {
    files: ['src/{components,mdx,theme,pages}/**/*.{ts,tsx}', 'plugins/**/client/**'],
    ignores: unitTests,
    rules: {'no-restricted-syntax': ['error', ...everywhere, ...untranslated]},
  },
);

/** Converts an entry of rooms.js to a rule: a room may import itself, and the rooms in its list. */
function toPolicy({name, imports}) {
  return {from: {file: {categories: name}}, allow: {to: {file: {categories: {anyOf: [name, ...imports]}}}}};
}

/** Forbids Node.js modules in a room that browsers load; in pure code, also React, Docusaurus and the theme. */
function toPackageRules({name, files}) {
  const node = {
    regex: `^(node:|(${builtinModules.join('|')})(/|$))`,
    message:
      'Browsers load this file, and they have no Node.js modules. Move the code to a room that runs at build time.',
  };
  const react = {
    regex: '^(react|react-dom|@docusaurus|@theme)(/|$)',
    allowTypeImports: true,
    message:
      'This code also runs in workers and at build time, so it must not import React. Put components into src/components or a client/ folder.',
  };
  const patterns = ['lib', 'data', 'core'].includes(name) ? [node, react] : [node];
  return {
    files: [...files],
    ignores: unitTests,
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}
