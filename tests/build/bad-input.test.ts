import {describe, expect, it} from 'vitest';
import {uncompilableSite, unlinkableSite, unrenderableSite} from '../support/brokenSites';
import {page} from '../support/fixtureDefaults';
import {buildFixtureSite} from '../support/fixtureSite';

/** Builds a site with one bad page and returns what the build said. The page's body begins on line 10. */
async function outputOf(name: string, body: string, frontMatter: Record<string, unknown> = {}): Promise<string> {
  const bad = page('Bad page', body, {group: ['Getting Started'], ...frontMatter});
  const site = {name: `bad-${name}`, docs: {'cms/bad.mdx': bad}, expectFailure: true};
  return (await buildFixtureSite(site)).output;
}

describe.concurrent('the build fails with file, line and fix', () => {
  it('BUILD-01 at a broken link', async () => {
    const {output} = await buildFixtureSite(unlinkableSite);
    expect(output).toMatch(/docs\/cms\/bad-link\.mdx:11: broken link to \/cms\/introo: .*Did you mean "\/cms\/intro"/);
  });

  it('BUILD-01 at a broken Markdown link', async () => {
    const {output} = await buildFixtureSite(uncompilableSite);
    expect(output).toMatch(/\.\/nowhere\.mdx.*docs\/cms\/bad-markdown-link\.mdx.*\(11:1\)/);
    expect(output).toContain('Make sure');
  });

  it('BUILD-01 at a broken anchor', async () => {
    const {output} = await buildFixtureSite(unlinkableSite);
    expect(output).toMatch(
      /docs\/cms\/bad-anchor\.mdx:11: broken anchor #prt: \/cms\/bad-anchor has no .*Did you mean "#part"/,
    );
  });

  it('at a missing image', async () => {
    const {output} = await buildFixtureSite(uncompilableSite);
    expect(output).toMatch(/cat\.png.*docs\/cms\/bad-image\.mdx.*\(11:1\)/);
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
    const {output} = await buildFixtureSite(uncompilableSite);
    expect(output).toMatch(/docs\/cms\/bad-prop\.mdx:12.*titel/);
    expect(output).toMatch(/docs\/cms\/bad-component\.mdx:11.*Crads/);
  });

  it('at an unclosed tag', async () => {
    const {output} = await buildFixtureSite(uncompilableSite);
    expect(output).toMatch(/docs\/cms\/bad-unclosed\.mdx/);
    expect(output).toMatch(/Expected a closing tag for `<Steps>` \(11:1/);
  });
});

describe.concurrent('problems in the configuration', () => {
  it('BUILD-01 two pages with the same URL only cause a warning', async () => {
    const twin = `export default function Twin() { return <main>Twin</main>; }\n`;
    const {output} = await buildFixtureSite({
      name: 'duplicate-routes',
      pages: {'cms/faq.tsx': twin},
      expectFailure: false,
    });
    expect(output).toMatch(/\[WARNING\].*[Dd]uplicate routes/s);
    expect(output).toContain('/cms/faq');
  });

  it('BUILD-03 an unknown doc id lists the known ids', async () => {
    const navbar = {items: [{type: 'doc', docId: 'cms/introo', label: 'CMS'}]};
    const {output} = await buildFixtureSite({name: 'bad-doc-id', config: {themeConfig: {navbar}}, expectFailure: true});
    expect(output).toMatch(/doc.*cms\/introo/is);
    expect(output).toContain('cms/quick-start');
  });

  it('BUILD-03 an unknown sidebar id lists the known ids', async () => {
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
    const {output} = await buildFixtureSite(unrenderableSite);
    expect(output).toContain("The page component at /nothing doesn't have a default export.");
  });

  it('BUILD-03 a hook outside its provider', async () => {
    const {output} = await buildFixtureSite(unrenderableSite);
    expect(output).toMatch(/useDocsSidebar.*is called outside the <DocsSidebarProvider>/);
  });

  it('BUILD-03 the category of a page that is in no sidebar', async () => {
    const {output} = await buildFixtureSite(unrenderableSite);
    expect(output).toContain('cant find current sidebar in context');
  });
});
