import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { runStaffCommand } from '../../../tests/store/run-staff-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';

const store = setUp(openTestStore);
let tomorrow: string;
beforeAll(async () => {
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind = 'invoice'");
  await invoiceFor(store, await findCustomerId(store, 'newbalance0@nod.example'), 'NM/PC/1', 500_00, { daysAgo: 8 });
  tomorrow = addDays(dayOf(store.now(), 'Asia/Kolkata'), 1);
});

const desk = (...args: string[]) => runStaffCommand(store, ['nod', ...args]);
const email = 'newbalance0@nod.example';

test('staff see whom to call and read the reminder that is due', async () => {
  expect(await desk('calls')).toMatch(/^Deccan Fan Works <newbalance0@nod\.example> .*₹\s500\.00 {2}8 days over$/);
  expect(await desk('dunning', 'read', email)).toMatch(
    /^To newbalance0@nod\.example: A reminder: [\s\S]*NM\/PC\/1[\s\S]*https:\/\/nod\.example\/statement/,
  );
  await expect(desk('dunning', 'read', 'nobody@nod.example')).rejects.toThrow('has no account');
});

test('a promise is noted, listed, marked when it was not kept, and ended', async () => {
  expect(await desk('promise', 'list')).toBe('Nothing is promised.');
  await expect(desk('promise', 'note', email, '300')).rejects.toThrow('Write the day with --on');
  await expect(desk('promise', 'note', email, 'ten', '--on', tomorrow)).rejects.toThrow('Write the amount');
  await expect(desk('promise', 'note', 'nobody@nod.example', '300', '--on', tomorrow)).rejects.toThrow(
    'has no account',
  );
  await desk('promise', 'note', email, '300', '--on', tomorrow, '--note', 'By cheque');
  expect(await desk('promise', 'list')).toMatch(/₹\s300\.00 {2}Deccan Fan Works {2}\(Meera: By cheque\)$/);
  expect(await desk('calls')).toBe('Nobody needs a call today.');
  store.setClock(new Date(store.now().getTime() + 2 * 86_400_000));
  expect(await desk('promise', 'list')).toContain('NOT KEPT');
  expect(await desk('calls')).toContain('Deccan Fan Works');
  await desk('promise', 'end', email);
  await expect(desk('promise', 'end', email)).rejects.toThrow('Nothing is promised.');
});
