import {messages} from '../../shared/samples/messages';
import type {CommandTree, CommandTrees} from '../../shared/cms/commandTypes';
import {splitCommands} from './splitCommands';
import type {Message} from '../../shared/problem';
import type {Finding} from '../../shared/samples/types';

/** Programs with known options, and the scripts of the project in which the commands are typed. */
interface Known {
  trees: CommandTrees;
  scripts: readonly string[];
  /** Whether that project is a Strapi application, whose scripts pass their options on to Strapi. */
  isStrapi: boolean;
}

/** Scripts of the `package.json` that `create-strapi-app` writes. */
const ofStrapi = ['build', 'console', 'deploy', 'dev', 'develop', 'start', 'strapi', 'upgrade', 'upgrade:dry', 'test'];

/** Third-party programs: their names are checked, but not their arguments. */
const others = (
  'apt-get aws az brew caddy cat cd certbot chmod chown code cp corepack createdb curl docker docker-compose echo export ' +
  'find gh git grep gcloud heroku jest kill ls mkdir mongosh mv mysql mysqldump nano nginx node nvm openssl pg_dump pg_restore ' +
  'pm2 psql rm rsync scp sed set source sqlite3 ssh sudo systemctl tail tar touch tsc tsx ufw umask unzip vi vim vitest watch which wget zip'
).split(' ');

/** The program that a package runner starts, by package name. */
const packages: Readonly<Record<string, string>> = {
  strapi: 'strapi',
  'create-strapi': 'create-strapi-app',
  'create-strapi-app': 'create-strapi-app',
  '@strapi/upgrade': 'upgrade',
  '@strapi/sdk-plugin': 'strapi-plugin',
  'strapi-plugin': 'strapi-plugin',
};

/** The subset of Claude Code's commands that pages use (https://code.claude.com/docs/en/mcp). */
const claude: CommandTree = {
  name: 'claude',
  aliases: [],
  options: [],
  arguments: [],
  commands: [
    {
      name: 'mcp',
      aliases: [],
      options: [],
      arguments: [],
      commands: [
        {
          name: 'add',
          aliases: [],
          options: [
            {short: '-t', long: '--transport', value: true, optional: false, choices: ['stdio', 'sse', 'http']},
            {short: '-s', long: '--scope', value: true, optional: false, choices: ['local', 'project', 'user']},
            {short: '-e', long: '--env', value: true, optional: false},
            {short: '-H', long: '--header', value: true, optional: false},
          ],
          arguments: [
            {name: 'name', required: true, variadic: false},
            {name: 'commandOrUrl', required: true, variadic: false},
            {name: 'args', required: false, variadic: true},
          ],
          commands: [],
        },
      ],
    },
  ],
};

/**
 * Checks every command of a shell fence against the real command trees: programs, scripts, commands and options.
 *
 * @param scripts - of the project in which the commands are typed; by default those of a Strapi application
 */
export function checkCommands(text: string, trees: CommandTrees, scripts?: readonly string[]): Finding[] {
  const known = {trees: {...trees, claude}, scripts: scripts ?? ofStrapi, isStrapi: scripts === undefined};
  return splitCommands(text).flatMap(({words, line}) => checkOne(words, known).map((finding) => ({...finding, line})));
}

function checkOne([program = '', ...rest]: string[], known: Known): Message[] {
  const {trees} = known;
  switch (program) {
    case '$':
    case '>':
      return [
        {message: 'this command begins with a prompt', fix: 'remove the prompt, so that readers can copy the command'},
      ];
    case 'npx':
    case 'pnpx':
      return checkPackage(afterFlags(rest), trees);
    case 'npm':
    case 'pnpm':
    case 'yarn':
      return checkManager(program, rest, known);
    default:
      if (program === claude.name) {
        return checkTree(program, rest, trees);
      }
      if (trees[packages[program] ?? '']) {
        return checkTree(packages[program] ?? '', rest, trees);
      }
      return others.includes(program) || /^[./<]/.test(program)
        ? []
        : [
            messages.unknownValue('known command', program, [
              ...others,
              ...Object.keys(packages),
              'npm',
              'npx',
              'yarn',
              'pnpm',
            ]),
          ];
  }
}

