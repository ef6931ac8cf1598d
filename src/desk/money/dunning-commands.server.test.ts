import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dunning-'));
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind = 'invoice'");
  await invoiceFor(store, await findCustomerId(store, 'newbalance0@nod.example'), 'NM/C/1', 600_00, { daysAgo: 8 });
});
afterAll(() => rm(folder, { recursive: true }));

const desk = async (...args: string[]) => {
  const { lines } = await runDeskCommand(store, ['nod', ...args, '--by', 'Meera'], { folder });
  return lines;
};
const email = 'newbalance0@nod.example';

test('the reminders that are due', async () => {
  expect(await desk('dunning', 'list')).toEqual([
    'friendly  Deccan Fan Works <newbalance0@nod.example>  ₹\u00a0600.00  NM/C/1',
  ]);
  expect(await desk('dunning', 'list', email)).toEqual(['No reminder was sent yet.']);
});

test('an invoice in dispute is left out until the note ends', async () => {
  expect(await desk('invoice', 'note', 'NM/C/1', '--reason', 'wrong')).toEqual([
    'The reason begins with one of later, tax_withheld, dispute, other.',
  ]);
  expect(await desk('invoice', 'note', 'NM/C/1', '--reason', 'dispute 3 pieces')).toEqual([
    'Noted of NM/C/1: dispute 3 pieces',
  ]);
  expect(await desk('dunning', 'list')).toEqual(['No reminder is due.']);
  expect(await desk('invoice', 'settle', 'NM/C/1')).toEqual(['The note of NM/C/1 has ended.']);
});

test('a customer is excepted and gets reminders again', async () => {
  expect(await desk('dunning', 'except', email)).toEqual(['Say why the customer gets no reminders.']);
  expect(await desk('dunning', 'except', email, '--reason', 'Talks')).toEqual([`${email} gets no reminders any more.`]);
  expect(await desk('dunning', 'send', email)).toEqual(['Deccan Fan Works gets no reminders: Talks (Meera).']);
  expect(await desk('dunning', 'resume', email)).toEqual([`${email} gets reminders again.`]);
});

test('a reminder is sent once and kept', async () => {
  expect(await desk('dunning', 'send', email, '--stage', 'angry')).toEqual([
    'The stage is one of friendly, firm, stop.',
  ]);
  expect(await desk('dunning', 'send', 'nobody@nod.example')).toEqual(['NOD has no account nobody@nod.example.']);
  expect(await desk('dunning', 'send', email)).toEqual([`Friendly reminder sent to ${email}: NM/C/1.`]);
  expect((await desk('dunning', 'list', email))[0]).toMatch(
    / {2}Friendly reminder {2}₹\u00a0600\.00 {2}by Meera: NM\/C\/1$/,
  );
});

test('the ageing of all customers, on the screen and as a file', async () => {
  const lines = await desk('ageing');
  expect(lines[0]).toMatch(/^ +Not due +1 to 30 days .* in ₹$/);
  expect(lines[1]).toMatch(/^ +0\.00 +600\.00 +0\.00 +0\.00 +0\.00 {2}Deccan Fan Works \(Friendly reminder\)$/);
  expect(lines.at(-1)).toMatch(/ {2}1 customers$/);
  expect((await desk('ageing', '--out', 'ageing.csv'))[0]).toMatch(/^Written to .*ageing\.csv\.$/);
  const [head, row] = (await readFile(join(folder, 'ageing.csv'), 'utf8')).split('\r\n');
  expect(head).toContain('"Not due, ₹","1 to 30 days, ₹"');
  expect(row).toBe('Deccan Fan Works,newbalance0@nod.example,0,600,0,0,0,600,0,0,8,friendly,');
  expect((await desk('ageing', '--out', 'ageing.csv'))[0]).toMatch(/exists already; name another file\.$/);
});
