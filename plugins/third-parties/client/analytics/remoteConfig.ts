import {analyticsDefaults} from '../../core/analyticsDefaults';
import type {AnalyticsSettings} from '../../core/analyticsDefaults';

/**
 * Merges a server's configuration into the site's settings. Only known keys with a value of the right type apply, so an
 * invalid configuration changes nothing.
 *
 * @param settings - the site's own settings
 * @param answer - the parsed JSON of the remote configuration
 * @returns the settings to use, and the rejected keys
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
  const known = analyticsDefaults[key as keyof AnalyticsSettings];
  return (
    Object.hasOwn(analyticsDefaults, key) &&
    typeof value === typeof known &&
    (typeof value !== 'number' || (Number.isFinite(value) && value > 0))
  );
}

/**
 * Fetches the remote configuration.
 *
 * @param url - URL of a JSON object with keys of `analyticsDefaults`
 * @param timeoutMs - timeout in milliseconds
 * @returns the parsed configuration; null if it isn't available
 */
export async function fetchRemoteConfig(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {credentials: 'omit', signal: AbortSignal.timeout(timeoutMs)});
    return response.ok ? ((await response.json()) as unknown) : null;
  } catch {
    // The site's own settings apply, and the client's diagnostics report that the configuration couldn't be read.
    return null;
  }
}
