import {describe, expect, it} from 'vitest';
import {importIcons} from '../importIcons';
import {parse} from './parse';

describe('importIcons', () => {
  it('imports each icon once and hands it to every component that names it', () => {
    const tree = parse(
      '<Icon name="gear" />\n\n<Cards><Card title="A" to="/a" icon="gear" /></Cards>\n\n<Icon name="key" />',
    );
    importIcons(tree, {Icon: 'name', Card: 'icon'}, (name) => `icons/${name}.svg`);
    const imports = tree.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
    expect(imports).toEqual(["import Icon1Glyph from 'icons/gear.svg'", "import Icon2Glyph from 'icons/key.svg'"]);
    expect(JSON.stringify(tree)).toContain('"name":"glyph"');
  });

  it('changes nothing where no icon is named', () => {
    const tree = parse('<Steps>text</Steps>');
    const before = JSON.stringify(tree);
    importIcons(tree, {Icon: 'name'}, (name) => name);
    expect(JSON.stringify(tree)).toBe(before);
  });
});
