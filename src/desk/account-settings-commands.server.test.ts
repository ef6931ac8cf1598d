import { beforeAll, expect, test } from 'vitest';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { openTestInbox, verificationTokenIn } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.ts';
import { sites } from '../sites/resolve-site.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
beforeAll(async () => {
  await ensurePriceList(store.database, sites.nod, 'Machine makers', []);
});

const desk = (...args: string[]) =>
  runDeskCommand(store, ['nod', 'account', ...args], { by: 'Meera', secretKey: store.server.secret });
const buyer = 'pending@nod.example';
const shown = async () => (await desk('show', buyer)).lines;

test('a newcomer gets terms, a price list, a manager, automatic approval and a note, and all are shown', async () => {
  expect((await desk('terms', buyer, '2,50,000', '--days', '45', '--grace', '7')).lines.join('\n')).toMatch(
    /^pending@nod\.example has a limit of ₹.2,50,000\.00, 45 days and 7 of grace\.\nAvailable: ₹.2,50,000\.00\.$/,
  );
  expect((await desk('price-list', buyer, 'Machine', 'makers')).lines).toEqual([
    `${buyer} has the price list Machine makers now.`,
  ]);
  expect((await desk('manager', buyer, 'Anil', 'Joshi')).lines).toEqual([`Anil Joshi looks after ${buyer} now.`]);
  expect((await desk('auto-approve', buyer)).lines).toEqual([`New orders of ${buyer} are confirmed without staff.`]);
  expect((await desk('note', buyer, 'Pays by cheque')).lines).toEqual(['The note is added.']);
  const lines = await shown();
  expect(lines).toContain('price list Machine makers');
  expect(lines).toContain('looked after by Anil Joshi');
  expect(lines).toContain('orders are confirmed without staff (Meera)');
  expect(lines.join('\n')).toMatch(/credit limit ₹.2,50,000\.00, 45 days and 7 of grace \(Meera\)/);
  expect(lines.join('\n')).toMatch(/note .*, Meera: Pays by cheque/);
});

test('what was given is taken away again', async () => {
  expect((await desk('price-list', buyer, '-')).lines).toEqual([`${buyer} has no price list now.`]);
  expect((await desk('manager', buyer, '-')).lines).toEqual([`Nobody looks after ${buyer} now.`]);
  expect((await desk('no-auto-approve', buyer)).lines).toEqual([`New orders of ${buyer} wait for staff.`]);
  expect((await shown()).join()).not.toMatch(/price list|looked after|without staff/);
});

test('an SEZ is noted with its kind of tax, and a kind that is none is refused', async () => {
  expect((await desk('kind', buyer, 'sez_lut')).lines).toEqual([
    `The registration of ${buyer} is sez_lut from the next order on.`,
  ]);
  const refused = await desk('kind', buyer, 'lut');
  expect(refused).toMatchObject({ failed: true, lines: ['Write one of regular, sez_with_payment, sez_lut.'] });
});

test('a limit below what is used is set, and says by how much it is exceeded', async () => {
  await store.database.$client.query(
    `update credit_terms set used_minor = 500000 where customer_id = (select customer_id from users where email = $1)`,
    [buyer],
  );
  expect((await desk('terms', buyer, '1000', '--days', '30')).lines.at(-1)).toMatch(
    /^Available: ₹.0\.00; ₹.4,000\.00 more than the limit is used\.$/,
  );
});

test('names, GSTIN and e-mail address are corrected in one command, and the history tells it', async () => {
  const corrections = ['--company', 'Faridabad Motors', '--last-name', 'Singh', '--tax-number', '06aaacd3381n1zi'];
  expect((await desk('correct', buyer, ...corrections, '--email', 'new@motors.example')).lines).toEqual([
    `The names of ${buyer} are corrected.`,
    `The GSTIN of ${buyer} is corrected.`,
    `The e-mail address of ${buyer} is corrected.`,
  ]);
  expect(verificationTokenIn(await office.mailTo('new@motors.example'))).toHaveLength(43);
  const { lines } = await desk('history', 'new@motors.example');
  expect(lines[0]).toContain(`Meera  e-mail corrected  ${buyer}  {"after":"new@motors.example"`);
  expect(lines.join('\n')).toContain('tax number corrected');
});

test.each([
  ['terms', 'active@nod.example', 'much', '--days', '30'],
  ['terms', 'active@nod.example', '1000'],
  ['terms', 'nobody@nod.example', '1000', '--days', '30'],
  ['price-list', 'active@nod.example'],
  ['price-list', 'active@nod.example', 'Unheard of'],
  ['manager', 'active@nod.example'],
  ['note', 'active@nod.example'],
  ['no-auto-approve', 'nobody@nod.example'],
  ['correct', 'active@nod.example'],
  ['correct', 'active@nod.example', '--company', 'Two  blanks'],
  ['history', 'nobody@nod.example'],
])('account %s %s %s is refused in one line', async (...args) => {
  expect(await desk(...args)).toEqual({ lines: [expect.stringMatching(/\.$|-$/)], failed: true });
});
