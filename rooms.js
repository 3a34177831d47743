// @ts-check
const {readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * The rooms of the repository: which files belong to each, and which other rooms they may import
 * (decisions/0009-rooms.md). A room only imports rooms above it in the list. ESLint enforces this, and `npm run graph`
 * prints the actual imports. Unit tests may import anything, because these rules don't apply to them.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {readonly string[]} files Globs from the root of the repository. No file belongs to two rooms.
 * @property {readonly string[]} imports Names of the other rooms that its files may import.
 * @property {boolean} inBrowser Whether browsers load its code, which therefore can't import Node.js modules.
 */

const belowChecks = ['lib', 'data', 'core', 'vocabulary', 'tools', 'build', 'host', 'config'];

/** Each check is a separate room, so that checks only share the code in checks/shared. */
const checks = readdirSync(path.join(__dirname, 'checks'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({name}) => ({name: `checks/${name}`, files: [`checks/${name}/**`]}));

/** @type {readonly Room[]} */
const rooms = [
  {name: 'lib', files: ['src/lib/**'], imports: [], inBrowser: true},
  {name: 'data', files: ['src/data/**'], imports: ['lib'], inBrowser: true},
  {name: 'styles', files: ['src/css/**'], imports: [], inBrowser: true},
  {name: 'components', files: ['src/components/**'], imports: ['lib', 'data', 'styles'], inBrowser: true},
  {name: 'core', files: ['plugins/*/core/**'], imports: ['lib', 'data'], inBrowser: true},
  {
    name: 'client',
    files: ['plugins/*/client/**'],
    imports: ['lib', 'data', 'styles', 'components', 'core'],
    inBrowser: true,
  },
  {name: 'vocabulary', files: ['src/mdx/vocabulary.ts'], imports: ['lib', 'data'], inBrowser: true},
  {
    name: 'pages',
    files: ['src/mdx/!(vocabulary).ts', 'src/mdx/*/**', 'src/{theme,pages}/**'],
    imports: ['lib', 'data', 'styles', 'components', 'core', 'client', 'vocabulary'],
    inBrowser: true,
  },
  {name: 'tools', files: ['tools/**'], imports: ['lib'], inBrowser: false},
  {
    name: 'build',
    files: ['plugins/*.ts', 'plugins/*/*.ts', 'plugins/*/!(core|client)/**'],
    imports: ['lib', 'data', 'core', 'vocabulary', 'tools'],
    inBrowser: false,
  },
  {name: 'host', files: ['host/**'], imports: ['lib', 'core', 'build', 'tools'], inBrowser: false},
  {
    name: 'config',
    files: ['config/**', '{docusaurus.config,sidebars}.ts'],
    imports: ['lib', 'data', 'core', 'vocabulary', 'build', 'host'],
    inBrowser: false,
  },
  {name: 'checks/shared', files: ['checks/shared/**'], imports: belowChecks, inBrowser: false},
  ...checks.map(({name, files}) => ({name, files, imports: [...belowChecks, 'checks/shared'], inBrowser: false})),
  {
    name: 'checks',
    files: ['checks/*.ts'],
    imports: [...belowChecks, 'checks/shared', ...checks.map(({name}) => name)],
    inBrowser: false,
  },
  {
    name: 'scripts',
    files: ['scripts/**'],
    imports: [...belowChecks, 'checks/shared', ...checks.map(({name}) => name), 'checks'],
    inBrowser: false,
  },
  {
    name: 'tests',
    files: ['tests/**', '{playwright,vitest}*.ts'],
    imports: [...belowChecks, 'client', 'checks/shared', ...checks.map(({name}) => name), 'checks'],
    inBrowser: false,
  },
];

module.exports = {rooms};
