import { expect, test } from 'vitest';
import { sampleItem } from '../../../tests/fixtures/sample-item.ts';
import { type ImportRow, stagedOf } from './import-row.server.ts';

const { id: _id, prices: _prices, free: _free, incoming: _incoming, wished: _wished, ...facts } = sampleItem();
const row = (change: Partial<ImportRow> = {}): ImportRow => ({
  ...facts,
  popularity: 0,
  costMinor: null,
  universalStated: '',
  stock: null,
  ...change,
});

test('a staged row has the keys by which its item is found', () => {
  expect(stagedOf(row({ code: 'zw-10 623', name: '6205-2RS/C3', universalNo: '6205-2RS C3' }), 7)).toMatchObject({
    line: 7,
    codeKey: 'ZW10623',
    nameKey: '62052RSC3',
    universalKey: '62052RSC3',
  });
});

test('stock that the file does not give is left alone, and no stock is told from none given', () => {
  expect(stagedOf(row(), 1)).toMatchObject({ onHand: null, incoming: [] });
  expect(stagedOf(row({ stock: { onHand: 0, incoming: [] } }), 1)).toMatchObject({ onHand: 0, incoming: [] });
});

test('the same row has the same hash wherever it stands; any change of facts or stock changes it', () => {
  const hash = (change: Partial<ImportRow> = {}, line = 1) => stagedOf(row(change), line).rowHash;
  expect(hash({}, 2)).toBe(hash({}, 1));
  const changed = [hash({ listMinor: 1 }), hash({ weightKg: 1 }), hash({ universalStated: '6205' })];
  expect(new Set([hash(), hash({ stock: { onHand: 1, incoming: [] } }), ...changed]).size).toBe(5);
});
