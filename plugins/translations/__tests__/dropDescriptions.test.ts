import {describe, expect, it} from 'vitest';
import dropDescriptions from '../dropDescriptions.js';

const start = "import Translate, {translate} from '@docusaurus/Translate';\n";

describe('dropDescriptions', () => {
  it('removes descriptions from translate calls anywhere, and keeps line numbers', () => {
    const source = `${start}translate(\n  {\n    id: 'a',\n    message: 'One {count}',\n    description:\n      'It\\'s {here}',\n  },\n  {count},\n);`;
    expect(dropDescriptions(source)).toBe(
      `${start}translate(\n  {\n    id: 'a',\n    message: 'One {count}',\n    \n\n  },\n  {count},\n);`,
    );
    expect(dropDescriptions(`${start}translate({description: "B", message: 'A', id: 'a'})`)).toBe(
      `${start}translate({ message: 'A', id: 'a'})`,
    );
  });

  it('removes descriptions from Translate elements', () => {
    expect(
      dropDescriptions(`${start}<Translate id="a" description="What > it's for" values={{a: 1}}>A</Translate>`),
    ).toBe(`${start}<Translate id="a" values={{a: 1}}>A</Translate>`);
  });

  it('leaves everything else unchanged', () => {
    const source = `${start}<Card description="A" />; describe({description: 'A'}); const description = 'A';`;
    expect(dropDescriptions(source)).toBe(source);
    expect(dropDescriptions(`translate({id: 'a', description: 'B'})`)).toBe(`translate({id: 'a', description: 'B'})`);
  });
});
