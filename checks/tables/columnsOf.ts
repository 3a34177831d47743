import type {Table} from './types';

/** Positions of a table's columns; -1 for missing ones. */
export interface Columns {
  type: number;
  default: number;
  required: number;
}

export function columnsOf({header}: Table): Columns {
  const at = (pattern: RegExp): number => header.findIndex(({text}) => pattern.test(text));
  return {type: at(/^Type$/), default: at(/^Default( in the code)?$/), required: at(/^Required$/)};
}
