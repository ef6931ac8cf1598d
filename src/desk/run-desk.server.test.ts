import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { myOrder } from '../orders/history/order-history.contract.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { deskCommands, readDeskCommand } from './run-desk.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const desk = (...args: string[]) => runDeskCommand(store, args);

test('an order is approved and another rejected with a note', async () => {
  const token = await store.signIn('active');
  const order = async () =>
    (await submitOrder(store, token, toReviewedLines(await fillCart(store, token, [['NJ310', 2]])))).body.myscno;
  const [first, second] = [await order(), await order()];
  expect((await desk('nod', 'order', 'approve', first)).lines).toEqual([`Order ${first} is Confirmed now.`]);
  expect((await desk('nod', 'order', 'reject', second, '--note', 'Sold out.')).failed).toBeUndefined();
  const { data } = (await store.call(myOrder, {}, { token })).body.message;
  expect(data.slice(0, 2).map((row) => [row.mysc_order_no, row.status])).toEqual([
    [second, 'Rejected'],
    [first, 'Confirmed'],
  ]);
  expect((await office.mailTo('active@nod.example')).text).toContain('Sold out.');
  expect((await desk('nod', 'order', 'approve', second)).failed).toBe(true);
});

test('the audit trail names who typed the command, or who is named by it', async () => {
  await desk('gwd', 'account', 'hold', 'active@gwd.example', '--reason', 'Papers expired.');
  await desk('gwd', 'account', 'approve', 'active@gwd.example', '--by', 'Meera');
  const { rows } = await store.database.$client.query(
    "select action, actor_name from audit_trail where subject = 'active@gwd.example' and actor = 'staff' order by id",
  );
  expect(rows).toEqual([
    { action: 'account hold', actor_name: 'tester' },
    { action: 'account approve', actor_name: 'Meera' },
  ]);
});

test.each([
  [[], /^Write: npm run desk/],
  [['xyz', 'account', 'list'], /There is no site 'xyz'/],
  [['nod'], /Unknown command ''/],
  [['nod', 'account', 'promote', 'a@b.co'], /Unknown command 'account promote'/],
  [['nod', 'constructor', 'name'], /Unknown command/],
  [['nod', 'account', 'approve'], /Write: npm run desk -- nod account approve EMAIL/],
  [['nod', 'account', 'approve', 'a@b.co', 'c@d.co'], /Write: npm run desk/],
  [['nod', 'account', 'approve', 'a@b.co', '--sure'], /Unknown option/],
])('%j prints the usage', (args, words) => {
  expect(() => readDeskCommand(args)).toThrow(StartupError);
  expect(() => readDeskCommand(args)).toThrow(words);
});

test('docs/desk.md lists every command', () => {
  const page = readFileSync('docs/desk.md', 'utf8');
  const commands = Object.entries(deskCommands).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun} ${verb}`.trim()),
  );
  expect(commands.filter((command) => !page.includes(`\`${command} `) && !page.includes(`\`${command}\``))).toEqual([]);
});

test('every verb has a summary', () => {
  for (const verbs of Object.values(deskCommands))
    for (const { summary } of Object.values(verbs)) expect(summary).toMatch(/^[a-z].*[^.]$/);
});
