import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { databaseStorage } from './database-storage.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

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
