import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import type {HierarchicalHit} from '../core/regroup';
import type {TopGroup} from '../core/groups';
import type {SearchData} from '../core/options';
import {regroup} from '../core/regroup';

/** @returns a function that groups results according to the site's configuration */
export function useRegroup(): <Hit extends HierarchicalHit>(hits: readonly Hit[]) => TopGroup<Hit>[] {
  const {groups} = usePluginData('search', undefined, {failfast: true}) as SearchData;
  return useCallback((hits) => regroup(hits, groups), [groups]);
}
