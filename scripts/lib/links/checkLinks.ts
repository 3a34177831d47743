import {checkLink, type LinkState} from './checkLink';

const atOnce = 8;

/**
 * Requests external pages, several at a time.
 *
 * @param urls - absolute, without duplicates
 * @param check - requests one of them
 * @throws Error if none of the first ones gets a response, because this machine seems to be offline: otherwise, every
 *   link would count as dead
 */
export async function checkLinks(
  urls: readonly string[],
  check: (url: string) => Promise<LinkState> = checkLink,
): Promise<ReadonlyMap<string, LinkState>> {
  const states = new Map<string, LinkState>();
  const waiting = [...urls];
  const checkNext = async (): Promise<void> => {
    const url = waiting.shift();
    if (url !== undefined) {
      states.set(url, await check(url));
    }
  };
  await Promise.all(Array.from({length: atOnce}, checkNext));
  if (states.size > 0 && [...states.values()].every(({reason}) => !reason.startsWith('status '))) {
    const [[url, {reason}] = ['', {reason: ''}]] = states;
    throw new Error(`None of ${states.size} sites responds (${url}: ${reason}). This command needs the internet.`);
  }
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      await checkNext();
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return states;
}
