import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { packingList } from './packing-list.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await createConfirmedOrder(store, token, [['51105', 9]]);
  await dispatchGoods(store, number);
});

const print = (dispatch: string, as = token) => store.call(packingList, { dispatch }, { token: as });

test('a buyer gets the packing list of a dispatch as PDF', async () => {
  const { body } = await print(`${number}-1`);
  expect(body).toMatchObject({ success: true, file_name: `packing-list-${number}-1.pdf` });
  expect(readPdf(Buffer.from(body.content, 'base64')).pages.join(' ')).toContain('51105');
});

test.each([
  ['a dispatch that is not there', () => `${number}-2`],
  ['an order that is not there', () => 'NOD26999999-1'],
  ['a number of nothing', () => 'packing'],
])('%s is unknown', async (_, dispatch) => {
  expect((await print(dispatch())).status).toBe(404);
});

test("so is somebody else's", async () => {
  expect((await print(`${number}-1`, await store.signIn('newbalance0'))).status).toBe(404);
});
