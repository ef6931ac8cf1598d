import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { rfiLineFacts } from './rfi-desk.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  token = await store.signIn('active');
});

const facts = (number: string, line = '1', q = '') =>
  store.call(rfiLineFacts, { site: 'nod', number, line, q }, { desk });

test('interchangeable items are shown with what differs, stock and the price of the customer', async () => {
  const number = await submitRfi(store, token, [['6308', 4]]);
  const { offers } = (await facts(number)).body;
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) {
    expect(offer.level).toMatch(/^(identical|interchangeable|same-size)$/);
    expect(offer.differs).not.toEqual([]);
    expect(offer.yourMinor).toBeLessThanOrEqual(offer.listMinor);
  }
});

test('prices to this customer stand apart from prices to others, without the quotes of this RFI', async () => {
  await createConfirmedOrder(store, token, [['NU205', 3]]);
  const other = await store.signIn('newbalance0');
  const theirs = await submitRfi(store, other, [['NU205', 7]]);
  await answerAsStaff(store, theirs, [quoteLine(store, 1, 777_00)]);
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  const { prices } = (await facts(number)).body;
  expect(prices).toMatchObject([
    { own: true, kind: 'order', quantity: 3 },
    { own: false, kind: 'quote', quantity: 7, unitMinor: 777_00 },
  ]);
});

test('a price older than a year is left out', async () => {
  await createConfirmedOrder(store, token, [['51105', 3]]);
  await store.database.$client.query("update orders set placed_at = placed_at - interval '366 days'");
  const number = await submitRfi(store, token, [['51105', 4]]);
  expect((await facts(number)).body.prices).toEqual([]);
});

test('words are read as items of the catalogue, and staff may search by other words', async () => {
  const item_info = [{ item_name: 'pump brg NU205 two pieces', quantity: 2 }];
  const { RefNo } = (await store.call(sendRfi, { item_info }, { token })).body;
  const [read] = (await facts(RefNo)).body.offers;
  expect(read).toMatchObject({ level: '', itemName: expect.stringContaining('NU205') });
  const [found] = (await facts(RefNo, '1', '51105')).body.offers;
  expect(found?.itemName).toBe('51105');
  expect((await facts(RefNo, '1', 'zzzz')).body.offers).toEqual([]);
});

test('a line that does not exist is not found', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect((await facts(number, '9')).status).toBe(404);
  expect((await facts('NODR26999999')).status).toBe(404);
});
