import {describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {checkCommands} from '../commands/checkCommands';
import {checkVerbs} from '../commands/checkVerbs';
import {splitCommands} from '../commands/splitCommands';
import type {CommandTree} from '../../shared/cms/commandTypes';

const command = (name: string, options: string[] = [], more: Partial<CommandTree> = {}): CommandTree => ({
  name,
  aliases: [],
  options: options.map((flags) => {
    const [long = '', value] = flags.split(' ');
    return {long, value: value !== undefined, optional: false};
  }),
  arguments: [],
  commands: [],
  ...more,
});

const trees = {
  strapi: command('', ['--version'], {
    commands: [
      command('develop', ['--no-watch-admin']),
      command('build', ['--minify']),
      command('export', ['--file <file>', '--no-encrypt'], {
        options: [
          {long: '--file', short: '-f', value: true, optional: false},
          {long: '--format', value: true, optional: false, choices: ['tar', 'dir']},
        ],
      }),
    ],
  }),
  'create-strapi-app': command('create-strapi-app', ['--quickstart'], {
    arguments: [{name: 'directory', required: false, variadic: false}],
  }),
  upgrade: command('', [], {commands: [command('major', ['--dry'])]}),
};

const check = (text: string) => checkCommands(text, trees).map(({message, line}) => `${line}: ${message}`);

describe('splitCommands', () => {
  it('joins continued lines, splits lists, and drops variables, comments, redirections and here-documents', () => {
    const text =
      '# note\nA=1 npm run \\\n  build && yarn strapi export -f "my file" > out.txt # end\ncat <<EOF > a\nfoo bar\nEOF\nls';
    expect(splitCommands(text)).toEqual([
      {words: ['npm', 'run', 'build'], line: 2},
      {words: ['yarn', 'strapi', 'export', '-f', 'my file'], line: 2},
      {words: ['cat'], line: 4},
      {words: ['ls'], line: 7},
    ]);
  });

  it('takes a here-string for no here-document', () => {
    expect(splitCommands('cat <<< "foo"\nls').at(-1)).toEqual({words: ['ls'], line: 2});
  });

  it('reads a quoted body over several lines as one word', () => {
    expect(splitCommands('curl -d \'{\n  "a": 1\n}\' host')).toEqual([
      {words: ['curl', '-d', '{\n  "a": 1\n}', 'host'], line: 1},
    ]);
  });
});

describe('checkCommands', () => {
  it('knows the options of Claude Code, and ignores what follows --', () => {
    expect(check('claude mcp add strapi --transport http http://localhost:1337/mcp --header "A: b"')).toEqual([]);
    expect(check('claude mcp add docs -- npm --prefix /docs run --silent mcp')).toEqual([]);
    expect(check('claude mcp add strapi --transport htp http://localhost:1337/mcp')).toEqual([
      expect.stringContaining('htp'),
    ]);
    expect(check('claude mcp add strapi --transports http')).toEqual([expect.stringContaining('--transports')]);
    expect(check('npx claude mcp add strapi http://localhost:1337/mcp')).toEqual([expect.stringContaining('claude')]);
    expect(check('npx create-strapi-app app -- --nonsense')).not.toEqual([]);
  });

  it('reports a missing argument', () => {
    expect(check('claude mcp add strapi --transport http')).toEqual([
      expect.stringContaining('claude mcp add takes <commandOrUrl>'),
    ]);
    expect(check('claude mcp add --help')).toEqual([]);
  });

  it('accepts the scripts of another project if they are given', () => {
    const inDocs = (text: string) => checkCommands(text, trees, ['mcp', 'build']).map(({message}) => message);
    expect(inDocs('npm ci\nnpm run build\nnpm run mcp -- --http --port 3333')).toEqual([]);
    expect(inDocs('yarn build --x\npnpm mcp\nyarn install')).toEqual([]);
    expect(inDocs('npm run mpc')).toEqual([expect.stringContaining('mpc')]);
    expect(inDocs('yarn develop')).toEqual([expect.stringContaining('develop')]);
    expect(check('npm run mcp')).toEqual([expect.stringContaining('mcp')]);
  });

  it.each([
    'npx create-strapi@latest my-project --quickstart',
    'npm create strapi@latest my-project -- --quickstart',
    'npm run develop',
    'yarn develop --no-watch-admin',
    'npm run strapi export -- --file backup --format dir',
    'npx @strapi/upgrade major --dry',
    'npm install @strapi/plugin-graphql',
    'cd my-project && openssl rand -base64 32',
    './run.sh',
  ])('accepts %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['a misspelt flag', 'npm run strapi export -- --fil backup', /has no "--fil"/],
    ['a misspelt flag after a script', 'yarn build --minfy', /has no "--minfy"/],
    ['a flag of another command', 'npx strapi develop --minify', /develop has no "--minify"/],
    ['an unknown command', 'npx strapi exports', /"exports" isn't a command/],
    ['an unknown script', 'npm run devlop', /"devlop" isn't a script/],
    ['an unknown value', 'strapi export --format zip', /"zip" isn't a value of --format/],
    ['a missing value', 'strapi export --file', /takes a value/],
    ['an unknown Strapi package', 'npx @strapi/upgrades major', /"@strapi\/upgrades" isn't a package/],
    ['an unknown upgrade', 'npx @strapi/upgrade mayor', /"mayor" isn't a command/],
    ['a program nobody knows', 'strappi develop', /"strappi" isn't a known command/],
    ['an unknown command of npm', 'npm instal x', /"instal" isn't a command of npm/],
    ['an option that npm swallows', 'npm run strapi export --file a', /npm reads --file/],
    ['a prompt', '$ npm run develop', /prompt/],
  ])('rejects %s', (_, text, message) => {
    expect(check(text)).toEqual([expect.stringMatching(message)]);
  });

  it('names the line and the nearest option', () => {
    expect(checkCommands('cd a\nyarn build --minfy', trees)[0]).toMatchObject({
      line: 2,
      fix: expect.stringContaining('--minify?'),
    });
  });
});

describe('checkVerbs', () => {
  const find = (text: string, prose: string) =>
    checkVerbs(readPage('docs/a.mdx', `${prose}\n\n\`\`\`bash\n${text}\n\`\`\`\n`).page).map(
      ({line, message}) => `${line} ${message}`,
    );

  it('accepts a command that an adjacent sentence explains', () => {
    expect(find('npm uninstall a', 'Remove the package:')).toEqual([]);
    expect(find('npm install a', 'Add the package:')).toEqual([]);
  });

  it('reports one that does not do what the sentence says', () => {
    expect(find('ls\nnpm uninstall a', 'Add the package:')).toEqual([
      '5 no sentence near this command says what npm uninstall is for',
    ]);
    expect(find('npm run build', 'Start the server:')).toEqual([
      '4 no sentence near this command says what npm run build is for',
    ]);
  });

  it('reports an import for an export, and development in production', () => {
    expect(find('npx strapi import --file a', 'Write an archive:')).toHaveLength(1);
    expect(find('npx strapi export --file a', 'Write an archive:')).toEqual([]);
    expect(find('NODE_ENV=production npm run develop', 'Start it:')).toHaveLength(1);
  });

  it('reports removing a package that code on the page imports', () => {
    const code = '```ts title="client/a.ts"\nimport qs from \'qs\';\n```';
    expect(find('npm uninstall qs', `Remove it:\n\n${code}`)).toEqual(['8 this removes qs, which this page uses']);
    const manifest = '```json title="package.json"\n{"dependencies": {"mysql2": "3.0.0"}}\n```';
    expect(find('npm uninstall mysql2', `Remove it:\n\n${manifest}`)).toEqual([
      '8 this removes mysql2, which this page uses',
    ]);
    expect(find('npm uninstall other', `Remove it:\n\n${code}`)).toEqual([]);
  });
});
