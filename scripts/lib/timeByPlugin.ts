import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {z} from 'zod';

/** The part of V8's `--cpu-prof` output that is needed here. Times are in microseconds. */
export const cpuProfileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({functionName: z.string(), url: z.string()}),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

export type CpuProfile = z.infer<typeof cpuProfileSchema>;

/**
 * Measures how long each local plugin kept the main thread busy, including the libraries it called. A call belongs to
 * the closest plugin on the stack. Profiles don't include native threads, such as the bundler's.
 *
 * @param profile - a V8 profile
 * @param plugins - absolute path of the plugins folder
 * @returns seconds by plugin name, longest first
 */
export function timeByPlugin({nodes, samples, timeDeltas}: CpuProfile, plugins: string): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, string | undefined>();
  const [root] = nodes;
  // Iterative, because a build's stacks are thousands of calls deep.
  const open = root ? [{id: root.id, owner: undefined as string | undefined}] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const node = byId.get(next.id);
    const owner = (node && ownerOf(node.callFrame.url, plugins)) ?? next.owner;
    owners.set(next.id, owner);
    open.push(...(node?.children ?? []).map((id) => ({id, owner})));
  }
  const seconds = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const owner = owners.get(id);
    if (owner !== undefined) {
      seconds.set(owner, (seconds.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
    }
  }
  return new Map([...seconds].sort(([, a], [, b]) => b - a));
}

function ownerOf(url: string, plugins: string): string | undefined {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const relative = path.relative(plugins, file);
  return file === '' || relative.startsWith('..') || path.isAbsolute(relative)
    ? undefined
    : relative.split(path.sep).find((part) => part !== '');
}
