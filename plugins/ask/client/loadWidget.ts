import {translate} from '@docusaurus/Translate';
import type {AskConfig} from '../core/types';
import {loadVendorScript} from '../../third-parties/client/loadVendorScript';

type WidgetConfig = Extract<AskConfig, {provider: 'widget'}>;

const loading = new Map<string, Promise<HTMLScriptElement>>();

/**
 * Loads a hosted widget's script on the first call, and again if the previous attempt failed.
 *
 * @param config - script, its attributes, and the global function that opens the widget
 * @returns the function that opens the widget
 * @throws Error with a message for the reader if the script doesn't load or lacks the function
 */
export async function loadWidget(config: WidgetConfig): Promise<() => void> {
  const element = await loadOnce(config);
  const open = findOpener(config.open);
  if (!open) {
    loading.delete(config.script);
    element.remove();
    throw new Error(translate({id: 'ask.noStart', message: "The assistant loaded, but didn't start."}));
  }
  return open;
}

async function loadOnce({script: src, attributes}: WidgetConfig): Promise<HTMLScriptElement> {
  const load = loading.get(src) ?? loadVendorScript({src, attributes});
  loading.set(src, load);
  try {
    return await load;
  } catch (cause) {
    loading.delete(src);
    throw new Error(
      translate({
        id: 'ask.unreachable',
        message: 'The assistant cannot be reached. You might want to check your network connection.',
      }),
      {cause},
    );
  }
}

/** @returns the function at a path of global names, bound to its owner; `undefined` if there's none */
function findOpener(path: string): (() => void) | undefined {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const owner = names.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], window);
  const open = (owner as Record<string, unknown> | undefined)?.[name];
  return typeof open === 'function' ? () => void open.call(owner) : undefined;
}
