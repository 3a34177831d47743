import type {Grammar} from 'prismjs';

/** The first lines of a request as pages write it: without a protocol version, and with the query over several lines. */
export const httpRequestGrammar: Grammar = {
  'request-line': {
    pattern: /^(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT) [^\r\n]*(?:\r?\n[ \t]*[?&][^\r\n]*)*/,
    inside: {
      method: /^[A-Z]+/,
      query: {
        pattern: /([?&])[^=&\s]+(?==)/,
        lookbehind: true,
        alias: 'property',
      },
      operator: /[?&=]/,
    },
  },
};
