import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { openTestInbox, type TestInbox } from '../../tests/fakes/inbox.ts';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { createDeliveryAddress } from '../account/addresses/addresses.contract.ts';
import { myOrder } from '../orders/history/order-history.contract.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { deskCommands, readDeskCommand, runDesk } from './run-desk.server.ts';

let store: TestStore;
let office: TestInbox;
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  office = await openTestInbox(store);
  folder = await mkdtemp(join(tmpdir(), 'raceway-desk-'));
});
afterAll(async () => {
  await office.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const desk = (...args: string[]) =>
  runDesk(readDeskCommand(args), { database: store.database, by: 'tester', now: store.now(), folder });

test('staff list waiting accounts, show one and approve it', async () => {
  const waiting = (await desk('nod', 'account', 'list')).lines;
  expect(waiting.map((line) => line.split('  ').slice(1, 4))).toEqual([
    ['Approval Pending', 'Damodar Steel Rolling', 'approval@nod.example'],
    ['Verification Pending', 'Faridabad Motor Rewinders', 'pending@nod.example'],
  ]);
  await store.database.$client.query("update customers set buyer_kind = 'partner' where name like 'Faridabad Motor%'");
  const shown = (await desk('NOD', 'account', 'show', 'Pending@NOD.example')).lines.join('\n');
  expect(shown).toContain('\nChannel partner\n');
  expect(shown).toContain('GSTIN 06AAACD3381N1ZI (not verified)');
  expect(shown).toMatch(/address \d+, billing, default, new: Sector 24, Plot 119, Faridabad, 121005, Haryana/);
  expect(await desk('nod', 'account', 'approve', 'pending@nod.example')).toEqual({
    lines: ['pending@nod.example is Active now.'],
  });
  expect((await office.mailTo('pending@nod.example')).subject).toBe('Your NOD account: Active');
});

test('an invalid tax number is flagged before and after the decision', async () => {
  await store.database.$client.query(
    "update tax_registrations set number = '22AAAAA0000A1Z5' where number = '19AADCB9034H1ZL'",
  );
  const flag = 'The check character of GSTIN 22AAAAA0000A1Z5 does not fit.';
  expect((await desk('zwz', 'account', 'list')).lines.join()).toContain(flag);
  expect((await desk('zwz', 'account', 'show', 'approval@zwz.example')).lines).toContain(`LOOK: ${flag}`);
  expect((await desk('zwz', 'account', 'approve', 'approval@zwz.example')).lines).toContain(`LOOK: ${flag}`);
});

test('an account is put on hold with a reason, and the audit trail says by whom', async () => {
  const answer = await desk(
    'nod',
    'account',
    'hold',
    'active@nod.example',
    '--reason',
    'Papers expired.',
    '--by',
    'Meera',
  );
  expect(answer.lines).toEqual(['active@nod.example is Verification Pending now.']);
  const { rows } = await store.database.$client.query(
    "select actor_name from audit_trail where action = 'account hold'",
  );
  expect(rows).toEqual([{ actor_name: 'Meera' }]);
  await desk('nod', 'account', 'approve', 'active@nod.example');
});

test('an address is rejected and verified by its number', async () => {
  const token = await store.signIn('active');
  const address = { delivery_address: 'Ring Road 5', delivery_ciy_id: 1255364, delivery_pincode: '395002' };
  const id = String((await store.call(createDeliveryAddress, address, { token })).body.add_id);
  expect((await desk('nod', 'address', 'reject', id, '--reason', 'No such road.')).lines).toEqual([
    `Address ${id} is rejected now.`,
  ]);
  expect((await desk('nod', 'address', 'verify', id)).failed).toBeUndefined();
  for (const wrong of ['0', 'x', '99999999']) expect((await desk('nod', 'address', 'verify', wrong)).failed).toBe(true);
});

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

test('a customer file is imported from where the command was typed', async () => {
  const file = join(folder, 'customers.csv');
  const head = 'customer_id,tax_number,company,email,address,state';
  await writeFile(file, `${head}\nC-1,27AAPFU0939F1ZV,Listed Mills,a@mill.example,Gat 12,Maharashtra\nC-2,x,y,z,,\n`);
  const refused = await desk('nod', 'customers', 'import', 'customers.csv');
  expect(refused.failed).toBe(true);
  expect(refused.lines).toContain("line 3: tax_number 'x' is not a valid GSTIN.");
  expect(refused.lines.at(-1)).toMatch(/^Nothing was imported: 1 line is bad\./);
  const good = await desk('nod', 'customers', 'import', 'customers.csv', '--good-lines');
  expect(good.lines.at(-1)).toBe('NOD: 1 new, 0 changed, 0 unchanged, 1 line is bad.');
  expect((await desk('nod', 'customers', 'import', 'no.csv')).lines[0]).toMatch(/can't be read/);
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

test('every verb has a summary', () => {
  for (const verbs of Object.values(deskCommands))
    for (const { summary } of Object.values(verbs)) expect(summary).toMatch(/^[a-z].*[^.]$/);
});
