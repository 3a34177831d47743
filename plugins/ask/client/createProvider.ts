import type {AnswerProvider, AskConfig} from '../core/types';
import {createEmbeddedProvider} from './embeddedProvider';
import {createHttpProvider} from './httpProvider';

/**
 * @param config - the provider's configuration; a widget answers by itself and isn't supported
 * @param manifest - URL of the embedded index's manifest
 */
export function createProvider(config: Exclude<AskConfig, {provider: 'widget'}>, manifest: string): AnswerProvider {
  return config.provider === 'http' ? createHttpProvider(config) : createEmbeddedProvider(manifest);
}
