import {describe, expect, it} from 'vitest';
import {page} from '../support/fixtureDefaults';
import {buildFixtureSite} from '../support/fixtureSite';

/** Builds a site with one bad page and returns what the build said. The page's body begins on line 10. */
async function outputOf(name: string, body: string, frontMatter: Record<string, unknown> = {}): Promise<string> {
  const bad = page('Bad page', body, {group: ['Getting Started'], ...frontMatter});
  const site = {name: `bad-${name}`, docs: {'cms/bad.mdx': bad}, expectFailure: true};
  return (await buildFixtureSite(site)).output;
}

describe.concurrent('the build stops with file, line and fix', () => {
  it('BUILD-01 at a broken link', async () => {
    const output = await outputOf('link', 'Text.\n\n[Nowhere](/cms/introo)');
    expect(output).toMatch(/docs\/cms\/bad\.mdx:11: broken link to \/cms\/introo: .*Did you mean "\/cms\/intro"/);
  });

  it('BUILD-01 at a broken Markdown link', async () => {
    const output = await outputOf('markdown-link', 'Text.\n\n[Nowhere](./nowhere.mdx)');
    expect(output).toMatch(/\.\/nowhere\.mdx.*docs\/cms\/bad\.mdx.*\(11:1\)/s);
    expect(output).toContain('Make sure');
  });

  it('BUILD-01 at a broken anchor', async () => {
    const output = await outputOf('anchor', '## Part\n\n[Nowhere](./bad.mdx#prt)');
    expect(output).toMatch(/docs\/cms\/bad\.mdx:11: broken anchor #prt: \/cms\/bad has no .*Did you mean "#part"/);
  });

  it('at a missing image', async () => {
    const output = await outputOf('image', 'Text.\n\n![A cat](./cat.png)');
    expect(output).toMatch(/cat\.png.*docs\/cms\/bad\.mdx.*\(11:1\)/s);
  });

  it('TAG-03 at an undeclared tag', async () => {
    const output = await outputOf('tag', 'Text.', {tags: ['fixtur']});
    expect(output).toMatch(/docs\/cms\/bad\.mdx:5: tag "fixtur" is not declared\. Did you mean "fixture"\?/);
  });

  it('TAG-03 at a tag without a page', async () => {
    const tags = 'fixture:\n  label: F\n  permalink: /fixture\n  description: Used here.\n';
    const unused = 'lonely:\n  label: L\n  permalink: /lonely\n  description: Used nowhere.\n';
    const {output} = await buildFixtureSite({
      name: 'bad-unused-tag',
      docs: {'tags.yml': tags + unused},
      expectFailure: true,
    });
    expect(output).toContain(
      'docs/tags.yml:5: tag "lonely" has no page. Add it to the "tags" of a page, or remove it.',
    );
  });

  it('at an unknown front matter key', async () => {
    const output = await outputOf('front-matter', 'Text.', {colour: 'red'});
    expect(output).toMatch(/docs\/cms\/bad\.mdx:7: front matter "colour": unknown key\. Known keys: title/);
  });

  it('at an unknown prop and an unknown component', async () => {
    const prop = await outputOf('prop', 'Text.\n\n<Cards>\n<Card titel="A" to="/cms/intro" />\n</Cards>');
    expect(prop).toMatch(/docs\/cms\/bad\.mdx:12.*titel/s);
    const component = await outputOf('component', 'Text.\n\n<Crads />');
    expect(component).toMatch(/docs\/cms\/bad\.mdx:11.*Crads/s);
  });

  it('at an unclosed tag', async () => {
    const output = await outputOf('unclosed', 'Text.\n\n<Steps>\n\nMore.');
    expect(output).toMatch(/docs\/cms\/bad\.mdx/);
    expect(output).toMatch(/Expected a closing tag for `<Steps>` \(11:1/);
  });
});

describe.concurrent('what concerns the configuration', () => {
  it('BUILD-01 two pages with one address only warn', async () => {
    const twin = `export default function Twin() { return <main>Twin</main>; }\n`;
    const {output} = await buildFixtureSite({
      name: 'duplicate-routes',
      pages: {'cms/faq.tsx': twin},
      expectFailure: false,
    });
    expect(output).toMatch(/\[WARNING\].*[Dd]uplicate routes/s);
    expect(output).toContain('/cms/faq');
  });

  it('BUILD-03 an unknown doc id lists the ids there are', async () => {
    const navbar = {items: [{type: 'doc', docId: 'cms/introo', label: 'CMS'}]};
    const {output} = await buildFixtureSite({name: 'bad-doc-id', config: {themeConfig: {navbar}}, expectFailure: true});
    expect(output).toMatch(/doc.*cms\/introo/is);
    expect(output).toContain('cms/quick-start');
  });

  it('BUILD-03 an unknown sidebar id lists the ids there are', async () => {
    const navbar = {items: [{type: 'docSidebar', sidebarId: 'cmss', label: 'CMS'}]};
    const {output} = await buildFixtureSite({
      name: 'bad-sidebar-id',
      config: {themeConfig: {navbar}},
      expectFailure: true,
    });
    expect(output).toMatch(/Can't find any sidebar with id "cmss"/);
    expect(output).toMatch(/Available sidebar ids are:\s*- cms\s*- cloud/);
  });

  it('BUILD-03 a page without a default export', async () => {
    const pages = {'empty.tsx': 'export const nothing = 1;\n'};
    const {output} = await buildFixtureSite({name: 'bad-no-export', pages, expectFailure: true});
    expect(output).toMatch(/does not have a default export|default export/);
  });

  it('BUILD-03 a hook outside its provider', async () => {
    const use = (hook: string, from: string) =>
      `import {${hook}} from '${from}';\nexport default function Page() { ${hook}(); return <main />; }\n`;
    const {output} = await buildFixtureSite({
      name: 'bad-hook',
      pages: {'hook.tsx': use('useDocsSidebar', '@docusaurus/plugin-content-docs/client')},
      expectFailure: true,
    });
    expect(output).toMatch(/useDocsSidebar.*is called outside the <DocsSidebarProvider>/s);
  });

  it('BUILD-03 the category of a page that is in no sidebar', async () => {
    const source = `import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
export default function Category() { useCurrentSidebarCategory(); return null; }
`;
    const body = "import Category from '@site/src/Category';\n\n<Category />";
    const {output} = await buildFixtureSite({
      name: 'bad-category',
      docs: {'cms/bad.mdx': page('Bad page', body, {displayed_sidebar: null})},
      files: {'src/Category.tsx': source},
      expectFailure: true,
    });
    expect(output).toMatch(/useCurrentSidebarCategory|sidebar/);
  });
});
