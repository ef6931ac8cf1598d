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

test('it names the certificates that held when the goods left, whatever becomes of them', async () => {
  const { $client } = store.database;
  const about = "('nod', (select maker from items where site = 'nod' and name = '51105' limit 1), 'iso'";
  await $client.query('delete from certificates');
  await $client.query(`insert into certificates (site, maker, kind, number, standard, valid_from, added_by, added_at)
    values ${about}, 'Q 100', 'ISO 9001', '2020-01-01', 'Meera', now())`);
  const later = await createConfirmedOrder(store, token, [['51105', 3]]);
  await dispatchGoods(store, later);
  await $client.query("update certificates set number = 'Q 200', ended_at = now()");
  const textOf = async (dispatch: string) =>
    readPdf(Buffer.from((await print(dispatch)).body.content, 'base64')).pages.join(' ');
  expect(await textOf(`${later}-1`)).toContain('ISO certificate Q 100 to ISO 9001');
  expect(await textOf(`${number}-1`)).not.toContain('ISO certificate');
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
