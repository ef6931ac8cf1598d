import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { runImport } from './import-worker.server.ts';

const store = setUp(openTestStore);

test('an import that is no longer there is left alone', async () => {
  const work = { id: 999_999, owner: 'x', leaseSeconds: 5, storageSettings: {} };
  const task = { connection: store.connection, site: sites.nod, ...work };
  expect(await runImport(task, () => Promise.reject(new Error('was asked')))).toBeUndefined();
});
