import {didYouMean} from '../shared/didYouMean';

/** Maximum number of known names in a message; longer lists are easier to read in the types. */
const listed = 30;

/** Every message of the checks on tables: what's wrong, and what's true. */
export const messages = {
  unknown: (subject: string, name: string, known: readonly string[]) => ({
    message: `there's no ${name} in ${subject}`,
    fix: `${didYouMean(name, known)}known: ${known.slice(0, listed).join(', ')}${known.length > listed ? ', …' : ''}`,
  }),
  default: (name: string, actual: readonly string[], written: string) => ({
    message: `the default of ${name} is ${actual.join(' or ')}, not ${written}`,
    fix: `write ${actual.map((value) => `\`${value}\``).join(', ')}`,
  }),
  kind: (name: string, actual: readonly string[], written: string) => ({
    message: `${name} takes ${actual.join(', ')}, not ${written}`,
  }),
  value: (name: string, value: string, actual: readonly string[]) => ({
    message: `${name} can't be ${value}`,
    fix: `${didYouMean(value, actual)}it can be ${actual.join(', ')}`,
  }),
  missingValues: (name: string, missing: readonly string[]) => ({
    message: `${name} can also be ${missing.join(', ')}`,
    fix: 'add that to the Type column, or describe in words what it takes',
  }),
  required: (name: string) => ({message: `${name} is required`, fix: 'write *required* as its default'}),
  optional: (name: string) => ({message: `${name} isn't required`, fix: 'write its default, or –'}),
  short: (long: string, written: string, actual: string | undefined) => ({
    message: `${written} isn't short for ${long}`,
    fix: actual ? `write \`${actual}\`` : 'leave it out: it has no short form',
  }),
  argument: (long: string, actual: string, written: string) => ({
    message: `${long} takes ${actual}, not ${written}`,
  }),
  unlikely: (name: string, written: string) => ({
    message: `the type ${written} doesn't fit the name ${name}`,
    fix: 'correct the Type column',
  }),
  incomplete: (code: string) => ({
    message: `${code} is cut off`,
    fix: 'write the whole value, or describe it in words',
  }),
  misspelled: (word: string, near: string) => ({
    message: `"${word}" isn't in any other table, and looks like "${near}"`,
    fix: `did you mean ${near}? If not, add the word to config/sampleWords.txt`,
  }),
  elsewhere: (name: string, written: string, place: string, other: string) => ({
    message: `the default of ${name} is ${written} here, but ${other} at ${place}`,
    fix: 'write the same on both pages, or say what it depends on',
  }),
} as const;
