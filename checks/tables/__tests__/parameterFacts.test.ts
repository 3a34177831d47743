import {describe, expect, it} from 'vitest';
import {documentParameters, paginationParameters, rootParameters} from '../../shared/cms/parameters';
import {parameterFacts} from '../parameterFacts';

describe('parameterFacts', () => {
  it('knows the kinds of all parameters, and the defaults of two', () => {
    const names = [...rootParameters, ...paginationParameters, ...Object.values(documentParameters).flat()];
    const facts = parameterFacts(names);
    expect(Object.keys(facts).filter((name) => facts[name]?.kinds?.length === 0)).toEqual([]);
    expect(parameterFacts(['pagination[page]'])).toEqual({'pagination[page]': {kinds: ['number'], defaults: [1]}});
  });
});
