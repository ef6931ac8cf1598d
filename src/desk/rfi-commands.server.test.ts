import { beforeAll, expect, test } from 'vitest';
import { loadRfiLines, submitRfi } from '../../tests/actions/rfi.ts';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { addDays, dayOf, nextWorkingDay } from '../lib/dates.ts';
import { sites } from '../sites/resolve-site.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const desk = (...args: string[]) => runDeskCommand(store, ['nod', ...args]);
const audit = async (action: string) =>
  (await store.database.$client.query('select subject, actor_name from audit_trail where action = $1', [action])).rows;

test('staff quote, decline, hold and release lines of an RFI', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
  ]);
  expect((await desk('rfi', 'list')).lines[0]).toMatch(new RegExp(`${number}  Western Gear & Pump  3 of 3$`));
  const answered = await desk(
    'rfi',
    'answer',
    number,
    '1=640.50',
    '2=90x60',
    '--until',
    '2099-12-31',
    '--note',
    'Soon.',
    '--reason',
    'Agreed by phone.',
  );
  expect(answered).toEqual({ lines: [`${number}: 1, 2 quoted; the buyer has been emailed.`] });
  expect((await desk('rfi', 'decline', number, '3', '--reason', 'No longer made.')).failed).toBeUndefined();
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { Price: 640.5, Qty: 4, valid_until: '2099-12-31', answer_remark: 'Soon.' },
    { Price: 90, Qty: 60 },
    { status: 'Declined', answer_remark: 'No longer made.' },
  ]);
  expect((await desk('rfi', 'list')).lines).toEqual(['No RFIs are waiting.']);
  await desk('rfi', 'hold', number, '1');
  expect((await desk('rfi', 'show', number)).lines.join('\n')).toMatch(
    /1 {2}4 × NU205 .*Stock, on hold: 4 at ₹\u00a0640\.50/,
  );
  expect((await desk('rfi', 'release', number, '1')).lines).toEqual([`Line 1 of ${number} is released now.`]);
  expect((await desk('rfi', 'show', number)).lines.join('\n')).not.toContain('on hold');
  expect(await audit('rfi answered')).toEqual([
    { subject: number, actor_name: 'tester' },
    { subject: number, actor_name: 'tester' },
  ]);
});

test('a price below the lowest margin needs a reason, which the audit trail keeps', async () => {
  const number = await submitRfi(store, token, [['51105', 10]]);
  const answered = await desk('rfi', 'answer', number, '1=90');
  expect(answered.lines[0]).toMatch(
    /^Line 1: ₹\u00a090\.00 is below the cost of .* Give a reason to quote it all the same\.$/,
  );
  await desk('rfi', 'answer', number, '1=90', '--reason', 'Agreed by phone.');
  const { rows } = await store.database.$client.query(
    "select details ->> 'reason' as reason from audit_trail where action = 'rfi answered' and subject = $1",
    [number],
  );
  expect(rows).toEqual([{ reason: 'line 1 below the floor: Agreed by phone.' }]);
});

test('another item is offered to choose from', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' and name = '6308'");
  await desk('rfi', 'answer', number, '1=9000', `1+${rows[0].code}=8000x5`);
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { ItemName: 'NU205', Price: 9000, Qty: 4, alternative_to: 0 },
    { ItemName: '6308', Price: 8000, Qty: 5, alternative_to: 1 },
  ]);
});

test('an RFI is assigned, and a line waits for the maker', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect((await desk('rfi', 'assign', number, 'sales@desk.example')).lines).toEqual([
    `${number} is assigned to sales@desk.example now.`,
  ]);
  expect((await desk('rfi', 'assign', number)).lines).toEqual([`${number} is unassigned now.`]);
  const until = addDays(dayOf(store.now(), nod.calendar.timeZone), 7);
  expect((await desk('rfi', 'wait', number, '1', '--until', until, '--reason', 'Price?')).lines[0]).toContain(
    `${number}: 1 waiting until`,
  );
  expect(await loadRfiLines(store, token, number)).toMatchObject([{ maker_until: until, maker_remark: 'Price?' }]);
});

test('a quote is for the next working day and valid for 14 days unless staff say otherwise', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await desk('rfi', 'answer', number, '1=640.50');
  const { rows } = await store.database.$client.query(
    'select l.quoted_on, l.valid_until from rfi_lines l join rfis r on r.id = l.rfi_id where r.number = $1',
    [number],
  );
  expect(rows).toEqual([
    {
      quoted_on: nextWorkingDay(store.now(), nod.calendar),
      valid_until: addDays(dayOf(store.now(), nod.calendar.timeZone), 14),
    },
  ]);
});

test('staff withdraw one quote, extend the other and remind the buyer', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['6308', 2],
  ]);
  await desk('rfi', 'answer', number, '1=640.50', '2=900');
  const today = dayOf(store.now(), nod.calendar.timeZone);
  expect(await desk('rfi', 'withdraw', number, '1')).toMatchObject({ failed: true });
  expect(await desk('rfi', 'withdraw', number, '1', '--reason', 'No longer made.')).toEqual({
    lines: [`${number}: 1 withdrawn; the buyer has been emailed.`],
  });
  const later = addDays(today, 30);
  expect((await desk('rfi', 'extend', number, '2', '--until', later)).lines[0]).toContain(`${number}: 2 valid until`);
  expect(await desk('rfi', 'remind', number)).toEqual({ lines: [`The buyer of ${number} has been reminded.`] });
  expect(await desk('rfi', 'remind', number)).toMatchObject({ failed: true });
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { status: 'Withdrawn', answer_remark: 'No longer made.' },
    { status: 'Stock', valid_until: later },
  ]);
});

test('quotes are extended for two weeks from today unless staff say otherwise', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const today = dayOf(store.now(), nod.calendar.timeZone);
  await desk('rfi', 'answer', number, '1=640.50', '--until', today);
  await desk('rfi', 'extend', number, '1');
  expect((await loadRfiLines(store, token, number))[0]?.valid_until).toBe(addDays(today, 14));
});

test.each([
  [['rfi', 'answer', 'NODR26999999', '1=5'], 'NOD has no RFI NODR26999999.'],
  [['rfi', 'answer', 'NODR26999999', '1=5,50'], "Write each line like 1=640.50 or 2=90x60, not '1=5,50'."],
  [['rfi', 'answer', 'NODR26999999'], "Write each line like 1=640.50 or 2=90x60, not ''."],
  [['rfi', 'decline', 'NODR26999999', 'all'], "Write line numbers, not 'all'."],
  [['rfi', 'withdraw', 'NODR26999999', 'all'], "Write line numbers, not 'all'."],
  [['rfi', 'extend', 'NODR26999999'], "Write line numbers, not ''."],
  [['rfi', 'extend', 'NODR26999999', '1'], 'NOD has no RFI NODR26999999.'],
  [['rfi', 'remind', 'NODR26999999'], 'NOD has no RFI NODR26999999.'],
  [['rfi', 'show', 'NODR26999999'], 'NOD has no RFI NODR26999999.'],
  [['rfi', 'hold', 'NODR26999999', '1'], 'NOD has no line 1 in an RFI NODR26999999.'],
])('%j is refused in one sentence', async (args, message) => {
  expect(await desk(...args)).toEqual({ lines: [message], failed: true });
});
