import {describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {mutate} from '../mutation/mutate';
import {randomNumbers} from '../mutation/randomNumbers';

const sample = (opening: string, text: string) =>
  readPage('a.mdx', `\`\`\`${opening}\n${text}\n\`\`\``).page.samples[0]!;

describe('mutate', () => {
  it('misspells one word, the same one for the same seed', () => {
    const http = sample('http', 'GET /api/cities?sort=name');
    const change = mutate(http, randomNumbers(3));
    expect(change?.text).toBe(http.text.replace(change?.from ?? '', change?.to ?? ''));
    expect(change?.to).toHaveLength((change?.from.length ?? 0) - 1);
    expect(mutate(http, randomNumbers(3))).toEqual(change);
  });

  it('leaves comments and placeholders alone', () => {
    expect(mutate(sample('ts run', '// return nothing\n/* at all */'), () => 0)).toBeUndefined();
  });

  it('misspells programs, commands and options, not names an author makes up', () => {
    const seen = new Set(
      Array.from(
        {length: 50},
        (_, index) => mutate(sample('bash', 'npx strapi export --file backup'), () => index / 50)?.from,
      ),
    );
    expect(seen).toEqual(new Set(['npx', 'strapi', 'export', 'file']));
  });
});
