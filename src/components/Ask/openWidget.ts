import type {AskConfig} from '../../lib/ask/types';

type WidgetConfig = Extract<AskConfig, {provider: 'widget'}>;

/** Milliseconds after which a script that does not arrive counts as failed. */
const timeout = 15_000;
const loading = new Map<string, Promise<void>>();

/**
 * Opens a hosted widget; its script is loaded the first time.
 *
 * @param config - script, its attributes, and the global function that opens the widget
 * @throws Error with a message for the reader if the script does not load or lacks the function
 */
export async function openWidget({script, attributes, open}: WidgetConfig): Promise<void> {
  await loadOnce(script, attributes);
  const path = open.split('.');
  const name = path.pop() ?? '';
  const owner = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], window);
  const opens = (owner as Record<string, unknown> | undefined)?.[name];
  if (typeof opens !== 'function') {
    throw new Error('The assistant was loaded but does not start.');
  }
  opens.call(owner);
}

function loadOnce(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const known = loading.get(src);
  if (known) {
    return known;
  }
  const started = load(src, attributes);
  loading.set(src, started);
  started.catch(() => loading.delete(src));
  return started;
}

function load(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('The assistant cannot be reached. You might want to check your network connection.'));
    };
    const timer = setTimeout(fail, timeout);
    script.src = src;
    script.async = true;
    Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}
