import {analyticsDefaults} from '../../core/analyticsDefaults';
import type {AnalyticsSettings} from '../../core/analyticsDefaults';

/**
 * Lays what a server says over the settings of the site. Only known keys with a value of the right type count, so a
 * wrong answer changes nothing.
 *
 * @param settings - the site's own settings
 * @param answer - the parsed JSON of the remote configuration
 * @returns the settings to use, and the keys that were not taken
 */
export function applyRemoteConfig(
  settings: AnalyticsSettings,
  answer: unknown,
): {settings: AnalyticsSettings; rejected: string[]} {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return {settings, rejected: ['(not an object)']};
  }
  const entries = Object.entries(answer);
  const accepted = entries.filter(([key, value]) => isSetting(key, value));
  const rejected = entries.filter(([key, value]) => !isSetting(key, value)).map(([key]) => key);
  return {settings: {...settings, ...Object.fromEntries(accepted)}, rejected};
}

function isSetting(key: string, value: unknown): boolean {
  const known = analyticsDefaults[key as keyof typeof analyticsDefaults];
  return (
    Object.hasOwn(analyticsDefaults, key) &&
    typeof value === typeof known &&
    (typeof value !== 'number' || (Number.isFinite(value) && value > 0))
  );
}

/**
 * Fetches the remote configuration.
 *
 * @param url - address of a JSON object with keys of `analyticsDefaults`
 * @param timeoutMs - milliseconds to wait at most
 * @returns the parsed answer, or null when there is none to be had
 */
export async function fetchRemoteConfig(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {credentials: 'omit', signal: AbortSignal.timeout(timeoutMs)});
    return response.ok ? ((await response.json()) as unknown) : null;
  } catch {
    // The site's own settings hold; the client's diagnostics say that the configuration could not be read.
    return null;
  }
}
