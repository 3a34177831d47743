import {text} from 'node:stream/consumers';
import {PassThrough} from 'node:stream';
import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import QueryBuilder from '..';

interface Content {
  children: ReactNode;
}

vi.mock('@docusaurus/Translate', () => ({default: ({children}: Content) => children}));
vi.mock('@docusaurus/BrowserOnly', () => ({default: ({children}: {children: () => ReactNode}) => children()}));
vi.mock('../Builder', () => {
  throw new Error('Loading chunk 7 failed');
});

it('shows an error if its code does not load', async () => {
  const stream = renderToPipeableStream(<QueryBuilder />);
  expect(await text(stream.pipe(new PassThrough()))).toContain('Couldn’t load this part of the page.');
});
