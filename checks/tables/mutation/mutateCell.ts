import type {Cell, CellKind} from '../types';

/** A mistake in one cell: the correct text, and one that would mislead a reader. */
export interface CellMutation {
  from: string;
  to: string;
}

/** Interchangeable words in the "Type" column. */
const otherTypes: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(string|text|path|url)\b/i, 'number'],
  [/\b(number|integer|milliseconds)\b/i, 'string'],
  [/\b(boolean|flag)\b/i, 'string'],
  [/\b(list|array)\b/i, 'boolean'],
  [/\bobject\b/i, 'string'],
  [/\bfunction\b/i, 'object'],
];

/**
 * Makes one mistake in a cell.
 *
 * @param kind - what the cell says
 * @param random - numbers from 0 to 1
 * @returns undefined if no plausible mistake is possible in the cell
 */
export function mutateCell(kind: CellKind | 'name', cell: Cell, random: () => number): CellMutation | undefined {
  const code = cell.code[Math.floor(random() * cell.code.length)];
  switch (kind) {
    case 'name': {
      // Placeholders, such as <path>, can have any name.
      const [name = ''] = code?.split(/ ?[<…]/) ?? [];
      return /[A-Za-z]{4}/.test(name) ? {from: name, to: misspelled(name)} : undefined;
    }
    case 'default':
      return code === undefined ? undefined : {from: code, to: otherValue(code)};
    case 'type':
      return otherType(cell, code);
    case 'required':
      return /^(Yes|No)$/.test(cell.text) ? {from: cell.text, to: cell.text === 'Yes' ? 'No' : 'Yes'} : undefined;
  }
}

function otherType({text}: Cell, code: string | undefined): CellMutation | undefined {
  for (const [pattern, to] of otherTypes) {
    const [from] = pattern.exec(text) ?? [];
    if (from !== undefined) {
      return {from, to};
    }
  }
  return code !== undefined && /[a-z]{4}/i.test(code) ? {from: code, to: misspelled(code)} : undefined;
}

/** Another value of the same kind, so that the cell still looks plausible. */
function otherValue(code: string): string {
  const opposite: Readonly<Record<string, string>> = {true: 'false', false: 'true', null: 'true'};
  const [digits] = /\d+/.exec(code) ?? [];
  return (
    opposite[code] ??
    (digits !== undefined
      ? code.replace(digits, String(Number(digits) * 2 + 1))
      : /[A-Za-z]{3}/.test(code)
        ? misspelled(code)
        : `${code}x`)
  );
}

/** Removes a letter in the middle of the longest word. */
function misspelled(text: string): string {
  const [longest = ''] = [...text.matchAll(/[A-Za-z]+/g)].map(([word]) => word).sort((a, b) => b.length - a.length);
  const middle = Math.ceil(longest.length / 2);
  return text.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
}
