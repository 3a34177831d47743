declare module '@generated/breaking-changes/default/changes.json' {
  import type {BreakingChange} from '../types';

  const changes: readonly BreakingChange[];
  export default changes;
}
