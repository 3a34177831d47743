import type {Upstream} from './types';

const update = 'run `npm run upstream` to update src/theme/upstream.json';

/**
 * @param reviewed - what the code was last compared with (src/theme/upstream.json)
 * @param installed - what is installed and imported now
 * @returns a message for each difference, which says what to compare and what to do next
 */
export function compareUpstream(reviewed: Upstream, installed: Upstream): string[] {
  return [...compareFiles(reviewed, installed), ...compareInternals(reviewed, installed)];
}

function compareFiles(reviewed: Upstream, installed: Upstream): string[] {
  const all = [...new Set([...Object.keys(reviewed.files), ...Object.keys(installed.files)])].sort();
  return all.flatMap((file) => {
    if (!(file in installed.files)) {
      return [`${file} is not replaced any more, or gone: ${update}.`];
    }
    if (!(file in reviewed.files)) {
      return [`${file} is replaced, but not in the list: ${update}.`];
    }
    return reviewed.files[file] === installed.files[file] ? [] : [changed(file, reviewed.version, installed.version)];
  });
}

function changed(file: string, before: string, now: string): string {
  return `${file} is not what ours was made from. See what changed${diffOf(file, before, now)}, bring over what matters to the file that replaces it, then ${update}.`;
}

/** Versions are Docusaurus's, since all its packages have the same. */
function diffOf(file: string, before: string, now: string): string {
  const [scope = '', name = '', ...rest] = file.split('/');
  const packages = [before, now].map((version) => `--diff=${scope}/${name}@${version}`);
  return scope === '@docusaurus' ? ` (${['npm diff', ...packages, rest.join('/')].join(' ')})` : '';
}

function compareInternals({internals: before}: Upstream, {internals: now}: Upstream): string[] {
  const added = now.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !now.includes(name));
  return [
    ...added.map(
      (name) =>
        `theme-common/internal: ${name} is imported, but not in the list. Prefer what @docusaurus/theme-common exports; otherwise ${update}.`,
    ),
    ...removed.map((name) => `theme-common/internal: ${name} is not imported any more: ${update}.`),
  ];
}
