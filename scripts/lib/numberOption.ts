interface Range {
  least: number;
  most?: number;
  isWhole?: boolean;
}

/**
 * Parses a numeric command-line option.
 *
 * @param name - of the option, without its hyphens
 * @throws Error with the option, its value and the range, if it isn't a number in that range
 */
export function numberOption(name: string, value: string, {least, most = Infinity, isWhole = true}: Range): number {
  const number = value.trim() === '' ? NaN : Number(value);
  if (!(number >= least && number <= most) || (isWhole && !Number.isInteger(number))) {
    const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new Error(`--${name} ${value}: has to be a ${isWhole ? 'whole ' : ''}number ${range}.`);
  }
  return number;
}
