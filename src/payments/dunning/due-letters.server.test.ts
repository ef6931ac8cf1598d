import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import { listDueLetters, sendDueLetters } from './due-letters.server.ts';

const store = setUp(openTestStore);
/** A Thursday in Mumbai. */
const thursday = new Date('2026-11-19T05:00:00Z');
const sunday = new Date('2026-11-22T05:00:00Z');
const byItself: Site = { ...sites.nod, dunning: { ...sites.nod.dunning, sentByItself: true } };
beforeAll(async () => {
  store.setClock(thursday);
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind = 'invoice'");
  const at = async (role: string, number: string, amount: number, daysAgo: number) =>
    invoiceFor(store, await findCustomerId(store, `${role}@nod.example`), number, amount, { daysAgo });
  await at('newbalance0', 'NM/R/1', 100_00, 3);
  await at('newbalance0', 'NM/R/2', 100_00, 2);
  await at('overdue', 'NM/R/3', 100_00, 45 + 20);
  await at('active', 'NM/R/4', 100_00, 45);
});

test('the reminders that are due by the days of the site, most money times days first', async () => {
  const letters = await listDueLetters(store.database, sites.nod, thursday);
  expect(
    letters.map(({ email, stage, amountMinor, invoices }) => [
      email,
      stage,
      amountMinor,
      invoices.map((one) => one.reference),
    ]),
  ).toEqual([
    ['overdue@nod.example', 'friendly', 100_00, ['NM/R/3']],
    ['newbalance0@nod.example', 'friendly', 100_00, ['NM/R/1']],
  ]);
  expect(await listDueLetters(store.database, sites.gwd, thursday)).toEqual([]);
});

test('a site that sends by hand sends none by itself, and none sends on a holiday', async () => {
  expect(await sendDueLetters(store.database, sites.nod, thursday)).toEqual([]);
  expect(await sendDueLetters(store.database, byItself, sunday)).toEqual([]);
});

test('a site that sends by itself sends each reminder once', async () => {
  const sent = await sendDueLetters(store.database, byItself, thursday);
  expect(sent.map(({ receiver }) => receiver)).toEqual(['overdue@nod.example', 'newbalance0@nod.example']);
  expect(await sendDueLetters(store.database, byItself, thursday)).toEqual([]);
  const { rows } = await store.database.$client.query(
    "select actor, actor_name from audit_trail where action = 'reminder sent'",
  );
  expect(rows[0]).toEqual({ actor: 'system', actor_name: 'the store' });
});

test('five days later the second reminder is due where enough days have passed', async () => {
  const letters = await listDueLetters(store.database, sites.nod, new Date('2026-11-24T05:00:00Z'));
  expect(letters.map(({ email, stage }) => [email, stage])).toEqual([
    ['overdue@nod.example', 'firm'],
    ['newbalance0@nod.example', 'friendly'],
    ['active@nod.example', 'friendly'],
  ]);
});
