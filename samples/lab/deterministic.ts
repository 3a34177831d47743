/**
 * Makes random and time-dependent values reproducible, so that the responses in pages can be compared with those of the
 * next run. Import this module before any Strapi package.
 */
import crypto from 'crypto';

const START = Date.UTC(2026, 0, 15, 10, 0, 0);
const STEP = 60_000;

let now = START;
let counter = 0;
let nextDocumentId: string | undefined;

const RealDate = Date;

class LabDate extends RealDate {
  constructor(...values: unknown[]) {
    super(...((values.length === 0 ? [now] : values) as [number]));
  }

  static now(): number {
    return now;
  }
}

function digest(text: string): Buffer {
  return crypto.createHash('sha256').update(text).digest();
}

function bytes(size: number): Buffer {
  const seed = `bytes:${(counter += 1)}`;
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, index) => digest(`${seed}:${index}`));
  return Buffer.concat(blocks).subarray(0, size);
}

/** Derives a document id (24 characters, starting with a letter) from any text. */
export function documentIdOf(text: string): string {
  const digits = BigInt(`0x${digest(text).toString('hex')}`).toString(36).padStart(24, '0').slice(-23);
  return `${'abcdefghijklmnopqrstuvwxyz'[digest(text)[0] % 26]}${digits}`;
}

/**
 * Sets the document id of the next document that is created, and advances the time: seeded documents are a minute
 * apart, on the day before everything else.
 */
export function useDocumentId(id: string): void {
  nextDocumentId = id;
  now += STEP;
}

/** Resets the sequences of ids and times. */
export function resetSequence(): void {
  now = START;
  counter = 0;
  nextDocumentId = undefined;
}

/** Position in the sequences of ids and times, to return to with {@link goTo}. */
export interface Position {
  now: number;
  counter: number;
}

export function position(): Position {
  return { now, counter };
}

export function goTo(place: Position): void {
  ({ now, counter } = place);
  nextDocumentId = undefined;
}

/** Sets the clock to the day before the start time, for seeding. */
export function startSeeding(): void {
  resetSequence();
  now = START - 24 * 60 * STEP;
}

/** Advances the clock by one minute. */
export function tick(): void {
  now += STEP;
}

/** Runs an action with the clock half a minute ahead, without affecting later times. */
export async function later(action: () => Promise<unknown>): Promise<void> {
  now += STEP / 2;
  await action();
  now -= STEP / 2;
}

/** Freezes the clock, and replaces this process's sources of random values. */
export function install(): void {
  globalThis.Date = LabDate as DateConstructor;
  crypto.randomBytes = ((size: number, callback?: (error: Error | null, buffer: Buffer) => void) => {
    const value = bytes(size);
    return callback ? void setImmediate(callback, null, value) : value;
  }) as typeof crypto.randomBytes;
  crypto.randomUUID = (() => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }) as typeof crypto.randomUUID;
  const cuid = require.resolve('@paralleldrive/cuid2');
  const original = require(cuid);
  require.cache[cuid]!.exports = {
    ...original,
    createId: () => {
      const id = nextDocumentId ?? documentIdOf(`document:${(counter += 1)}`);
      nextDocumentId = undefined;
      return id;
    },
  };
}