function checkManager(
  manager: string,
  [command = '', ...rest]: string[],
  {trees, scripts, isStrapi}: Known,
): Message[] {
  if (command === 'create' || command === 'init' || command === 'dlx' || command === 'exec') {
    const [name = '', ...words] = afterFlags(rest);
    const prefixed = command === 'create' || command === 'init' ? `create-${name}` : name;
    return name === ''
      ? []
      : checkPackage([prefixed, ...words.filter((word, index) => !(word === '--' && index < 2))], trees);
  }
  const isRun = command === 'run';
  const [script = '', ...words] = isRun ? rest : [command, ...rest];
  if (words.some((word) => otherPackageOptions.includes(word))) {
    return [];
  }
  const swallowed = manager === 'npm' && isRun ? words.slice(0, words.indexOf('--') + 1 || undefined) : [];
  const option = swallowed.find((word) => /^--?\w/.test(word) && !npmOptions.includes(word));
  if (option) {
    return [{message: `npm reads ${option} as its own option`, fix: `write npm run ${script} -- ${option}`}];
  }
  if (!isStrapi) {
    // The options of such a script are unknown.
    return scripts.includes(script) || (!isRun && (managerCommands.includes(script) || script.startsWith('-')))
      ? []
      : [messages.unknownValue('script in this project', script, scripts)];
  }
  if (script === 'strapi' || (isRun && scripts.includes(script)) || (manager !== 'npm' && scripts.includes(script))) {
    const options = words.filter((word) => word !== '--');
    return script === 'strapi' || passed.includes(script)
      ? checkTree('strapi', script === 'strapi' ? options : [script === 'dev' ? 'develop' : script, ...options], trees)
      : [];
  }
  return isRun && !/^(test|seed|lint|format|watch|verify|build:|dev:|start:|generate)/.test(script)
    ? [messages.unknownValue('script in a Strapi project', script, scripts)]
    : isRun || managerCommands.includes(script) || script.startsWith('-')
      ? []
      : [messages.unknownValue(`command of ${manager}`, script, [...managerCommands, ...scripts])];
}

/** npm options that run the script of another package. */
const otherPackageOptions = ['--prefix', '--workspace', '-w', '--workspaces'];
const npmOptions = ['--if-present', '--silent', '-s'];
const passed = ['build', 'console', 'deploy', 'dev', 'develop', 'start'];
const managerCommands = (
  'add audit bin cache ci config dedupe global i init install link list login ls outdated pack prune publish rebuild remove ' +
  'set start test uninstall unlink up update upgrade version view why workspace'
).split(' ');

/** Third-party packages that the docs start with a package runner. Their arguments aren't checked. */
const otherPackages = (
  'astro create-astro create-next-app create-nuxt create-react-router create-svelte create-vite degit eslint jest ncu nuxi ' +
  'npm-check-updates openapi-typescript patch-package playwright pm2 prettier rimraf sv tsc tsx vite vitest yalc'
).split(' ');

function checkPackage([name = '', ...rest]: string[], trees: CommandTrees): Message[] {
  const bare = name.replace(/(?!^)@[^/]*$/, '');
  const program = packages[bare];
  if (!program) {
    return otherPackages.includes(bare) || /^[<./]/.test(bare)
      ? []
      : [messages.unknownValue('package with a command', bare, [...Object.keys(packages), ...otherPackages])];
  }
  return checkTree(program, rest, trees);
}

function checkTree(program: string, words: readonly string[], trees: CommandTrees): Message[] {
  const root = trees[program];
  if (!root) {
    return [];
  }
  const findings: Message[] = [];
  let tree = root;
  let path = program;
  let positional = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [flag = '', inline] = word.split(/=(.*)/s);
    if (word === '--' && tree.arguments.at(-1)?.variadic) {
      // The rest belongs to another program.
      return findings;
    }
    if (flag.startsWith('-') && flag !== '-' && flag !== '--') {
      const option = optionOf(tree, root, flag);
      if (!option) {
        if (!['--help', '-h'].includes(flag)) {
          return [...findings, messages.unknownKey(`the command ${path}`, flag, flagsOf(tree, root))];
        }
        continue;
      }
      const next = words[index + 1];
      const value =
        inline ?? (option.value && next !== undefined && !next.startsWith('-') ? words[(index += 1)] : undefined);
      if (option.value && !option.optional && value === undefined) {
        findings.push({message: `${flag} of ${path} takes a value`, fix: `write ${flag} <value>`});
      } else if (value !== undefined && option.choices && !option.choices.includes(value)) {
        findings.push(messages.unknownValue(`value of ${flag}`, value, option.choices));
      }
      continue;
    }
    const child = tree.commands.find(({name, aliases}) => name === word || aliases.includes(word));
    if (child && positional === 0) {
      tree = child;
      path = `${path} ${child.name}`;
      continue;
    }
    const known = tree.arguments[Math.min(positional, tree.arguments.length - 1)];
    if (!known || (positional >= tree.arguments.length && !known.variadic)) {
      findings.push(
        messages.unknownValue(
          `command or argument of ${path}`,
          word,
          tree.commands.map(({name}) => name),
        ),
      );
      return findings;
    }
    positional += 1;
  }
  const missing = tree.arguments.slice(positional).find(({required}) => required);
  if (missing && !words.some((word) => informing.includes(word))) {
    findings.push({message: `${path} takes <${missing.name}>`, fix: `write ${path} <${missing.name}>`});
  }
  return findings;
}

/** Options that make a command print information about itself. */
const informing = ['--help', '-h', '--version', '-v', '-V'];

function optionOf(tree: CommandTree, root: CommandTree, flag: string): CommandTree['options'][number] | undefined {
  return [...tree.options, ...root.options].find(({short, long}) => short === flag || long === flag);
}

function flagsOf(tree: CommandTree, root: CommandTree): string[] {
  return [...tree.options, ...root.options].map(({short, long}) => long ?? short ?? '');
}

function afterFlags(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !word.startsWith('-'));
  return start === -1 ? [] : words.slice(start);
}
