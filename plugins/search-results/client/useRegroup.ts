import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import type {HierarchicalHit} from '../regroup';
import type {PluginOptions, TopGroup} from '../types';
import {regroup} from '../regroup';

/** @returns a function that groups results by this site's configuration */
export function useRegroup(): <Hit extends HierarchicalHit>(hits: readonly Hit[]) => TopGroup<Hit>[] {
  const options = usePluginData('search-results', undefined, {failfast: true}) as PluginOptions;
  return useCallback((hits) => regroup(hits, options), [options]);
}
