import {describe, expect, it} from 'vitest';
import {readBodyOptions} from '../../checks/shared/cms/readBodyOptions';

describe('readBodyOptions', () => {
  it('reads kinds and defaults of the options of strapi::body', () => {
    expect(readBodyOptions()).toMatchObject({
      jsonLimit: {kinds: ['string', 'number'], defaults: ['1mb']},
      multipart: {kinds: ['boolean'], defaults: [false]},
      parsedMethods: {kinds: ['list'], defaults: ['[POST,PUT,PATCH]']},
    });
  });
});
