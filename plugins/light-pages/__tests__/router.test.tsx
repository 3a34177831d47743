import fc from 'fast-check';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkRoutes} from '../build/checkRoutes';
import * as ours from '../client/router';
import * as ourConfig from '../client/router/config';
import {createHistory} from '../client/router/history';
import type {Target} from '../client/router/location';
import {openFakeBrowser, type FakeBrowser} from './fakeBrowser';

/** The packages that the server renders with, as Docusaurus finds them. */
function loadOriginals() {
  const core = createRequire(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  const router = createRequire(core.resolve('react-router-dom'));
  return {
    router: core('react-router-dom') as typeof ours,
    config: core('react-router-config') as typeof ourConfig,
    createHistory: (router('history') as {createBrowserHistory: typeof createHistory}).createBrowserHistory,
  };
}

// The package history looks for a DOM when it is loaded.
openFakeBrowser('/');
const originals = loadOriginals();

const urls = [
  '/',
  '/cms',
  '/cms/',
  '/CMS/Quick-Start',
  '/cms/quick-start?a=1#b',
  '/cms/quick-start/',
  '/cms//quick-start',
  '/cms/caf%C3%A9',
  '/cms/caf\u00e9',
  '/home.html',
  '/home/index.html',
];
const targets: Target[] = [
  ...urls,
  ...['', '?a=1', '?', '#b', '#', '#b?a', '?a#b', '/x?a?b#c#d', '/%41', '/100%25', '/a%2Fb', '/a b', '/a\nb'],
  ...['x', 'x/', '.', './', './x', '..', '../', '../x', '../../../../x', 'x/../y', '/x/../y', '/./x', 'x//..//y'],
  ...['/%E0%A4%A', '/%', '%zz', 'x%'],
  ...[
    {},
    {pathname: '/x'},
    {pathname: 'x', search: 'a=1', hash: 'b'},
    {search: '?a=1'},
    {hash: '#b'},
    {pathname: '/%'},
  ],
  {pathname: '/cms', search: '?a', hash: '#b', state: {from: 'object'}, key: 'abc'},
];

beforeEach(() => {
  openFakeBrowser('/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The outcome of a call, also when that is an error. */
function outcome<Value>(run: () => Value): Value | string {
  try {
    return run();
  } catch (error) {
    return (error as Error).name;
  }
}

describe('matchPath', () => {
  const compare = (pathname: string, route: {path: string; exact?: boolean}) =>
    expect(ours.matchPath(pathname, route), JSON.stringify([pathname, route])).toEqual(
      originals.router.matchPath(pathname, route),
    );

  it('matches what react-router matches, for every page of the site and variants of its URL', () => {
    const inventory = path.join(__dirname, '../../../tests/support/inventory/routes.json');
    const pages = JSON.parse(readFileSync(inventory, 'utf8')) as {path: string}[];
    const shortened = pages.filter((_, index) => index % 20 === 0);
    for (const {path: route} of pages) {
      for (const pathname of [
        route,
        `${route}/`,
        route.toUpperCase(),
        `${route}/more`,
        `${route}-more`,
        `/x${route}`,
      ]) {
        compare(pathname, {path: route, exact: true});
        compare(pathname, {path: route});
      }
      shortened.forEach((other) => compare(other.path, {path: route}));
    }
    expect(pages.length).toBeGreaterThan(200);
  });

  it('matches what react-router matches, for any path without patterns', () => {
    const part = fc.constantFrom(
      '/',
      '/',
      'cms',
      'CMS',
      '.',
      '$',
      '[a]',
      '{b}',
      '^',
      '|',
      '+',
      '?',
      '\u00e9',
      ' ',
      '%20',
      '\n',
      '=!',
    );
    const text = fc.array(part, {maxLength: 5}).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.boolean(), (route, more, exact) => {
        compare(route, {path: route, exact});
        compare(route + more, {path: route, exact});
        compare(more, {path: route, exact});
        compare(route, {path: '*', exact});
      }),
      {numRuns: 2000},
    );
  });

  it('ROUTE-11 keeps at most 10000 compiled routes', () => {
    const compile = vi.fn();
    const match = (number: number) => ours.matchPath('/none', {path: `/page-${number}`, exact: true});
    vi.stubGlobal(
      'RegExp',
      class extends RegExp {
        constructor(...rest: ConstructorParameters<typeof RegExp>) {
          super(...rest);
          compile();
        }
      },
    );
    for (let number = 1; number <= 10_001; number += 1) {
      match(number);
    }
    const before = compile.mock.calls.length;
    match(1);
    expect(compile, 'the first are kept').toHaveBeenCalledTimes(before);
    match(10_001);
    match(10_001);
    expect(compile, 'the last is not').toHaveBeenCalledTimes(before + 2);
  });
});

describe('routes', () => {
  const show = ({route}: {route: {path: string; routes?: []}}) =>
    createElement('p', {title: route.path}, originals.config.renderRoutes(route.routes));
  const showOurs = ({route}: {route: {path: string; routes?: []}}) =>
    createElement('p', {title: route.path}, ourConfig.renderRoutes(route.routes));
  const toRoutes = (component: typeof show) => [
    {path: '/home', exact: true, component},
    {
      path: '/',
      component,
      routes: [
        {
          path: '/cms',
          component,
          routes: [
            {path: '/cms/quick-start', exact: true, component},
            {path: '/cms', exact: true, component},
          ],
        },
        {
          path: '/',
          component,
          routes: [
            {path: '/', exact: true, component},
            {path: '/cms/caf\u00e9', exact: true, component},
          ],
        },
      ],
    },
    {path: '*', component},
  ];

  it.each(urls)('are the same at %s', (url) => {
    const pathname = decodeURI(new URL(url, 'https://site.test').pathname);
    const summarize = (matches: {route: {path: string}; match: object}[]) =>
      matches.map(({route, match}) => ({path: route.path, match}));
    expect(summarize(ourConfig.matchRoutes(toRoutes(showOurs) as never, pathname))).toEqual(
      summarize(originals.config.matchRoutes(toRoutes(show) as never, pathname)),
    );

    openFakeBrowser(url);
    const render = ({BrowserRouter}: typeof ours, shown: ReactNode) =>
      renderToStaticMarkup(createElement(BrowserRouter, null, shown));
    expect(render(ours, ourConfig.renderRoutes(toRoutes(showOurs) as never))).toBe(
      render(originals.router, originals.config.renderRoutes(toRoutes(show) as never)),
    );
  });

  it('fail the build if they need more than ours supports', () => {
    const page = {component: 'x', path: '/a.b+c?d', exact: true};
    expect(() => checkRoutes([page, {...page, path: '*'}])).not.toThrow();
    for (const wrong of [{path: '/:id'}, {path: '/a(b)'}, {path: '/a/*'}, {strict: true}, {sensitive: true}]) {
      expect(() => checkRoutes([{...page, path: '/', routes: [{...page, ...wrong}]}]), JSON.stringify(wrong)).toThrow(
        "can't be found in the browser",
      );
    }
  });
});

describe('links', () => {
  const props = [
    {},
    {className: 'a', activeClassName: 'b', target: '_self', title: 'T'},
    {exact: true, activeClassName: 'b'},
    {'aria-current': 'step', className: 'a'} as const,
    {isActive: () => true},
    {isActive: (_: unknown, location: {pathname: string}) => location.pathname.startsWith('/home')},
  ];

  it.each(urls)('are the same at %s', (url) => {
    openFakeBrowser(url);
    const render = ({BrowserRouter}: typeof ours, link: ReactNode) =>
      outcome(() => renderToStaticMarkup(createElement(BrowserRouter, null, link)));
    for (const to of targets.filter((target) => typeof target === 'string')) {
      const name = JSON.stringify(to);
      const plain = ({Link}: typeof ours) => createElement(Link, {to, className: 'a', title: 'T'}, 'text');
      expect(render(ours, plain(ours)), name).toBe(render(originals.router, plain(originals.router)));
      for (const more of props) {
        const marked = ({NavLink}: typeof ours) => createElement(NavLink, {to, ...more}, 'text');
        expect(render(ours, marked(ours)), name).toBe(render(originals.router, marked(originals.router)));
      }
    }
  });

  it('throw for unsupported props, and outside of the router', () => {
    const {BrowserRouter, Link} = ours;
    const render = (wrong: object) => () =>
      renderToStaticMarkup(createElement(BrowserRouter, null, createElement(Link, {to: '/', ...wrong})));
    expect(render({})).not.toThrow();
    expect(render({component: 'b'})).toThrow('no "component"');
    expect(render({to: {pathname: '/'}})).toThrow('no "to"');
    expect(() => renderToStaticMarkup(createElement(Link, {to: '/'}))).toThrow('inside of the router');
  });
});

describe('the history', () => {
  type Move =
    | {do: 'push' | 'replace'; target: Target; state?: unknown}
    | {do: 'go'; delta: number}
    | {do: 'anchor'; hash: string};
  type Step = Move | {do: 'block'; answer: unknown} | {do: 'unblock'};

  function move(history: ReturnType<typeof createHistory>, browser: FakeBrowser, step: Move): void {
    if (step.do === 'go') {
      history.go(step.delta);
    } else if (step.do === 'anchor') {
      browser.followAnchor(step.hash);
    } else {
      history[step.do](step.target as string, typeof step.target === 'string' ? step.state : undefined);
    }
  }

  /** @returns what the original keeps with an entry; ours also keeps its position */
  function withoutPosition(state: unknown): object {
    const {key, state: given} = (state ?? {}) as {key?: string; state?: unknown};
    return {key, state: given};
  }

  /** Does the steps in a browser, and tells what can be seen of it after each. */
  function walk(create: typeof createHistory, start: string, steps: readonly Step[]): unknown[] {
    const browser = openFakeBrowser(start);
    let seed = 0.1;
    vi.spyOn(Math, 'random').mockImplementation(() => (seed = (seed * 7.3 + 0.17) % 1));
    const history = create();
    const heard: unknown[] = [];
    let last = history.location;
    history.listen((location, action) => {
      // After a way that was blocked, the original says where it still is.
      if (location !== last) {
        heard.push([action, location]);
      }
      last = location;
    });
    let unblock = () => {};
    const take = (step: Step): void => {
      if (step.do === 'block' || step.do === 'unblock') {
        unblock();
        const answer = step.do === 'block' ? step.answer : undefined;
        unblock = step.do === 'block' ? history.block(() => answer as false) : () => {};
      } else {
        move(history, browser, step);
      }
    };
    return steps.map((step) => [
      step,
      outcome(() => take(step)),
      browser.location.href,
      browser.entries.map(({state}) => withoutPosition(state)),
      history.action,
      {...history.location},
      heard.splice(0),
    ]);
  }

  const push: fc.Arbitrary<Move> = fc.record({
    do: fc.constantFrom('push', 'replace'),
    target: fc.constantFrom(...targets),
    state: fc.constantFrom(undefined, {a: 1}, 'text', null),
  });
  const go: fc.Arbitrary<Move> = fc.record({do: fc.constant('go'), delta: fc.integer({min: -3, max: 3})});
  const anchor: fc.Arbitrary<Move> = fc.record({
    do: fc.constant('anchor'),
    hash: fc.constantFrom('#a', '#b', '#100%'),
  });
  const block: fc.Arbitrary<Step> = fc.record({
    do: fc.constant('block'),
    answer: fc.constantFrom(false, undefined, true, 'yes', 'no'),
  });
  const unblock: fc.Arbitrary<Step> = fc.constant({do: 'unblock'});

  it.each([
    // Not both: the original loses its place when it blocks a step from or to an entry that the browser added.
    ['prompts', [push, go, block, unblock]],
    ['anchors', [push, go, anchor]],
  ])("behaves like the package's for any sequence of actions, with %s", (_, steps) => {
    fc.assert(
      fc.property(fc.constantFrom(...urls), fc.array(fc.oneof(...steps), {maxLength: 12}), (start, taken) => {
        expect(walk(createHistory, start, taken)).toEqual(walk(originals.createHistory, start, taken));
      }),
      {numRuns: 1000},
    );
  });

  it('stays at the URL of the shown page if steps are blocked, even to entries from before a reload', () => {
    // URLs that can't be decoded throw.
    const decodable = fc.record({do: fc.constantFrom('push', 'replace'), target: fc.constantFrom('/a', '/b?c', '#d')});
    const follow = fc.constant({do: 'anchor' as const, hash: '#e'});
    const steps = fc.array(fc.oneof(decodable, go, follow, fc.constant('reload' as const)), {maxLength: 8});
    fc.assert(
      fc.property(steps, fc.integer({min: -8, max: 8}), (taken, delta) => {
        const browser = openFakeBrowser('/');
        let history = createHistory();
        for (const step of taken) {
          if (step === 'reload') {
            browser.unload();
            history = createHistory();
          } else {
            move(history, browser, step);
          }
        }
        const {href} = browser.location;
        const shown = history.location;
        history.block(() => false);
        browser.go(delta);
        expect(browser.location.href).toBe(href);
        expect(history.location).toBe(shown);
      }),
      {numRuns: 1000},
    );
  });

  it('ROUTE-09 gives all entries except the first keys of up to 6 base-36 characters', () => {
    const history = createHistory();
    expect(history.location.key).toBeUndefined();
    for (const action of ['push', 'replace'] as const) {
      history[action]('/cms');
      expect(history.location.key).toMatch(/^[\da-z]{1,6}$/);
      expect(window.history.state).toMatchObject({key: history.location.key, state: undefined});
    }
  });

  it('asks every prompt, the newest first, until one blocks', () => {
    const history = createHistory();
    const asked: string[] = [];
    const answers: (false | undefined)[] = [undefined, false];
    history.block(() => void asked.push('menu'));
    const unblock = history.block(() => {
      asked.push('dialog');
      return answers.shift();
    });
    history.push('/a');
    history.push('/b');
    unblock();
    history.push('/c');
    expect(asked).toEqual(['dialog', 'menu', 'dialog', 'menu']);
    expect(history.location.pathname).toBe('/c');
  });

  it('returns to the shown entry when Back is blocked, without notifying listeners', () => {
    const browser = openFakeBrowser('/');
    const history = createHistory();
    history.push('/cms');
    const listener = vi.fn();
    history.listen(listener);
    history.block(() => false);
    browser.go(-1);
    expect(browser.location.pathname).toBe('/cms');
    expect(listener).not.toHaveBeenCalled();
  });

  it('neither starts at nor navigates to a URL that cannot be decoded', () => {
    const history = createHistory();
    expect(() => history.push('/%E0%A4%A')).toThrow(URIError);
    expect(window.location.pathname).toBe('/');
    openFakeBrowser('/%E0%A4%A');
    expect(() => createHistory()).toThrow(URIError);
  });
});
