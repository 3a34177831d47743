import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {WebKitWindow, WindowError} from '../webKit';

let server: Server;
let window: WebKitWindow;
const received: {url: string | undefined; body: unknown}[] = [];

/** A driver whose page returns 7, and crashes when it opens /crash. */
beforeEach(async () => {
  received.length = 0;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      received.push({url: request.url, body: JSON.parse(text)});
      const isCrash = text.includes('/crash');
      response.writeHead(isCrash ? 500 : 200, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({value: isCrash ? {error: 'unknown error', message: ''} : 7}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window = new WebKitWindow(`http://127.0.0.1:${(server.address() as AddressInfo).port}/session/1`);
});
afterEach(() => server.close());

it('runs a function in the page with its arguments, and returns its result', async () => {
  expect(await window.run((a: number, b: number) => a + b, 3, 4)).toBe(7);
  const {url, body} = received[0] as {url: string; body: {script: string; args: unknown[]}};
  expect(url).toBe('/session/1/execute/sync');
  expect(body.args).toEqual([3, 4]);
  const asRun = runInNewContext(`(function () {${body.script}})`) as (...values: unknown[]) => unknown;
  expect(asRun(...body.args)).toBe(7);
});

it('presses the keys of a text one after another, and releases each', async () => {
  await window.type('ab');
  expect(received[0]?.body).toEqual({
    actions: [
      {
        type: 'key',
        id: 'keyboard',
        actions: ['a', 'b'].flatMap((value) => [
          {type: 'keyDown', value},
          {type: 'keyUp', value},
        ]),
      },
    ],
  });
});

it('throws the error of the driver, for example after a crash', async () => {
  await expect(window.open('http://127.0.0.1/crash')).rejects.toThrow(new WindowError('WebKit: unknown error'));
});
