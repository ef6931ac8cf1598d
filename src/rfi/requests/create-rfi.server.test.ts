import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createRfi, requestedItemLine, requestedTextLine } from './create-rfi.server.ts';
import type { BuyerNotes } from './requested-line.ts';

const site = sites.nod;
const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const noNotes: BuyerNotes = { wishedDate: undefined, reference: '', remark: '' };
const requester = { company: 'Western Gear & Pump', email: 'active@nod.example' };

async function create(notes: BuyerNotes = noNotes) {
  const now = store.now();
  const caller = await store.server.authentication.findCaller(store.database, site, await store.signIn('active'), now);
  if (!caller) throw new Error('not signed in');
  const lines = [requestedTextLine('Housing like SN 511, painted', 3)];
  const { database } = store;
  const number = await database.transaction((db) =>
    createRfi({ db, database, site, caller, now }, requester, lines, notes),
  );
  if (number instanceof Refusal) throw new Error(number.message);
  return number;
}
const rfiOf = async (number: string) =>
  (await store.database.$client.query('select * from rfis where number = $1', [number])).rows[0];

const item = {
  id: 7,
  code: 'ZW-6205',
  name: '6205-2RS/C3',
  maker: 'ZWZ',
  superCategory: 'Bearings',
  category: 'Deep groove ball',
  origin: 'China',
  weightKg: 0.13,
  listMinor: 412_00,
  taxBp: 18_00,
};
const discount = {
  scope: 'all',
  own: false,
  minQty: 10,
  validFrom: null,
  validTo: null,
  discountBp: 50_00,
  netMinor: null,
} as const;

test('a line keeps the names of the item and its price for the quantity on that day', () => {
  const lineOf = (quantity: number) => requestedItemLine({ ...item, prices: [discount] }, quantity, '2026-11-20');
  expect(lineOf(10)).toMatchObject({
    itemId: 7,
    itemCode: 'ZW-6205',
    itemName: '6205-2RS/C3',
    quantity: 10,
    listMinor: 412_00,
    yourMinor: 206_00,
  });
  expect(lineOf(9).yourMinor).toBe(412_00);
});

test('a line in the words of the buyer names no item and no price', () => {
  expect(requestedTextLine('Housing like SN 511', 3)).toMatchObject({
    itemId: null,
    askedAs: 'Housing like SN 511',
    itemName: 'Housing like SN 511',
    quantity: 3,
    listMinor: 0,
    yourMinor: 0,
  });
});

test('numbers run through the year of the site and start again with the next', async () => {
  const today = store.now();
  store.setClock(new Date('2031-12-31T12:00:00Z'));
  const [first, second] = [await create(), await create()];
  store.setClock(new Date('2031-12-31T18:30:00Z'));
  const next = await create();
  store.setClock(today);
  expect([first, second, next]).toEqual(['NODR31000001', 'NODR31000002', 'NODR32000001']);
});

test('what the buyer left empty is stored as not given', async () => {
  const empty = await rfiOf(await create());
  expect(empty).toMatchObject({ wished_date: null, reference: null, remark: null, currency: 'INR' });
  const full = await rfiOf(await create({ wishedDate: '2026-12-04', reference: 'ENQ-118', remark: 'Painted red' }));
  expect(full).toMatchObject({ wished_date: '2026-12-04', reference: 'ENQ-118', remark: 'Painted red' });
});

test('an RFI that fails later in its transaction leaves nothing, not even a used number', async () => {
  const before = await create();
  const now = store.now();
  const caller = await store.server.authentication.findCaller(store.database, site, token, now);
  if (!caller) throw new Error('not signed in');
  const { database } = store;
  const failing = database.transaction(async (db) => {
    await createRfi({ db, database, site, caller, now }, requester, [requestedTextLine('Seal', 1)], noNotes);
    throw new Error('the connection broke');
  });
  await expect(failing).rejects.toThrow('the connection broke');
  expect(Number((await create()).slice(-6))).toBe(Number(before.slice(-6)) + 1);
});
