// @module-tag lab
import { expect, onTestFinished, test } from 'vitest';
import { noHistory } from '../../tests/migrations/previous-release.ts';
import { createEmptyDatabase } from '../../tests/store/test-database.ts';
import { runUpgrade } from './run-upgrade.ts';

test.skipIf(noHistory)(
  `nobody notices that the next release takes over from the previous one${noHistory ? `: ${noHistory}` : ''}`,
  async () => {
    const { connection, drop } = await createEmptyDatabase();
    onTestFinished(drop);
    const { answered, failures, lost, inconsistencies, oldExit, ...done } = await runUpgrade({
      connection,
      seconds: 0,
      thinkingMs: 2500,
    });
    expect(failures).toEqual([]);
    expect([...answered.keys()]).toEqual(expect.arrayContaining(['old', 'new']));
    for (const count of Object.values(done)) expect(count).toBeGreaterThan(0);
    expect({ lost, inconsistencies, oldExit }).toEqual({
      lost: [],
      inconsistencies: [],
      oldExit: { code: 0, errors: '' },
    });
  },
  240_000,
);
