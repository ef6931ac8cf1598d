import { expect, test } from 'vitest';
import { cartWithAdded, divideByAdded, readJustAdded } from './just-added.rule.ts';

const moment = '2026-12-01T09:30:00.500Z';
const line = (added_on: string) => ({ added_on });
const read = (path: string) => readJustAdded(new URL(path, 'https://nod.example').searchParams);

test('the address of the cart names the moment, and the order of which the lines came', () => {
  expect(read(cartWithAdded(moment))).toEqual({ at: Date.parse(moment), from: '' });
  expect(read(cartWithAdded(moment, 'NOD26000006'))).toEqual({ at: Date.parse(moment), from: 'NOD26000006' });
  expect(cartWithAdded('')).toBe('/cart');
});

test.each(['', '?added=', '?added=yesterday', '?added=-5', '?added=1e12', '?lines=1'])(
  'nothing was just added in the cart at %j',
  (query) => expect(read(`/cart${query}`)).toBeUndefined(),
);

test('a sentence in place of an order number is not shown', () => {
  expect(read('/cart?added=1764581400500&from=Call%20%2B91%209')).toEqual({ at: 1764581400500, from: '' });
});

test('lines of one adding are a few thousandths of a second apart, and others are not among them', () => {
  const together = [
    line('2026-12-01T09:30:00.500Z'),
    line('2026-12-01T09:30:00.499Z'),
    line('2026-12-01T09:30:00.498Z'),
  ];
  const others = [line('2026-12-01T09:30:00.501Z'), line('2026-12-01T09:30:00.400Z'), line('2026-11-30T10:00:00.000Z')];
  const at = { at: Date.parse(moment), from: '' };
  expect(divideByAdded([...others, ...together], at)).toEqual({ added: together, before: others });
});

test('nothing is marked where all lines or none were just added', () => {
  const none = { added: [], before: [] };
  const at = { at: Date.parse(moment), from: '' };
  expect(divideByAdded([line(moment)], at)).toEqual(none);
  expect(divideByAdded([line('2026-11-30T10:00:00.000Z')], at)).toEqual(none);
  expect(divideByAdded([line(moment)], undefined)).toEqual(none);
});
