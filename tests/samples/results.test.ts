import {describe, expect, it} from 'vitest';
import {readPage} from '../../checks/shared/samples/readPage';
import {checkResults} from '../../checks/samples/config/checkResults';

describe('checkResults', () => {
  const withFunction = "({env}) => ({port: env.int('PORT', 1), limits: env.json('LIMITS'), size: env('SIZE', 's')})";
  const pageOf = (result: string, exported = withFunction) =>
    readPage(
      'docs/a.mdx',
      [
        '```env title=".env"\nPORT=5433\nLIMITS=\'{"a":1}\'\n```',
        `\`\`\`ts title="config/mine.ts"\nexport default ${exported};\n\`\`\``,
        `\`\`\`json title="Result"\n${result}\n\`\`\``,
      ].join('\n\n'),
    ).page;

  it('compares the result with what the file returns for the variables above', async () => {
    expect(await checkResults(pageOf('{"port": 5433, "limits": {"a": 1}, "size": "s"}'))).toEqual([]);
    expect(await checkResults(pageOf('{"port": 5432, "limits": {"a": 1}, "size": "s"}'))).toEqual([
      expect.objectContaining({line: 10, message: 'config/mine.ts returns something else: port is 5433, not 5432'}),
    ]);
  });

  it('reads a file that exports its options', async () => {
    const exported = "{port: Number(process.env.PORT), size: 's'}";
    expect(await checkResults(pageOf('{"port": 5433, "size": "s"}', exported))).toEqual([]);
    expect(await checkResults(pageOf('{"port": 5433, "size": "l"}', exported))).toHaveLength(1);
  });
});
