import { expect, test } from 'vitest';
import { variantFamily } from './variant-family.ts';

const named = (maker: string, ...names: string[]) => names.map((name, index) => ({ id: index + 1, name, maker }));

function choicesOf(maker: string, ...names: string[]) {
  const [item = { id: 0, name: '', maker }, ...others] = named(maker, ...names);
  const family = variantFamily(item, others);
  return family?.members.map(({ id, choice }) => {
    const { seal, clearance, bore, cage } = choice;
    return [names[id - 1], seal, clearance, bore, cage].join(' | ');
  });
}

test('bearings that differ in seals, clearance, bore and cage only are variants, the item first', () => {
  expect(choicesOf('ZWZ', '6205-2RS', '6205', '6205/C3', '6205-2Z', '6205TN/C3', '6205M')).toEqual([
    '6205-2RS | 2RS | CN | cylindrical | ',
    '6205 |  | CN | cylindrical | ',
    '6205/C3 |  | C3 | cylindrical | ',
    '6205-2Z | 2Z | CN | cylindrical | ',
    '6205TN/C3 |  | C3 | cylindrical | polyamide',
    '6205M |  | CN | cylindrical | brass',
  ]);
  expect(choicesOf('ZWZ', '22220CA/W33', '22220CAK/W33', '22220CC/W33')).toEqual([
    '22220CA/W33 |  | CN | cylindrical | brass',
    '22220CAK/W33 |  | CN | taper 1:12 | brass',
    '22220CC/W33 |  | CN | cylindrical | steel',
  ]);
});

test.each([
  ['another size', '6206'],
  ['a snap ring', '6205N'],
  ['another tolerance class', '6205/P6'],
  ['stainless steel', 'S6205'],
  ['a suffix that nobody knows', '6205XYZ9'],
])('%s makes it no variant', (_, other) => {
  expect(choicesOf('ZWZ', '6205', other)).toEqual(['6205 |  | CN | cylindrical | ']);
});

test('another maker sells no variant, and what is read by the maker’s own rules is', () => {
  const family = variantFamily({ id: 1, name: '6205', maker: 'ZWZ' }, [{ id: 2, name: '6205/C3', maker: 'Koyo' }]);
  expect(family?.members).toHaveLength(1);
  expect(choicesOf('Koyo', '6205', '6205 2RS C3')).toEqual([
    '6205 |  | CN | cylindrical | ',
    '6205 2RS C3 | 2RS | C3 | cylindrical | ',
  ]);
});

test('of items with one choice the one of the same design stands for it, never another than the item itself', () => {
  expect(choicesOf('ZWZ', 'NU2310E', 'NU2310', 'NU2310M', 'NU2310EM')).toEqual([
    'NU2310E |  | CN | cylindrical | ',
    'NU2310EM |  | CN | cylindrical | brass',
  ]);
  expect(choicesOf('ZWZ', 'NU2310', 'NU2310EM', 'NU2310M')).toEqual([
    'NU2310 |  | CN | cylindrical | ',
    'NU2310M |  | CN | cylindrical | brass',
  ]);
});

test('goods that are no bearings, and numbers that are not understood, have no variants', () => {
  expect(choicesOf('Shell', 'Gadus S2 V220 2')).toBeUndefined();
  expect(choicesOf('ZWZ', '6205XYZ9', '6205')).toBeUndefined();
});
