import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {timeByPlugin} from '../timeByPlugin';

it('attributes the time of a call, including libraries, to the nearest plugin on the stack', () => {
  const plugins = path.resolve('plugins');
  const frame = (url: string) => ({functionName: 'f', url});
  const profile = {
    nodes: [
      {id: 1, callFrame: frame(''), children: [2, 6]},
      {id: 2, callFrame: frame(path.join(plugins, 'search/index.ts')), children: [3, 4]},
      {id: 3, callFrame: frame('file:///elsewhere/node_modules/cheerio/index.js')},
      {id: 4, callFrame: frame(pathToFileURL(path.join(plugins, 'feeds/createFeed.ts')).href), children: [5]},
      {id: 5, callFrame: frame('node:fs')},
      {id: 6, callFrame: frame(path.join(`${plugins}-of-others`, 'x.js'))},
    ],
    samples: [2, 3, 3, 5, 6],
    timeDeltas: [1e6, 2e6, 3e6, 5e6, 7e6],
  };
  expect([...timeByPlugin(profile, plugins)]).toEqual([
    ['search', 6],
    ['feeds', 5],
  ]);
});
