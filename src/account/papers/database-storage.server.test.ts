import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { databaseStorage } from './database-storage.server.ts';

const store = setUp(openTestStore);

test('content is kept, found again byte by byte, and removed', async () => {
  const { database } = store;
  const content = new Uint8Array(10_000_000).map((_byte, i) => i % 251);
  await databaseStorage.put(database, { storageKey: 'papers/nod/1', contentType: 'application/pdf' }, content);
  const found = await databaseStorage.get(database, 'papers/nod/1');
  expect(Buffer.compare(content, found ?? Buffer.alloc(0))).toBe(0);
  await databaseStorage.remove(database, 'papers/nod/1');
  await databaseStorage.remove(database, 'papers/nod/1');
  expect(await databaseStorage.get(database, 'papers/nod/1')).toBeUndefined();
});
