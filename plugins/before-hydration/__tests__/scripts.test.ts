import {runInNewContext} from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import {colorModeScript, earlyEventsScript, hiddenSidebarScript, loaderScript} from '../scripts';

type Attributes = Record<string, string>;

/** Runs a script with a fake html element and storage, and returns the element's resulting attributes. */
function run(script: string, attributes: Attributes, window: object = {}): Attributes {
  const result = {...attributes};
  const documentElement = {
    getAttribute: (name: string) => result[name] ?? null,
    setAttribute: (name: string, value: string) => (result[name] = value),
  };
  runInNewContext(script, {window, document: {documentElement}});
  return result;
}

describe('colorModeScript', () => {
  it.each(['light', 'dark'])('leaves %s unchanged', (mode) => {
    const attributes = {'data-theme': mode, 'data-theme-choice': mode};
    expect(run(colorModeScript('light'), attributes)).toEqual(attributes);
  });

  it.each([{'data-theme': 'purple', 'data-theme-choice': 'purple'}, {'data-theme': ''}, {}])(
    'replaces %j with the default',
    (attributes) => {
      expect(run(colorModeScript('dark'), attributes as Attributes)).toEqual({
        'data-theme': 'dark',
        'data-theme-choice': 'dark',
      });
    },
  );
});

describe('hiddenSidebarScript', () => {
  const script = hiddenSidebarScript({type: 'sessionStorage', namespace: '-abc'});
  const storage = (entries: Attributes) => ({sessionStorage: {getItem: (key: string) => entries[key] ?? null}});

  it('marks the page if the sidebar was hidden', () => {
    expect(run(script, {}, storage({'docs.sidebar.hidden-abc': 'true'}))).toEqual({'data-sidebar': 'hidden'});
  });

  it('does nothing if it was not, or without storage', () => {
    expect(run(script, {}, storage({'docs.sidebar.hidden-abc': 'false', 'docs.sidebar.hidden': 'true'}))).toEqual({});
    expect(run(script, {})).toEqual({});
  });
});

describe('earlyEventsScript', () => {
  it('queues the search shortcut, and what is typed after it', () => {
    expect(keysKept([{key: 'a'}, {key: '/'}, {key: 'b'}], {})).toEqual(['/', 'b']);
    expect(keysKept([{key: 'k', ctrlKey: true}, {key: '/'}], {})).toEqual(['k', '/']);
  });

  it('ignores / if the reader switched it off, and with Alt', () => {
    expect(keysKept([{key: '/'}, {key: 'b'}], {'docs.search.slash-abc': 'off'})).toEqual([]);
    expect(keysKept([{key: '/', altKey: true}, {key: 'b'}], {})).toEqual([]);
  });

  it('accepts / without storage', () => {
    expect(keysKept([{key: '/'}])).toEqual(['/']);
  });

  it('clears the queue on Escape, and ignores what follows', () => {
    expect(keysKept([{key: '/'}, {key: 'b'}, {key: 'Escape'}, {key: 'Enter'}, {key: 'c'}], {})).toEqual([]);
    expect(keysKept([{key: '/'}, {key: 'Escape'}, {key: '/'}, {key: 'c'}], {})).toEqual(['/', 'c']);
  });

  /** Presses keys on the page, and returns those kept until it's interactive. */
  function keysKept(pressed: readonly Partial<KeyboardEvent>[], stored?: Attributes): string[] {
    const listeners: Record<string, (event: object) => void> = {};
    const window = {
      early: {keys: (): {key: string}[] => []},
      localStorage: stored && {getItem: (key: string) => stored[key] ?? null},
      addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
      removeEventListener: () => undefined,
    };
    run(earlyEventsScript({type: 'localStorage', namespace: '-abc'}), {}, window);
    for (const key of pressed) {
      listeners['keydown']?.({...key, target: {closest: () => null}, preventDefault: () => undefined});
    }
    return window.early.keys().map(({key}) => key);
  }
});

describe('loaderScript', () => {
  it('stops queuing keys if a script could not be loaded', () => {
    const scripts: {src?: string; onerror?: () => void; remove: () => void}[] = [];
    const listeners: Record<string, () => void> = {};
    const keys = vi.fn(() => []);
    const remove = vi.fn();
    const window = {
      early: {keys},
      addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
      removeEventListener: () => undefined,
      setTimeout: () => undefined,
    };
    const document = {
      currentScript: {getAttribute: () => '/runtime.js /main.js'},
      createElement: () => ({remove}),
      head: {appendChild: (script: (typeof scripts)[number]) => scripts.push(script)},
    };
    runInNewContext(loaderScript, {window, document});
    listeners['pointermove']?.();
    expect(scripts.map(({src}) => src)).toEqual(['/runtime.js', '/main.js']);
    expect(keys).not.toHaveBeenCalled();
    scripts[1]?.onerror?.();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(keys).toHaveBeenCalledTimes(1);
  });
});
