import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { claimIdempotencyKey, hasStoredReply, storeReplyStatement } from '../calls/idempotency.db.ts';
import { purgeExpired } from './purge-expired.server.ts';

const store = setUp(openTestStore);

const inHours = (hours: number) => new Date(store.now().getTime() + hours * 3_600_000);
const namesOf = async (statement: string) =>
  (await store.database.$client.query(statement)).rows.map(({ name }) => name);

test('a repeated order gets its first reply for a day; then the reply is deleted', async () => {
  const scope = { site: 'nod', userId: 1, call: 'api/order/', key: 'once' };
  await claimIdempotencyKey(store.database, scope, {}, store.now());
  await store.database.$client.query(storeReplyStatement(scope, { success: true }));
  await purgeExpired(store.database, inHours(24));
  expect(await hasStoredReply(store.database, scope, inHours(24))).toBe(true);
  await purgeExpired(store.database, inHours(24.1));
  expect(await namesOf('select key as name from idempotency_keys')).toEqual([]);
});

test('counts whose time is over are deleted, and no other', async () => {
  const insert = 'insert into limits (key, points, expire) values ($1, 1, $2)';
  await store.database.$client.query(insert, ['over', inHours(-1).getTime()]);
  await store.database.$client.query(insert, ['counting', inHours(1).getTime()]);
  await purgeExpired(store.database, store.now());
  expect(await namesOf('select key as name from limits')).toEqual(['counting']);
});
