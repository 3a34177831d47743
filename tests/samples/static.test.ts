import {expect, it} from 'vitest';
import type {StaticJob} from '../../checks/samples/static/checkStatically';
import {checkInOwnProcess} from '../../checks/samples/static/inOwnProcess';

it('says what the process of the static checks printed when it ends without a result', async () => {
  const job = {files: [], declarations: []} as unknown as StaticJob;
  await expect(checkInOwnProcess(job)).rejects.toThrow(
    /^The static checks of samples ended without a result\.[^]*TypeError/,
  );
});
