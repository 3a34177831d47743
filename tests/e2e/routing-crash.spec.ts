import AxeBuilder from '@axe-core/playwright';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {buildFixtureSite} from '../support/fixtureSite';
import {routingFixture} from '../support/routingFixture';
import {unrenderableSite} from '../support/brokenSites';

test.describe('a page that throws', () => {
  const site = useFixtureSite(routingFixture);
  const message = 'The fixture page broke on purpose.';

  test.use({allowedConsole: [message]});

  test('LAY-03 shows the error, its message and Try again, which clears it', async ({page}) => {
    await visit(page, `${site().url}/crash`);
    await page.getByRole('button', {name: 'Crash'}).click();
    const heading = page.getByRole('heading', {name: 'This page crashed.', level: 1});
    await expect(heading).toBeVisible();
    await expect(page.locator('main')).toContainText(message);
    await expect(page.getByText('Content is fine.')).toHaveCount(0);

    await page.evaluate(() => (window as unknown as {mendCrashPage: () => void}).mendCrashPage());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading).toHaveCount(0);
    await expect(page.getByText('Content is fine.')).toBeVisible();
  });

  test('LAY-03 has AA contrast in both modes, and links to the home page and to an issue form', async ({page}) => {
    for (const mode of ['light', 'dark']) {
      await visit(page, `${site().url}/crash?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await page.getByRole('button', {name: 'Crash'}).click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      const {violations} = await new AxeBuilder({page}).include('main').analyze();
      expect(violations.map(({id, nodes}) => [mode, id, nodes.map(({html}) => html)])).toEqual([]);
    }
    await expect(page.getByRole('main').getByRole('link', {name: /^report it/})).toHaveAttribute(
      'href',
      /\/issues\/new\?title=A%20page%20crashed%3A%20The%20fixture%20page%20broke/,
    );
    await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
    await expect(page.getByRole('heading', {name: 'Fixture home'})).toBeVisible();
  });

  test('LAY-03 keeps navbar and footer usable, and their links lead away from the crash', async ({page}) => {
    for (const place of ['banner', 'contentinfo'] as const) {
      await visit(page, `${site().url}/crash`);
      await page.getByRole('button', {name: 'Crash'}).click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      if (place === 'banner') {
        await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
        await expect(page.getByRole('heading', {name: 'CMS introduction', level: 1})).toBeVisible();
      } else {
        await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
        await expect(page.getByRole('heading', {name: 'FAQ', level: 1})).toBeVisible();
      }
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
    }
  });

  test('LAY-03 navigating away from a crashed docs page clears the error', async ({page}) => {
    // Docs pages share one layout, so its error boundary outlives the page that crashed.
    await visit(page, `${site().url}/cms/crash`);
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'CMS introduction', level: 1})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
  });
});

test.describe('developer mistakes fail the build', () => {
  test.beforeEach(() => test.setTimeout(300_000));

  test('BUILD-03 a hook used outside its provider is named, with the provider', async () => {
    const {output} = await buildFixtureSite(unrenderableSite);
    expect(output).toContain('/outside-doc');
    expect(output).toMatch(/Hook useDoc is called outside the <DocProvider>/);
  });

  test('BUILD-03 a sidebar hook used outside the docs plugin is named, with its provider', async () => {
    const {output} = await buildFixtureSite(unrenderableSite);
    expect(output).toContain('/outside-version');
    expect(output).toMatch(/Hook useDocsVersion is called outside the <DocsVersionProvider>/);
  });

  test('BUILD-03 a route context used outside of a route is named', async () => {
    const {output} = await buildFixtureSite({
      name: 'routing-route-context',
      files: {
        'src/theme/Root/index.tsx': `import useRouteContext from '@docusaurus/useRouteContext';

export default function Root({children}) {
  return <div data-plugin={useRouteContext().plugin.name}>{children}</div>;
}
`,
      },
      expectFailure: true,
    });
    expect(output).toContain('Unexpected: no Docusaurus route context found');
  });

  test('BUILD-03 a page module without a default export is named', async () => {
    const {output} = await buildFixtureSite(unrenderableSite);
    expect(output).toContain(`The page component at /nothing doesn't have a default export.`);
    expect(output).toContain('Consider default-exporting a React component.');
  });
});
