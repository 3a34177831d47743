import {describe, expect, it} from 'vitest';
import {importFiles} from '../importFiles';
import {parse} from './parse';

const pathOf = (name: string) => `icons/${name}.svg`;
const icons = {
  Icon: {prop: 'name', receives: 'glyph', pathOf},
  Card: {prop: 'icon', receives: 'glyph', pathOf},
};

describe('importFiles', () => {
  it('imports each file once and hands it to every component that names it', () => {
    const tree = parse(
      '<Icon name="gear" />\n\n<Cards><Card title="A" to="/a" icon="gear" /></Cards>\n\n<Icon name="key" />',
    );
    importFiles(tree, icons);
    const imports = tree.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
    expect(imports).toEqual(["import NamedFile1 from 'icons/gear.svg'", "import NamedFile2 from 'icons/key.svg'"]);
    expect(JSON.stringify(tree)).toContain('"name":"glyph"');
  });

  it('distinguishes an icon from a diagram with the same name', () => {
    const tree = parse('<Icon name="cloud" />\n\n<Diagram name="cloud" />');
    importFiles(tree, {...icons, Diagram: {prop: 'name', receives: 'diagram', pathOf: (name) => `diagrams/${name}`}});
    const imports = tree.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
    expect(imports).toEqual(["import NamedFile1 from 'icons/cloud.svg'", "import NamedFile2 from 'diagrams/cloud'"]);
    expect(JSON.stringify(tree)).toContain('"name":"diagram"');
  });

  it('changes nothing if no file is named', () => {
    const tree = parse('<Steps>text</Steps>');
    const before = JSON.stringify(tree);
    importFiles(tree, icons);
    expect(JSON.stringify(tree)).toBe(before);
  });
});
