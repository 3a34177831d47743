import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it, vi} from 'vitest';

type Compile = (path: string, ...rest: unknown[]) => RegExp;

/** The react-router that the server renders with, with its path compiler counted. The browser's is tested in light-pages. */
function loadRouter() {
  const core = createRequire(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  const routerFile = createRequire(core.resolve('react-router-dom')).resolve('react-router');
  const fromRouter = createRequire(path.join(path.dirname(routerFile), 'cjs/react-router.js'));
  const compilerFile = fromRouter.resolve('path-to-regexp');
  const original = fromRouter('path-to-regexp') as Compile;
  const compile = vi.fn(original);
  const cached = fromRouter.cache[compilerFile];
  if (!cached) {
    throw new Error('path-to-regexp is not in the module cache: react-router no longer uses it.');
  }
  cached.exports = Object.assign(compile, original);
  const router = fromRouter('./react-router.js') as {matchPath: (pathname: string, options: object) => unknown};
  cached.exports = original;
  return {matchPath: router.matchPath, compile};
}

it('ROUTE-11 keeps at most 10000 compiled routes', () => {
  const {matchPath, compile} = loadRouter();
  const match = (number: number) => matchPath('/none', {path: `/page-${number}`, exact: true});
  for (let number = 1; number <= 10_001; number += 1) {
    match(number);
  }
  expect(compile).toHaveBeenCalledTimes(10_001);

  match(1);
  match(10_000);
  expect(compile, 'the first 10000 are kept').toHaveBeenCalledTimes(10_001);

  match(10_001);
  match(10_001);
  expect(compile, 'the next one is not').toHaveBeenCalledTimes(10_003);
});
