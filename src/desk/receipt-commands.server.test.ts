import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../tests/actions/orders.ts';
import { findLedgerInconsistencies } from '../../tests/actions/payments/ledger.ts';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { readDeskCommand } from './run-desk.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let invoices: string[];
beforeAll(async () => {
  const token = await store.signIn('active');
  invoices = [];
  for (let i = 0; i < 2; i += 1)
    invoices.push((await dispatchGoods(store, await createConfirmedOrder(store, token, [['NU205', 10]]))).invoice);
});

const desk = (...args: string[]) => runDeskCommand(store, ['nod', ...args]);
const receipt = (...args: string[]) => desk('receipt', 'active@nod.example', ...args);
let number: string;

test('staff record money for a named invoice, and the buyer is emailed', async () => {
  const [, second = ''] = invoices;
  const { lines } = await receipt('1,000.50', '--reference', 'NEFT 16', '--for', ` ${second} ,`);
  number = /^Receipt (NODP\d{8}) recorded\.$/.exec(lines[0] ?? '')?.[1] ?? '';
  expect(lines.slice(1)).toEqual([`${second}  ₹\u00a01,000.50 paid`]);
  expect((await office.mailTo('active@nod.example')).subject).toBe('We received ₹\u00a01,000.50');
});

test('a duplicate needs --again; without --for the oldest invoice is paid', async () => {
  const twice = await receipt('1000.5', '--reference', 'NEFT 16');
  expect(twice.failed).toBe(true);
  expect(twice.lines[0]).toContain(`Receipt ${number} of`);
  const { lines } = await receipt('1000.5', '--reference', 'NEFT 16', '--again');
  expect(lines[1]).toBe(`${invoices[0]}  ₹\u00a01,000.50 paid`);
});

test('money beyond all invoices stays on account', async () => {
  const { lines } = await receipt('500000', '--reference', 'RTGS 9');
  expect(lines.at(-1)).toMatch(/^₹.* on account for the next invoice$/);
});

test('a refused cheque is reversed with its reason', async () => {
  expect((await desk('receipt', 'reverse', number)).lines[0]).toMatch(/^Add --why/);
  const { lines } = await desk('receipt', 'reverse', number, '--why', 'The cheque was refused.');
  expect(lines).toEqual([`Receipt ${number} of Western Gear & Pump over ₹\u00a01,000.50 reversed.`]);
  expect((await office.mailTo('active@nod.example')).text).toContain('The cheque was refused.');
  expect((await desk('receipt', 'reverse', number, '--why', 'x')).failed).toBe(true);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('the statement shows movements, open items and their age', async () => {
  const text = (await desk('statement', 'active@nod.example')).lines.join('\n');
  expect(text).toMatch(/^Western Gear & Pump, .* in ₹\ncredit limit 60,00,000\.00, 45 days and 7 of grace\n/);
  expect(text).toMatch(new RegExp(`1,000\\.50 .*Receipt reversed  ${number}`));
  expect(text).toMatch(/closing balance/);
  expect(text).toMatch(/open +−.*Receipt.*On account/);
  expect(text).toMatch(
    /unpaid +0\.00 {2}of it overdue 0\.00\non account +4,92,240\.18 {2}Applied to your next invoices\n/,
  );
  expect(text).toMatch(
    /credit +60,00,000\.00 {2}Credit limit\ncredit +0\.00 {2}Unpaid.*\ncredit +0\.00 {2}Open.*\ncredit +60,00,000\.00 {2}Available Balance$/,
  );
});

test.each([
  [['receipt', 'nobody@nod.example', '5', '--reference', 'x'], 'NOD has no account nobody@nod.example.'],
  [['receipt', 'active@nod.example', 'much', '--reference', 'x'], 'Write the amount like 125000 or 1,25,000.50.'],
  [['receipt', 'active@nod.example', '5.001', '--reference', 'x'], 'Write the amount like 125000 or 1,25,000.50.'],
  [
    ['receipt', 'active@nod.example', '5'],
    'Add the bank reference or the number of the cheque; it is shown on the statement.',
  ],
  [['receipt', 'active@nod.example', '5', '--reference', 'x', '--on', '2099-01-01'], 'The day is in the future.'],
  [['receipt', 'reverse', 'NODP1', '--why', 'x'], 'NOD has no receipt NODP1.'],
  [['statement', 'nobody@nod.example'], 'NOD has no account nobody@nod.example.'],
])('%j is refused in one sentence', async (args, why) => {
  expect(await desk(...args)).toEqual({ lines: [why], failed: true });
});

test('a command with missing arguments prints its usage', () => {
  expect(() => readDeskCommand(['nod', 'receipt'])).toThrow(StartupError);
  expect(() => readDeskCommand(['nod', 'receipt'])).toThrow('npm run desk -- nod receipt EMAIL AMOUNT');
  expect(() => readDeskCommand(['nod', 'statement', 'a@b.co', 'x'])).toThrow('npm run desk -- nod statement EMAIL');
});
