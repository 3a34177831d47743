import type {Problem} from '../shared/problem';
import {saysNone} from './checkOption';
import {messages} from './messages';
import type {Cell} from './types';

/** The default of an option according to a row. */
export interface Told {
  subject: string;
  name: string;
  cell: Cell;
  file: string;
  line: number;
}

/** Finds options that two tables give different defaults: only cells that are one value in code, none, or *required*
 * are compared. */
export function findDifferences(told: readonly Told[]): Problem[] {
  const first = new Map<string, Told>();
  return told.flatMap((here) => {
    if (!isComparable(here.cell)) {
      return [];
    }
    const key = `${here.subject} ${here.name.split(' ')[0]}`;
    const there = first.get(key);
    if (!there) {
      first.set(key, here);
      return [];
    }
    return valueOf(here.cell) === valueOf(there.cell)
      ? []
      : [
          {
            file: here.file,
            line: here.line,
            ...messages.elsewhere(here.name, here.cell.text, `${there.file}:${there.line}`, there.cell.text),
          },
        ];
  });
}

function isComparable(cell: Cell): boolean {
  return saysNone(cell) || isRequired(cell) || (cell.isCode && cell.code.length === 1);
}

function isRequired({text}: Cell): boolean {
  return /^required$/i.test(text);
}

function valueOf(cell: Cell): string {
  return saysNone(cell) ? '' : (cell.code[0] ?? cell.text).replace(/^['"](.*)['"]$/, '$1');
}
