import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { requestReturn } from '../../orders/returns/request-return.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

async function requestedReturn() {
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const { invoice } = await dispatchGoods(store, number);
  const lines = [{ line_no: 1, quantity: 5, reason: 'faulty' as const }];
  await store.call(requestReturn, { order_no: number, invoice, lines, note: '' }, { token });
  return { number, invoice };
}
const run = (...args: string[]) => runDeskCommand(store, ['nod', 'return', ...args]);

test('returns are listed, approved and received from the terminal', async () => {
  const { number, invoice } = await requestedReturn();
  expect(await run('list')).toEqual({
    lines: [`${number}-R1  Western Gear & Pump  ${invoice}  requested: line 1, 5 × 51105 (Faulty)`],
  });
  expect(await run('approve', number)).toEqual({ lines: ['Write the return like NOD26000119-R1.'], failed: true });
  expect(await run('receive', `${number}-R1`)).toMatchObject({ lines: [`Return ${number}-R1 is requested.`] });
  expect(await run('approve', `${number}-R1`, '--note', 'To Mumbai')).toEqual({
    lines: [`Return ${number}-R1 is approved.`],
  });
  expect((await run('receive', `${number}-R1`, '1:4')).lines).toEqual(["Write each line like 1=2, not '1:4'."]);
  expect((await run('receive', `${number}-R1`, '1=4')).failed).toBe(true);
  const received = await run('receive', `${number}-R1`, '1=4', '--reason', 'One is greased', '--scrap');
  expect(received.lines[0]).toMatch(/^Credit note NMC\/\S+ of ₹/);
  expect(await run('list')).toEqual({ lines: ['No returns are waiting.'] });
});

test('a return is declined from the terminal with a reason', async () => {
  const { number } = await requestedReturn();
  expect((await run('decline', `${number}-R1`)).failed).toBe(true);
  expect(await run('decline', `${number}-R1`, '--reason', 'Mounted')).toEqual({
    lines: [`Return ${number}-R1 is declined.`],
  });
});
