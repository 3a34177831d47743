import {afterEach, expect, it, vi} from 'vitest';
import {loadSidebars} from '../client/docsSidebars';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('../client/docsSidebars', () => ({lacksSidebars: () => true, loadSidebars: vi.fn()}));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('clicks each category once when the sidebars are loaded, unless the reader went to another page meanwhile', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  });
  const location = {pathname: '/cms/intro'};
  vi.stubGlobal('window', {location});
  /** Stands for a category; the closest element that is one. */
  class FakeElement {
    click = vi.fn();
    closest = () => this;
  }
  vi.stubGlobal('Element', FakeElement);
  let arrive = () => {};
  vi.mocked(loadSidebars).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await import('../client/loadSidebars');
  const preventDefault = vi.fn();
  const press = (target: FakeElement) =>
    listeners['click']?.({target, button: 0, preventDefault, stopPropagation: () => undefined});
  const [left, first, second] = [new FakeElement(), new FakeElement(), new FakeElement()];
  press(left);
  location.pathname = '/cms/quick-start';
  [first, first, second, first].forEach(press);
  expect(preventDefault).toHaveBeenCalledTimes(5);
  arrive();
  await vi.waitFor(() => expect(first.click).toHaveBeenCalledTimes(1));
  expect(second.click).toHaveBeenCalledTimes(1);
  // The last click decides where the reader arrives.
  expect(second.click).toHaveBeenCalledBefore(first.click);
  expect(left.click).not.toHaveBeenCalled();
});
