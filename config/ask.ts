import type {Options} from '../plugins/ask/build/options';
import {env} from './env';

/** The assistant's provider (plugins/ask), by default passages from these docs. */
export const ask: Options = readAsk();

function readAsk(): Options {
  switch (env.ASK_PROVIDER) {
    case 'widget':
      return {
        provider: 'widget',
        script: env.ASK_URL,
        open: env.ASK_OPEN,
        attributes: {
          ...(env.ASK_KEY ? {'data-website-id': env.ASK_KEY} : {}),
          'data-modal-size': '900px',
          'data-modal-border-radius': '4px',
          'data-project-color': '#4945FF',
          'data-modal-disclaimer': 'AI answers might be inaccurate: check the sources.',
        },
      };
    case 'http':
      return {provider: 'http', endpoint: env.ASK_URL};
    default:
      return {provider: 'embedded'};
  }
}
