import { expect, test } from 'vitest';
import { designationKey } from './designation-key.rule.ts';

const item = (itemname: string, facts: Partial<Parameters<typeof designationKey>[0]> = {}) => ({
  itemname,
  itemtype: 'deep groove ball',
  seal: '',
  clearance: '',
  Dimension_ID: 25,
  Dimension_OW: 15,
  ...facts,
});
const read = (...given: Parameters<typeof item>) =>
  designationKey(item(...given)).map(({ text, says }) => `${text} ${says}`);

test('a sealed bearing is read out as series, bore, seal and clearance', () => {
  expect(read('6205-2RS/C3', { seal: 'contact seal x2', clearance: 'C3' })).toEqual([
    '62 deep groove ball',
    '05 bore 25 mm',
    '2RS contact seal, two sides',
    'C3 clearance above normal',
  ]);
});

test('each part stands where it is in the designation', () => {
  const parts = designationKey(item('6205 2RS C3', { seal: 'contact seal x2', clearance: 'C3' }));
  expect(parts.map(({ start, length }) => '6205 2RS C3'.slice(start, start + length))).toEqual([
    '62',
    '05',
    '2RS',
    'C3',
  ]);
});

test.each([
  ['NU2310', { itemtype: 'cylindrical roller', Dimension_ID: 50 }, ['NU23 cylindrical roller', '10 bore 50 mm']],
  ['62/22', { Dimension_ID: 22 }, ['62 deep groove ball', '22 bore 22 mm']],
  ['230/500', { itemtype: 'spherical roller', Dimension_ID: 500 }, ['230 spherical roller', '500 bore 500 mm']],
  [
    '6002ZZ',
    { Dimension_ID: 15, seal: 'shield x2' },
    ['60 deep groove ball', '02 bore 15 mm', 'ZZ shields, two sides'],
  ],
  [
    'HK2016',
    { itemtype: 'needle drawn cup open', Dimension_ID: 20, Dimension_OW: 16 },
    ['HK needle drawn cup, open', '20 bore 20 mm', '16 width 16 mm'],
  ],
] as const)('%s is read out', (name, facts, parts) => {
  expect(read(name, facts)).toEqual(parts);
});

test('a code that does not give the bore is not read, nor is what is no bearing number', () => {
  expect(read('6205', { Dimension_ID: 30 })).toEqual([]);
  expect(read('LM11949/LM11910', { itemtype: 'tapered roller inch', Dimension_ID: 19.05 })).toEqual([]);
  expect(read('Grease EP2', { itemtype: '', Dimension_ID: 0 })).toEqual([]);
});

test('letters without a fact behind them are left unread', () => {
  expect(read('6205-2RS/C3')).toEqual(['62 deep groove ball', '05 bore 25 mm']);
});
