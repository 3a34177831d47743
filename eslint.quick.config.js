const tseslint = require('typescript-eslint');
const all = require('./eslint.config');

/** For `npm run test:quick`: all rules except those that need types, which take two thirds of ESLint's time. */
module.exports = [...all, tseslint.configs.disableTypeChecked, {linterOptions: {reportUnusedDisableDirectives: 'off'}}];
