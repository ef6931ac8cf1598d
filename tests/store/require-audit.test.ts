import { expect, test } from 'vitest';
import { markMessageAtDesk } from '../../src/desk/messages/messages.contract.ts';
import { recordAudit } from '../../src/server/security/audit.server.ts';
import { requireAudit } from './require-audit.ts';
import { setUp } from './set-up.ts';
import { openTestStore } from './test-store.ts';

const store = setUp(openTestStore);

const run = (body: { success: boolean; written?: boolean }, work = async () => {}) =>
  requireAudit(store.database, markMessageAtDesk, {}, async () => {
    await work();
    return { body };
  });

const entry = { site: 'nod', actor: 'staff', actorName: 'Meera', action: 'message done', subject: 'x' } as const;

test('a change at the desk without an entry in the audit trail fails the test that makes it', async () => {
  await expect(run({ success: true })).rejects.toThrow(/messages\/mark\/ changed something without an entry/);
});

test('a change with an entry passes, and so does what changes nothing', async () => {
  const record = () => recordAudit(store.database, { ...entry, at: store.now() });
  expect(await run({ success: true }, record)).toEqual({ body: { success: true } });
  expect(await run({ success: false })).toEqual({ body: { success: false } });
  expect(await run({ success: true, written: false })).toEqual({ body: { success: true, written: false } });
});

test('an entry with a field that has no words fails the test, other than one of the settings', async () => {
  const record = (action: string, details: Record<string, unknown>) => () =>
    recordAudit(store.database, { ...entry, action, at: store.now(), details });
  const unnamed = { before: { reason: '' }, after: { reason: '', seatNo: 4 } };
  await expect(run({ success: true }, record('message done', unnamed))).rejects.toThrow(/writes seatNo into the audit/);
  expect(await run({ success: true }, record('settings changed', unnamed))).toEqual({ body: { success: true } });
  expect(await run({ success: true }, record('message done', { note: '', orderId: 4 }))).toMatchObject({ body: {} });
});
