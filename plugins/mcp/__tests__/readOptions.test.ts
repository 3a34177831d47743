import {expect, it} from 'vitest';
import {readOptions} from '../readOptions';

it('finds a row for each name that a table is about, with the heading that it stands below', () => {
  const page = `# Server

## Options

| Option | Type | Default |
| --- | --- | --- |
| \`host\`, \`port=1337\` | string \\| number | \`1337\` |
| Text | no option | |
`;
  const [host, port, ...others] = readOptions(page);
  const columns = {Option: '`host`, `port=1337`', Type: 'string | number', Default: '`1337`'};
  expect(host).toEqual({name: 'host', heading: 'Options', columns});
  expect(port?.name).toBe('port');
  expect(others).toEqual([]);
});

it('reads each table with its own columns', () => {
  const page = `| Parameter | Values | If left out |
| :-- | --: | --- |
| \`a\` | \`x\` | |
| \`b\` | - | - |
Text.
| Variable | Data type | Default |
| --- | --- | --- |
| \`c\` | Text | 1 |
| See \`d\` | Text | 1 |

### Below # it

| Name | Types |
| --- | --- |
| \` e =1\` | text |
`;
  expect(readOptions(page)).toEqual([
    {
      name: 'a',
      heading: '',
      columns: {Parameter: '`a`', Values: '`x`', 'If left out': ''},
    },
    {name: 'b', heading: '', columns: {Parameter: '`b`', Values: '-', 'If left out': '-'}},
    {
      name: 'c',
      heading: '',
      columns: {Variable: '`c`', 'Data type': 'Text', Default: '1'},
    },
    {name: 'e', heading: 'Below # it', columns: {Name: '` e =1`', Types: 'text'}},
  ]);
});

it('leaves out tables in code, also in code that shows a fence', () => {
  const table = '| Option | Type |\n| --- | --- |\n| `host` | string |';
  expect(readOptions(`\`\`\`md\n${table}\n\`\`\``)).toEqual([]);
  expect(readOptions(`\`\`\`\`md\n\`\`\`bash\nnpm start\n\`\`\`\n\n${table}\n\`\`\`\`\n`)).toEqual([]);
  expect(readOptions(`\`\`\`\`md\n\`\`\`\n${table}\n\`\`\`\n\`\`\`\`\n\n${table}`)).toHaveLength(1);
});
