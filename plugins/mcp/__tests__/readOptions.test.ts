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
  expect(host).toMatchObject({name: 'host', heading: 'Options', type: 'string | number', default: '`1337`'});
  expect(port?.name).toBe('port');
  expect(others).toEqual([]);
});

it('leaves out tables in code, also in code that shows a fence', () => {
  const table = '| Option | Type |\n| --- | --- |\n| `host` | string |';
  expect(readOptions(`\`\`\`md\n${table}\n\`\`\``)).toEqual([]);
  expect(readOptions(`\`\`\`\`md\n\`\`\`bash\nnpm start\n\`\`\`\n\n${table}\n\`\`\`\`\n`)).toEqual([]);
  expect(readOptions(`\`\`\`\`md\n\`\`\`\n${table}\n\`\`\`\n\`\`\`\`\n\n${table}`)).toHaveLength(1);
});
