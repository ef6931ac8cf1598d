import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { type AuditEntry, recordAudit } from './audit.server.ts';

const store = setUp(openTestStore);

const entryOf = (action: string): AuditEntry => ({
  site: 'zwz',
  at: store.now(),
  actor: 'staff',
  actorName: 'Meera',
  action,
  subject: 'ZWZ-1001',
  customerId: 22,
  details: { before: 'Confirmed', after: 'Dispatched' },
});

test('what staff did is kept with before and after', async () => {
  await recordAudit(store.database, entryOf('order dispatched'));
  const { rows } = await store.database.$client.query(
    "select site, at, actor, actor_name, subject, customer_id, details from audit_trail where action = 'order dispatched'",
  );
  expect(rows).toEqual([
    {
      site: 'zwz',
      at: store.now(),
      actor: 'staff',
      actor_name: 'Meera',
      subject: 'ZWZ-1001',
      customer_id: 22,
      details: { before: 'Confirmed', after: 'Dispatched' },
    },
  ]);
});

test('a change that is rolled back leaves no entry', async () => {
  await store.database
    .transaction(async (db) => {
      await recordAudit(db, entryOf('never happened'));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  const { rows } = await store.database.$client.query("select from audit_trail where action = 'never happened'");
  expect(rows).toEqual([]);
});
