import {describe, expect, it} from 'vitest';
import {checkLabels} from '../checkLabels';
import {expandMessage} from '../expandMessage';
import {findBold} from '../findBold';

const matches = (message: string, text: string) => new RegExp(`^${expandMessage(message)}$`).test(text);

describe('expandMessage', () => {
  it.each([
    ['Save', 'Save'],
    ['Hello {name}', 'Hello Kai'],
    ['{n, plural, =0 {No entries} one {# entry} other {# entries}} found', '3 entries found'],
    ['Delete entry{all, select, true { (all locales)} other {}}', 'Delete entry'],
    ['Delete entry{all, select, true { (all locales)} other {}}', 'Delete entry (all locales)'],
    ['Read the <a>guide</a> (again)', 'Read the guide (again)'],
  ])('%s can look like %s', (message, text) => {
    expect(matches(message, text)).toBe(true);
  });

  it.each([
    ['Save', 'Saved'],
    ['Hello {name}', 'Goodbye Kai'],
    ['{n, plural, one {# entry} other {# entries}} found', '3 entrys found'],
  ])('%s cannot look like %s', (message, text) => {
    expect(matches(message, text)).toBe(false);
  });

  it('ignores messages that could look like anything', () => {
    expect(expandMessage('{first} {last}')).toBeUndefined();
  });
});

describe('findBold', () => {
  it('finds words that could be labels, with their lines', () => {
    const source =
      '**Save** and **Add [field](a.mdx)**\n\n**What you see:** **`code`**, `**no**`, **+**\n\n```js\n**no**\n```\n\n- **Find \\& more**';
    expect(findBold(source)).toEqual([
      {line: 1, text: 'Save', leads: false},
      {line: 1, text: 'Add field', leads: false},
      {line: 9, text: 'Find & more', leads: true},
    ]);
  });
});

describe('checkLabels', () => {
  const labels = {exact: new Set(['Add new field', 'Settings', 'Roles', "Let's start"]), patterns: [/^.+ found$/]};
  const check = (source: string, file = 'docs/cms/a.mdx') => checkLabels(file, source, labels);

  it('accepts labels, menu paths, messages with variable parts, and what the page has as code', () => {
    expect(check('**Add new field** **Settings > Roles** **3 found** `Paris` **Paris** **Let’s start**')).toEqual([]);
    expect(check('- **Choose a database** and install it')).toEqual([]);
    expect(check('**Anything**', 'docs/cloud/a.mdx')).toEqual([]);
  });

  it('reports line and nearest label of an unknown label', () => {
    expect(check('\n- **Add New Field** and **Setings**')).toEqual([
      expect.objectContaining({
        line: 2,
        message: 'the admin panel has no "Add New Field"',
        fix: expect.stringContaining('did you mean Add new field?'),
      }),
      expect.objectContaining({line: 2, fix: expect.stringContaining('did you mean Settings?')}),
    ]);
  });
});
