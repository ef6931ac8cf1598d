import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import {
  ageingFileAtDesk,
  exceptAtDesk,
  receivablesAtDesk,
  remindersAtDesk,
  sendReminderAtDesk,
  vouchersFileAtDesk,
} from './receivables.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: number;
const site = 'nod' as const;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind = 'invoice'");
  customerId = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/960001', 500_00, { daysAgo: 8 });
});

const load = async (fields = {}) => (await store.call(receivablesAtDesk, { site, ...fields }, { desk })).body;
const send = async (stage?: 'friendly' | 'firm') =>
  (await store.call(sendReminderAtDesk, { site, customerId, ...(stage && { stage }) }, { desk })).body;
const textOf = (content: string) => Buffer.from(content, 'base64').toString();

test('the list has the ages, the total and the reminders that are due', async () => {
  const { rows, totals, due, days, more } = await load();
  expect(rows).toMatchObject([
    {
      company: 'Deccan Fan Works',
      days30: 500_00,
      total: 500_00,
      overdue: 500_00,
      daysLate: 8,
      stage: null,
      exception: null,
    },
  ]);
  expect(totals).toMatchObject({ days30: 500_00, customers: 1, overdueCustomers: 1 });
  expect(due).toMatchObject([
    { customerId, stage: 'friendly', amountMinor: 500_00, invoices: [{ reference: 'NM/26-27/960001' }] },
  ]);
  expect([days.firm, more]).toEqual([10, false]);
  expect((await load({ q: 'western' })).rows).toEqual([]);
  expect((await load({ page: '2' })).rows).toEqual([]);
});

test('an excepted customer gets no reminder until the exception ends', async () => {
  const except = async (excepted: boolean, reason: string) =>
    (await store.call(exceptAtDesk, { site, customerId, excepted, reason }, { desk })).body;
  expect((await except(true, '')).message).toBe('Say why the customer gets no reminders.');
  expect((await except(true, 'Talks')).success).toBe(true);
  expect((await load()).rows[0]?.exception).toBe('Talks');
  expect((await send()).refusal).toBe('excepted');
  expect((await except(false, '')).success).toBe(true);
});

test('a reminder is sent once and stays in the history', async () => {
  expect(await send()).toMatchObject({ stage: 'friendly', receiver: 'newbalance0@nod.example' });
  expect((await send('friendly')).refusal).toBe('sent_before');
  expect((await load()).rows[0]).toMatchObject({ stage: 'friendly' });
  const history = { site, customerId: String(customerId) };
  expect((await store.call(remindersAtDesk, history, { desk })).body.letters).toMatchObject([
    { stage: 'friendly', overdueMinor: 500_00, invoices: ['NM/26-27/960001'] },
  ]);
});

test('the ageing and the vouchers of a period as files', async () => {
  const ageing = (await store.call(ageingFileAtDesk, { site }, { desk })).body;
  expect(ageing.fileName).toBe('NOD-receivables.csv');
  expect(textOf(ageing.content)).toContain('Deccan Fan Works,newbalance0@nod.example,0,500,');
  const period = { site, from: '2026-01-01', to: '2026-12-31' };
  const tally = (await store.call(vouchersFileAtDesk, { ...period, form: 'tally' }, { desk })).body;
  expect([tally.fileName, tally.mediaType]).toEqual(['NOD-2026-01-01-2026-12-31-tally.zip', 'application/zip']);
  expect(Object.keys(unzipSync(Buffer.from(tally.content, 'base64')))).toHaveLength(5 * 2);
  const csv = (await store.call(vouchersFileAtDesk, { ...period, form: 'csv' }, { desk })).body;
  expect(textOf(csv.content)).toContain('Date,Voucher,');
  const wrong = { ...period, from: '', form: 'csv' as const };
  expect((await store.call(vouchersFileAtDesk, wrong, { desk })).body.message).toMatch(
    /^Write the first and the last day/,
  );
});
