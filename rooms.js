// @ts-check
/**
 * The rooms of the repository, from the ground up: which files belong to each, and which rooms they may import besides
 * their own (decisions/0009-rooms.md). ESLint holds the walls (eslint.config.js), `npm run graph` draws them. Unit tests
 * may import anything, and are in no room.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {readonly string[]} files Globs from the root of the repository; a file belongs to the first room that has it.
 * @property {readonly string[]} imports Names of rooms.
 * @property {boolean} inBrowser Whether its code is part of what a reader loads.
 */

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
    files: ['src/{mdx,theme,pages}/**'],
    imports: ['lib', 'data', 'styles', 'components', 'core', 'client', 'vocabulary'],
    inBrowser: true,
  },
  {name: 'build', files: ['plugins/**'], imports: ['lib', 'data', 'core', 'vocabulary'], inBrowser: false},
  {name: 'host', files: ['host/**'], imports: ['core'], inBrowser: false},
  {
    name: 'config',
    files: ['config/**', 'docusaurus.config.ts', 'sidebars.ts'],
    imports: ['lib', 'data', 'core', 'vocabulary', 'build', 'host'],
    inBrowser: false,
  },
  {
    name: 'checks',
    files: ['checks/**'],
    imports: ['lib', 'data', 'core', 'vocabulary', 'build', 'config'],
    inBrowser: false,
  },
  {
    name: 'scripts',
    files: ['scripts/**'],
    imports: ['lib', 'data', 'core', 'vocabulary', 'build', 'host', 'config', 'checks'],
    inBrowser: false,
  },
  {
    name: 'tests',
    files: ['tests/**', '*.{js,ts}'],
    imports: ['lib', 'data', 'core', 'client', 'vocabulary', 'build', 'host', 'config', 'checks', 'scripts'],
    inBrowser: false,
  },
];

module.exports = {rooms};
