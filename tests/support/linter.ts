import {ESLint} from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';

const root = path.resolve(__dirname, '../..');

/** ESLint with the rules of the repository that don't need type information, which takes seconds to load. */
export const linter = new ESLint({
  cwd: root,
  overrideConfigFile: path.join(root, 'eslint.config.js'),
  overrideConfig: [
    tseslint.configs.disableTypeChecked as object,
    {languageOptions: {parserOptions: {project: false, projectService: false}}},
  ],
});
