import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {example} from '../../../data/home';
import {jsonTokens} from '../jsonTokens';

vi.mock('@phosphor-icons/core/assets/regular/arrows-clockwise.svg', () => ({default: () => null}));
vi.mock('@phosphor-icons/core/assets/regular/brackets-curly.svg', () => ({default: () => null}));
vi.mock('@phosphor-icons/core/assets/regular/hard-drives.svg', () => ({default: () => null}));
vi.mock('@phosphor-icons/core/assets/regular/note-pencil.svg', () => ({default: () => null}));

describe('the request of the home page', () => {
  it('is one that its page shows, and that the samples check runs', () => {
    const source = readFileSync(path.resolve(__dirname, `../../../../docs${example.page}.mdx`), 'utf8');
    expect(source).toContain(`\`\`\`http\n${example.request}\n\`\`\`\n\n\`\`\`json response\n${example.response}`);
  });

  it('is highlighted without losing a character', () => {
    const tokens = jsonTokens(example.response);
    expect(tokens.map(({text}) => text).join('')).toBe(example.response);
    expect(tokens.find(({text}) => text === '"rating":')?.kind).toBe('key');
    expect(tokens.find(({text}) => text === '4.8')?.kind).toBe('number');
  });
});
