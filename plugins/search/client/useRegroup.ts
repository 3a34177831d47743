import {useCallback} from 'react';
import type {HierarchicalHit} from '../core/regroup';
import type {TopGroup} from '../core/groups';
import {regroup} from '../core/regroup';
import {useSearchData} from './useSearchConfig';

/** @returns a function that groups results by this site's configuration */
export function useRegroup(): <Hit extends HierarchicalHit>(hits: readonly Hit[]) => TopGroup<Hit>[] {
  const {groups} = useSearchData();
  return useCallback((hits) => regroup(hits, groups), [groups]);
}
