import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { erasedAddress } from './erased-address.ts';
import { queueMessages } from './queue-message.server.ts';

const store = setUp(openTestStore);

test('messages are queued with their data in the transaction that causes them', async () => {
  const endsAt = new Date('2026-11-20T12:00:00Z');
  const mail = { channel: 'mail' as const, receiver: 'a@mill.example', template: 'verify-email', data: { n: 1 } };
  const ids = await queueMessages(store.database, 'zwz', store.now(), [
    mail,
    { ...mail, receiver: 'b@mill.example', endsAt },
  ]);
  await store.database
    .transaction(async (db) => {
      await queueMessages(db, 'zwz', store.now(), [{ ...mail, receiver: 'undone@mill.example' }]);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  const { rows } = await store.database.$client.query(
    'select id::int, site, receiver, data, next_try_at, ends_at, tries from outbox order by id',
  );
  const waiting = { site: 'zwz', data: { n: 1 }, next_try_at: store.now(), tries: 0 };
  expect(rows).toEqual([
    { ...waiting, id: ids[0], receiver: 'a@mill.example', ends_at: null },
    { ...waiting, id: ids[1], receiver: 'b@mill.example', ends_at: endsAt },
  ]);
});

test('queueing no messages does nothing', async () => {
  expect(await queueMessages(store.database, 'zwz', store.now(), [])).toEqual([]);
});

test('nothing is written to a person who was erased', async () => {
  const mail = { channel: 'mail' as const, receiver: erasedAddress(7), template: 'verify-email', data: {} };
  expect(await queueMessages(store.database, 'zwz', store.now(), [mail])).toEqual([]);
});
