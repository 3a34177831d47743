import {describe, expect, it} from 'vitest';
import {checkVocabulary} from '../checkVocabulary';
import {loadRules} from '../rules';
import {parse} from './parse';

const rules = loadRules();
const check = (source: string) =>
  checkVocabulary(parse(source), rules).map(({line, column, message}) => `${line}:${column}: ${message}`);

describe('checkVocabulary', () => {
  it('accepts every component with valid props', () => {
    const source = `
:::prerequisites
Node.
:::

<FeatureCard plan="growth" permission="Super Admin" default="on" environment="all" />

<Tabs groupId="shell">
<TabItem value="js" label="JavaScript" default>

Text with <Badge kind="new" since="5.30" /> and <kbd>Ctrl</kbd> and <Icon name="gear" />.

</TabItem>
<TabItem value="ts">TypeScript</TabItem>
</Tabs>

<Cards>
<Card title="Introduction" to="/cms/intro" icon="rocket">Begin here.</Card>
</Cards>

<ApiCall title="Find">text</ApiCall>

<Steps>

1. One

</Steps>

<details>
<summary>More</summary>
Text {/* a comment */}
</details>
`;
    expect(check(source)).toEqual([]);
  });

  it.each([
    [
      'text between tabs',
      '<Tabs groupId="shell">\n\nText.\n\n<TabItem value="a" label="A">Text</TabItem>\n</Tabs>',
      '3:1: <Tabs> can only contain <TabItem>. Move this into one of them, or out of <Tabs>.',
    ],
    ['tabs without a tab', '<Tabs groupId="shell">\n</Tabs>', '1:1: <Tabs> needs a <TabItem>.'],
    [
      'tabs with the same value',
      '<Tabs groupId="shell">\n<TabItem value="a" label="A">A</TabItem>\n<TabItem value="a" label="B">B</TabItem>\n</Tabs>',
      '3:1: another <TabItem> also has the value "a". Give each a different one.',
    ],
    [
      'tabs with two defaults',
      '<Tabs groupId="shell">\n<TabItem value="a" label="A" default>A</TabItem>\n<TabItem value="b" label="B" default>B</TabItem>\n</Tabs>',
      '3:1: only one <TabItem> can be the default.',
    ],
    [
      'steps without numbers',
      '<Steps>\n\n- One\n\n</Steps>',
      '1:1: <Steps> needs a numbered list: lines that begin with 1., 2. and so on, and an empty line around the list.',
    ],
    ['unknown component', 'Text\n\n<ApiCal />', '3:1: unknown component <ApiCal>. Did you mean <ApiCall>?'],
    ['component in running text', 'Text <Bage kind="new" />', '1:6: unknown component <Bage>. Did you mean <Badge>?'],
    ['member of an unknown object', '<Tabs.Item />', '1:1: unknown component <Tabs.Item>. Did you mean <TabItem>?'],
    ['name of an object method', '<Cards><constructor /></Cards>', "1:8: the HTML element <constructor> isn't allowed"],
    ['unknown prop', '<Badge kind="new" sicne="5" />', '1:19: <Badge> has no prop "sicne". Did you mean "since"?'],
    [
      'prop of a component without any',
      '<Steps kind="x">\n\n1. a\n\n</Steps>',
      '1:8: <Steps> has no prop "kind". It has none.',
    ],
    ['prop written twice', '<Badge kind="new" kind="beta" />', '1:19: <Badge> has the prop "kind" twice.'],
    ['missing prop', '<Badge />', '1:1: <Badge> needs the prop "kind": An entry of `src/data/badges.ts`.'],
    [
      'value outside its list',
      '<Badge kind="betta" />',
      '1:8: <Badge> prop "kind" cannot be "betta". Did you mean "beta"?',
    ],
    ['computed value', '<Badge kind={kind} />', '1:8: <Badge> prop "kind" must be written out, not computed'],
    ['number for text', '<Badge kind="new" since={5.3} />', '1:19: <Badge> prop "since" must be text in quotes.'],
    ['name alone for text', '<Badge kind />', '1:8: <Badge> prop "kind" must be text in quotes.'],
    ['spread props', '<Badge {...props} kind="new" />', '1:8: <Badge> cannot take props from an expression'],
    [
      'unknown icon',
      '<Icon name="rokcet" />',
      '1:7: <Icon> prop "name" cannot be "rokcet": there\'s no such icon. Did you mean "rocket"?',
    ],
    [
      'relative address',
      '<Cards><Card title="A" to="../a" /></Cards>',
      '1:24: <Card> prop "to" cannot be "../a": write a URL',
    ],
    [
      'address of a component that cannot be decoded',
      '<Cards><Card title="A" to="#100%" /></Cards>',
      '1:24: <Card> prop "to" cannot be "#100%", which isn\'t valid percent-encoding. Write a percent sign as %25.',
    ],
    [
      'link that cannot be decoded',
      'See [there](/cms/%E0%A4%A).',
      '1:5: the URL "/cms/%E0%A4%A" isn\'t valid percent-encoding. Write a percent sign as %25.',
    ],
    ['component out of place', '<Card title="A" to="/a" />', '1:1: <Card> must be a direct child of <Cards>.'],
    ['content where none goes', '<Badge kind="new">New</Badge>', '1:1: <Badge> takes no content.'],
    ['raw HTML', 'a <span>b</span>', "1:3: the HTML element <span> isn't allowed in pages."],
    ['attribute of HTML', '<kbd class="x">a</kbd>', '1:6: <kbd> has no attribute "class" here. It takes none.'],
    [
      'unknown admonition',
      'Text\n\n:::warn\nText\n:::',
      '3:1: unknown admonition ":::warn". Did you mean ":::warning"?',
    ],
    ['admonition title without brackets', ':::tip Title\nText\n:::', '1:1: ":::" is shown as text here'],
    ['curly braces', 'The {curly} ones', '1:5: "{curly}" is JavaScript here, so readers see its value.'],
    [
      'image without alternative text',
      'Text\n\n![](./login.png)',
      '3:1: image ./login.png has no alternative text. Write what it shows between the brackets: ![What it shows](./login.png)',
    ],
    [
      'image whose alternative text is blank',
      '- ![  ](./login.png)',
      '1:3: image ./login.png has no alternative text.',
    ],
    ['reference to an image', '![][menu]\n\n[menu]: ./menu.png', '1:1: image menu has no alternative text.'],
    ['image in a component', '<Steps>\n\n1. ![](./a.png)\n\n</Steps>', '3:4: image ./a.png has no alternative text.'],
    ['JSX in an expression', '{true && <Badge />}', '1:1: JSX inside an expression is not checked.'],
  ])('rejects %s', (_, source, expected) => {
    const problems = check(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });

  it('accepts images with alternative text', () => {
    expect(check('Text ![The login form](./login.png) and ![Menu][menu]\n\n[menu]: ./menu.png')).toEqual([]);
  });

  it('ignores what the file imports itself', () => {
    expect(check(`import Partial from './_partial.mdx';\n\n<Partial anything="goes" />`)).toEqual([]);
  });

  it('reports every mistake in the file, in order', () => {
    expect(check('<Foo />\n\n<Badge />\n\n<Bar />')).toHaveLength(3);
  });
});
