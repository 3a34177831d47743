import {afterEach, expect, it, vi} from 'vitest';
import {loadSidebars} from '../client/docsSidebars';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('../client/docsSidebars', () => ({lacksSidebars: () => true, loadSidebars: vi.fn()}));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('clicks each category once when the sidebars are loaded, however often it was clicked meanwhile', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  });
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
  const [first, second] = [new FakeElement(), new FakeElement()];
  [first, first, second, first].forEach(press);
  expect(preventDefault).toHaveBeenCalledTimes(4);
  arrive();
  await vi.waitFor(() => expect(second.click).toHaveBeenCalledTimes(1));
  expect(first.click).toHaveBeenCalledTimes(1);
});
