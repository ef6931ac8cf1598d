import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readUpTo } from '../../server/http/read-up-to.server.ts';
import { databaseStorage } from './database-storage.server.ts';

const store = setUp(openTestStore);

test('of content that a client does not take, only the first part is read', async () => {
  const { database } = store;
  const content = new Uint8Array(5_300_000).map((_byte, i) => i % 251);
  await databaseStorage.put(database, { storageKey: 'papers/nod/2', contentType: 'application/pdf' }, content);
  const before = database.roundTrips();
  const opened = await databaseStorage.open(database, 'papers/nod/2');
  const [reader, part] = await firstPartOf(opened?.body as ReadableStream<Uint8Array>);
  expect(database.roundTrips() - before).toBe(1);
  expect(part.byteLength).toBeLessThan(1_000_000);
  const rest = await readUpTo(reader, content.byteLength);
  expect(Buffer.compare(content, Buffer.concat([part, rest ?? new Uint8Array()]))).toBe(0);
  expect(opened?.bytes).toBe(content.byteLength);
  expect(await databaseStorage.open(database, 'papers/nod/none')).toBeUndefined();
});

async function firstPartOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  return [reader, (await reader.read()).value ?? new Uint8Array()] as const;
}

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
