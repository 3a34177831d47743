import {expect, it} from 'vitest';
import type {StaticJob} from '../../checks/samples/static/checkStatically';
import {StaticProcess} from '../../checks/samples/static/StaticProcess';

it("reports the output of the static checks' process if it ends without a result", async () => {
  const job = {files: [], declarations: []} as unknown as StaticJob;
  const statics = new StaticProcess();
  const checks = [statics.check(job), statics.check({sources: [], files: [], declarations: []})];
  await expect(checks[0]).rejects.toThrow(/^The static checks of samples ended without a result\.[^]*TypeError/);
  // The next job gets a process that works.
  expect(await checks[1]).toEqual([]);
  await statics.stop();
});

it('ends its process, even if a sample started something that never ends', async () => {
  const file = 'docs/cms/poll.mdx';
  const source = '```ts title="client/poll.ts"\nexport const timer = setInterval(() => undefined, 1000);\n```\n';
  const statics = new StaticProcess();
  expect(await statics.check({sources: [{file, source}], files: [file], declarations: []})).toEqual([]);
  await statics.stop();
});
