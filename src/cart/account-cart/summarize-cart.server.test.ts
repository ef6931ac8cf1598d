import { expect, test } from 'vitest';
import { buyerContext } from '../../../tests/actions/account/buyer-context.ts';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { addQuotes, answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { holdRfiLine } from '../../rfi/quotes/hold-rfi.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { summarizeCart } from './summarize-cart.server.ts';

const store = setUp(openTestStore);

test('lines, those that can be ordered today, the value before tax, and the newest lines', async () => {
  const token = await store.signIn('active');
  await fillCart(store, token, [
    ['6308', 2],
    ['NU205', 3],
    ['6205-2RS', 900_000],
  ]);
  const cart = await loadCart(store, token);
  const summary = await summarizeCart(await buyerContext(store, 'active'), 2);
  expect(summary).toMatchObject({ lines: 3, ready: 2, changed_at: cart[0]?.added_on });
  expect(summary.total).toBeGreaterThan(cart[0]?.total_value1 ?? 0);
  expect(summary.newest.map(({ itemname, quantity }) => [itemname, quantity])).toEqual([
    ['6308', 2],
    ['NU205', 3],
  ]);
});

test('a quoted line that staff hold cannot be ordered today', async () => {
  const token = await store.signIn('active', 'zwz');
  const ready = async () => (await summarizeCart(await buyerContext(store, 'active', 'zwz'), 2)).ready;
  const number = await submitRfi(store, token, [['6308', 2]], 'zwz');
  await answerAsStaff(store, number, [quoteLine(store, 1, 100_00)], 'zwz');
  await addQuotes(store, token, number, 'zwz');
  const quoted = await ready();
  const hold = { number, lineNo: 1, hold: true, by: 'test', now: store.now() };
  expect(await holdRfiLine(store.database, sites.zwz, hold)).toBeUndefined();
  expect((await loadCart(store, token, 'zwz'))[0]?.Availability).toBe('RFI Approved');
  expect(await ready()).toBe(quoted - 1);
});

test('an account that may not see prices sees its lines alone', async () => {
  const context = await buyerContext(store, 'active');
  const pending = { ...context, caller: { ...context.caller, standing: 'pending' as const } };
  expect(await summarizeCart(pending, 2)).toMatchObject({ lines: 3, ready: 0, total: 0 });
});

test('an empty cart has no time of change', async () => {
  expect(await summarizeCart(await buyerContext(store, 'newbalance0', 'gwd'), 5)).toEqual({
    lines: 0,
    ready: 0,
    total: 0,
    changed_at: '',
    newest: [],
  });
});
