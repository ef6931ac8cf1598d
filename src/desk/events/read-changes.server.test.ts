import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { type AuditEntry, recordAudit } from '../../server/security/audit.server.ts';
import { changePath, changeReader } from './read-changes.server.ts';

const store = setUp(openTestStore);

const entryOf = (customerId: number): AuditEntry => ({
  site: 'nod',
  at: store.now(),
  actor: 'staff',
  actorName: 'K. Rao',
  action: 'note added',
  subject: 'a@mill.example',
  customerId,
});

test('each change is read once, also one that is committed after a later one', async () => {
  const read = changeReader();
  await recordAudit(store.database, entryOf(1));
  expect(await read(store.database, 0)).toEqual([]);
  const committed = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = store.database.transaction(async (db) => {
    await recordAudit(db, entryOf(2));
    written.resolve();
    await committed.promise;
  });
  await written.promise;
  await recordAudit(store.database, entryOf(3));
  expect((await read(store.database, 2_000)).map(({ path }) => path)).toEqual(['accounts/3']);
  committed.resolve();
  await slow;
  expect(await read(store.database, 4_000)).toEqual([
    { site: 'nod', path: 'accounts/2', actor: 'staff', by: 'K. Rao' },
  ]);
  expect(await read(store.database, 100_000)).toEqual([]);
  await recordAudit(store.database, entryOf(4));
  expect((await read(store.database, 200_000)).map(({ path }) => path)).toEqual(['accounts/4']);
});

test.each([
  ['order confirmed', 'NOD26000119', 7, 'orders/NOD26000119'],
  ['goods returned', 'NOD26000119', 7, 'orders/NOD26000119'],
  ['rfi answered', '7001', 7, 'rfis/7001'],
  ['note added', 'a@mill.example', 7, 'accounts/7'],
  ['bank line booked', 'bank line 4', 7, 'accounts/7'],
  ['bank statement imported', 'november.csv', null, ''],
])('%s of %s leads to %s', (action, subject, customerId, path) => {
  expect(changePath({ action, subject, customerId })).toBe(path);
});
