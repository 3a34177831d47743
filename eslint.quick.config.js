const tseslint = require('typescript-eslint');
const all = require('./eslint.config');

/** For `npm run test:quick`: all rules but those that need types, which take three times as long as the others together. */
module.exports = [...all, tseslint.configs.disableTypeChecked, {linterOptions: {reportUnusedDisableDirectives: 'off'}}];
