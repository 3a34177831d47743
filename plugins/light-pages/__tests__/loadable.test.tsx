import {renderToStaticMarkup} from 'react-dom/server';
import original from 'react-loadable';
import {describe, expect, it, vi} from 'vitest';
import ours from '../client/loadable';

const loading = ({error}: {error?: unknown}) => <p>{error ? 'failed' : 'loading'}</p>;

describe.each([
  ['ours', ours],
  ['the original', original as unknown as typeof ours],
])('a loadable component, %s', (_, Loadable) => {
  it('shows a loading state, then the loaded component with its props', async () => {
    const load = vi.fn(() => Promise.resolve('words'));
    const Component = Loadable({loader: load, loading, render: (words, props) => words + JSON.stringify(props)});
    expect(renderToStaticMarkup(<Component />)).toBe('<p>loading</p>');
    await Component.preload();
    await Component.preload();
    expect(renderToStaticMarkup(<Component {...{a: 1}} />)).toBe('words{&quot;a&quot;:1}');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows that it could not be loaded, and does not retry by itself', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const Component = Loadable({loader: load, loading, render: () => 'words'});
    await expect(Component.preload()).rejects.toThrow('offline');
    expect(renderToStaticMarkup(<Component />)).toBe('<p>failed</p>');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('may have several parts', async () => {
    const loader = {title: () => Promise.resolve('T'), words: () => Promise.resolve('W')};
    const Component = Loadable.Map({loader, loading, render: (loaded) => JSON.stringify(loaded)});
    await Component.preload();
    expect(renderToStaticMarkup(<Component />)).toBe(
      '{&quot;title&quot;:&quot;T&quot;,&quot;words&quot;:&quot;W&quot;}',
    );
  });
});

describe('our loadable component, unlike the original', () => {
  it('is loaded when it is requested again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve('words'));
    load.mockRejectedValueOnce(new Error('offline'));
    const Component = ours({loader: load, loading, render: (words) => words});
    await expect(Promise.all([Component.preload(), Component.preload()])).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    const again = Component.preload();
    expect(renderToStaticMarkup(<Component />)).toBe('<p>loading</p>');
    await again;
    expect(load).toHaveBeenCalledTimes(2);
    expect(renderToStaticMarkup(<Component />)).toBe('words');
  });
});
