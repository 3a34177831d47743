import type {BreakingChange} from './types';

/** The reader's filter; an empty string matches everything. */
export interface ChangeFilter {
  area: string;
  /** `with` or `without` a codemod, or the name of one. */
  codemod: string;
  /** `yes` or `no`. */
  plugins: string;
}

export const noFilter: ChangeFilter = {area: '', codemod: '', plugins: ''};

/** The changes that match every part of a filter, in their original order. */
export function filterChanges(
  changes: readonly BreakingChange[],
  {area, codemod, plugins}: ChangeFilter,
): BreakingChange[] {
  return changes.filter(
    (change) =>
      (area === '' || change.area === area) &&
      fitsCodemod(change.codemods, codemod) &&
      (plugins === '' || change.affectsPlugins === (plugins === 'yes')),
  );
}

function fitsCodemod(codemods: readonly string[], wanted: string): boolean {
  switch (wanted) {
    case '':
      return true;
    case 'with':
      return codemods.length > 0;
    case 'without':
      return codemods.length === 0;
    default:
      return codemods.includes(wanted);
  }
}
