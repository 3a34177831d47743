import {describe, expect, it} from 'vitest';
import {runMeasured} from '../runMeasured';

describe('runMeasured', () => {
  it('returns status and output of a command, with stderr last', async () => {
    const command = `node -e "console.error('wrong'); console.log('said'); process.exitCode = 3"`;
    expect(await runMeasured(command, false)).toMatchObject({status: 3, output: 'said\nwrong\n'});
  });

  if (process.platform !== 'win32') {
    it('counts the processor time of children, and not the time they wait', async () => {
      // Uses more than expected below, because the shell truncates to hundredths.
      const busy = `node -e "for (let i = 0; process.cpuUsage().user < 5e5; i += 1) Math.sqrt(i)"`;
      expect((await runMeasured(`${busy} && true`, false)).processor).toBeGreaterThan(0.4);
      const waiting = `node -e "setTimeout(() => undefined, 3000)"`;
      expect((await runMeasured(waiting, false)).processor).toBeLessThan(2);
    });
  }
});
