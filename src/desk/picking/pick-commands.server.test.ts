import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);

const desk = (...args: string[]) => runDeskCommand(store, ['nod', 'order', ...args]);

test('lines are picked by lot, the rest as asked; the dispatch sends what was picked', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 4],
  ]);
  expect(await desk('pick', number, '1=4@2608-114', '1=3')).toEqual({
    lines: ['Line 1: say why 2 are short.'],
    failed: true,
  });
  expect(await desk('pick', number, '1=4', '--why', 'tired')).toEqual({
    lines: ['Write --why with one of missing, damaged, wrong-lot, later.'],
    failed: true,
  });
  expect((await desk('pick', number, '1:4')).failed).toBe(true);
  expect(await desk('pick', number, '1=4@2608-114', '1=3', '--why', 'damaged')).toEqual({
    lines: ['7 of line 1 are picked.'],
  });
  expect(await desk('pick', number)).toEqual({ lines: [`Everything on the shelf for order ${number} is picked.`] });
  expect((await desk('pick', number)).lines).toEqual([`Nothing else of order ${number} is owed and on the shelf.`]);
  expect((await desk('dispatch', number)).lines[0]).toContain('2 pieces are still owed.');
});
