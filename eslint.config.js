const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

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
  {files: ['scripts/**', 'tests/**', 'tools/**'], rules: {'no-console': 'off'}},
  {files: ['eslint.config.js'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['src/**/*.tsx', 'plugins/**/client/**'], ...jsxA11y.flatConfigs.recommended},
  {files: ['src/**/*.{ts,tsx}', 'plugins/**/client/**'], ...reactHooks.configs.flat.recommended},
);
