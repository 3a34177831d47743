import type {Page} from '@playwright/test';
import {addAxe, findColorViolations, findSizeViolations, findStructureViolations, findViolations} from '../support/axe';
import {expect, test} from '../support/test';

async function show(page: Page, body: string): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`,
  );
  await addAxe(page);
}

const pale = 'color: #bbb';

test('low contrast is found even if the first element with that style is hidden, covered or only for screen readers', async ({
  page,
}) => {
  const first = [
    `<p style="${pale}; display: none">Hidden</p>`,
    `<p style="${pale}; visibility: hidden">Hidden</p>`,
    `<p style="${pale}; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Aloud</p>`,
    `<div style="position: relative"><p style="${pale}">Covered</p><img alt="" width="600" height="18" style="position: absolute; top: 0; left: 0" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div>`,
  ];
  for (const one of first) {
    await show(page, `${one}<p style="${pale}" id="seen">Seen</p>`);
    expect(await findColorViolations(page, new Set()), one).toEqual(['color-contrast: #seen']);
  }
});

test('the same color is checked again on another background, in another size and in a link', async ({page}) => {
  const seen = new Set<string>();
  await show(page, '<p style="color: #767676">On white</p>');
  expect(await findColorViolations(page, seen)).toEqual([]);
  const others = [
    '<div style="background: #eee"><p style="color: #767676" id="other">On gray</p></div>',
    '<div style="opacity: 0.5"><p style="color: #767676" id="other">Half seen</p></div>',
  ];
  for (const other of others) {
    await show(page, `<p style="color: #767676">On white</p>${other}`);
    expect(await findColorViolations(page, seen), other).toEqual(['color-contrast: #other']);
  }
  await show(page, '<p>Black <a href="#top" style="color: #333; text-decoration: none">link</a> in it</p>');
  expect(await findColorViolations(page, seen)).toEqual(['link-in-text-block: a']);
});

test('a style that axe has judged is not checked again', async ({page}) => {
  const seen = new Set<string>();
  await show(page, `<p style="${pale}">Pale</p>`);
  expect(await findColorViolations(page, seen)).toHaveLength(1);
  expect(await findColorViolations(page, seen)).toEqual([]);
});

test('only text that axe never judges is skipped', async ({page}) => {
  for (const text of ['a', '.', '=&gt;', '……']) {
    await show(page, `<p style="${pale}">${text}</p>`);
    expect(await findViolations(page), text).toEqual([]);
  }
  for (const text of ['ab', '.a', '42', '{ }']) {
    await show(page, `<p style="${pale}">${text}</p>`);
    expect(await findColorViolations(page, new Set()), text).toEqual(['color-contrast: p']);
  }
});

test('a style on a gradient, which axe never judges, is checked once; a covered one is checked again', async ({
  page,
}) => {
  const seen = new Set<string>();
  await show(page, `<div style="background: linear-gradient(#fff, #eee)"><p style="${pale}">Pale</p></div>`);
  expect(await findColorViolations(page, seen)).toEqual([]);
  expect([...seen].filter((combination) => combination.includes('linear-gradient'))).toHaveLength(1);

  const cover =
    '<img alt="" width="600" height="18" style="position: absolute; top: 0; left: 0" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
  await show(page, `<div style="position: relative"><p style="${pale}">Covered</p>${cover}</div>`);
  expect(await findColorViolations(page, seen)).toEqual([]);
  await show(page, `<div style="position: relative"><p style="${pale}">Seen</p></div>`);
  expect(await findColorViolations(page, seen)).toEqual(['color-contrast: p']);
});

test('structure is checked outside code, and everywhere with A11Y_SCOPE=everything', async ({page}) => {
  await show(page, `<input><pre tabindex="0"><code><input></code></pre><p style="${pale}">Pale</p>`);
  expect(await findStructureViolations(page)).toEqual(['label: main > input']);
  expect(await findStructureViolations(page, ['input'])).toEqual([]);
  expect(await findViolations(page)).toEqual(['color-contrast: p', 'label: main > input, code > input']);
  expect(await findViolations(page, 'pre')).toEqual(['label: code > input']);
});

test('small buttons next to each other are found, unless targets are not to be measured', async ({page}) => {
  const button = (name: string): string => `<button aria-label="${name}" style="width: 9px; height: 9px"></button>`;
  await show(page, `<div style="display: flex">${button('One')}${button('Two')}</div>`);
  expect(await findSizeViolations(page)).toEqual([expect.stringMatching(/^target-size: /)]);
  expect(await findStructureViolations(page)).toEqual([expect.stringMatching(/^target-size: /)]);
  expect(await findStructureViolations(page, [], false)).toEqual([]);
  expect(await findSizeViolations(page, ['button'])).toEqual([]);
});

test('checking the structure puts the tokens of code back', async ({page}) => {
  await show(page, `<pre><code><span class="token-line"><i style="${pale}">const</i> x</span></code></pre>`);
  const token = await page.locator('i').elementHandle();
  await findStructureViolations(page);
  expect(await token.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.locator('code').innerHTML()).toBe(`<span class="token-line"><i style="${pale}">const</i> x</span>`);
  expect(await findColorViolations(page, new Set())).toEqual(['color-contrast: i']);
});
