import {isExternal, splitFragment} from './urls';
import type {CompiledRedirects, RedirectRule} from './core/types';

/**
 * Splits the rules into those for servers (whole paths) and those for browsers (fragments, which are never sent to
 * servers). Browsers keep the fragment when they follow a redirect. So if an old page redirects to a new one, the rules
 * for its fragments are stored with the new page: `/old#part` arrives as `/new#part` and is looked up there.
 *
 * @param rules - every rule
 * @returns both tables
 * @throws Error that lists every rule that contradicts another, can't work, or points to another redirect
 */
export function compileRedirects(rules: readonly RedirectRule[]): CompiledRedirects {
  const problems: string[] = [];
  const paths = new Map<string, string>();
  const fragments = new Map<string, Map<string, string>>();

  for (const {from, to} of rules.filter((rule) => !hasFragment(rule.from))) {
    const known = paths.get(from);
    if (known !== undefined && known !== to) {
      problems.push(`${from} redirects to both ${known} and ${to}: keep one rule.`);
    }
    paths.set(from, to);
  }
  for (const [from, to] of paths) {
    if (paths.has(splitFragment(to).path)) {
      problems.push(`${from} redirects to ${to}, which redirects again: use the final URL.`);
    }
  }
  for (const {from, to} of rules.filter((rule) => hasFragment(rule.from))) {
    const {path, fragment} = splitFragment(from);
    const arrival = paths.get(path) ?? path;
    if (isExternal(arrival) || hasFragment(arrival)) {
      problems.push(`${from} can't redirect: ${path} redirects to ${arrival}, which drops the fragment.`);
    } else if (`${arrival}#${fragment}` !== to) {
      const table = fragments.get(arrival) ?? new Map<string, string>();
      const known = table.get(fragment);
      if (known !== undefined && known !== to) {
        problems.push(
          `${from} redirects to ${to}, but ${arrival}#${fragment} already redirects to ${known}: keep one rule.`,
        );
      }
      fragments.set(arrival, table.set(fragment, to));
    }
  }
  for (const [path, table] of fragments) {
    for (const [fragment, to] of table) {
      const target = splitFragment(to);
      if (fragments.get(target.path)?.has(target.fragment)) {
        problems.push(`${path}#${fragment} redirects to ${to}, which redirects again: use the final URL.`);
      }
    }
  }
  if (problems.length > 0) {
    throw new Error(`Contradicting redirects in config/redirects:\n${problems.map((text) => `  ${text}`).join('\n')}`);
  }
  return {
    paths: Object.fromEntries(paths),
    fragments: Object.fromEntries([...fragments].map(([path, table]) => [path, Object.fromEntries(table)])),
  };
}

function hasFragment(url: string): boolean {
  return splitFragment(url).fragment !== '';
}
