import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { detachQuotes, updateQuotesInCart } from './quoted-lines.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

let rfiLineId = 100;
/** A line of the cart as it is when it was quoted under an RFI line. */
async function quotedLine(name: string, quantity: number) {
  const [line] = await fillCart(store, token, [[name, quantity]]);
  rfiLineId += 1;
  await store.database.$client.query(
    "update cart_lines set status = 4, rfi_line_id = $2, quoted_minor = 100, quoted_on = '2099-01-01', valid_until = '2099-01-01' where id = $1",
    [line.item_detail_id, rfiLineId],
  );
  return { id: line.item_detail_id, rfiLineId };
}
const linesOf = async (name: string) =>
  (await loadCart(store, token))
    .filter((line) => line.itemname === name)
    .map((line) => ({ id: line.item_detail_id, quantity: line.quantity, status: line.status }));

test('an expired quote leaves an ordinary line with the same id', async () => {
  const quoted = await quotedLine('NU205', 4);
  expect(await detachQuotes(store.database, [quoted.rfiLineId])).toEqual([quoted.rfiLineId]);
  expect(await linesOf('NU205')).toEqual([{ id: quoted.id, quantity: 4, status: '0' }]);
});

test('if the item also has an ordinary line, the quantities are summed', async () => {
  const first = await quotedLine('6308', 4);
  const second = await quotedLine('6308', 5);
  const [itself] = await fillCart(store, token, [['6308', 2]]);
  expect(await detachQuotes(store.database, [first.rfiLineId, second.rfiLineId])).toHaveLength(2);
  expect(await linesOf('6308')).toEqual([{ id: itself.item_detail_id, quantity: 11, status: '0' }]);
});

test('a changed quote updates its cart line, if there is one', async () => {
  const quoted = await quotedLine('51105', 10);
  const quote = { quantity: 12, unitMinor: 55_00, expectedOn: '2099-02-01', validUntil: '2099-03-01', heldAt: null };
  await updateQuotesInCart(store.database, [
    { ...quote, rfiLineId: quoted.rfiLineId },
    { ...quote, rfiLineId: 999_999 },
  ]);
  expect((await loadCart(store, token)).find((line) => line.item_detail_id === quoted.id)).toMatchObject({
    quantity: 12,
    amount_per_unit: 55,
    exp_dod: '2099-02-01',
    valid_until: '2099-03-01',
  });
});
