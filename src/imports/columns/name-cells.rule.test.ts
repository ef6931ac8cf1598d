import { expect, test } from 'vitest';
import { importWordsOf, noWords } from './import-words.rule.ts';
import { type CellNaming, namesOfCells } from './name-cells.rule.ts';

const columns = [
  { name: 'itemcode', required: true, meaning: '', aliases: [] },
  { name: 'hsn', required: false, meaning: '', aliases: [] },
  { name: 'cost_price', required: false, meaning: '', aliases: [], holds: 'number' as const },
];
const naming: CellNaming = { mapping: ['itemcode itemname', '', 'cost_price'], fixed: {}, keepsEmpty: false };
const name = (cells: string[], more: Partial<CellNaming> = {}, words = noWords) =>
  namesOfCells({ ...naming, ...more }, columns, words)(cells);

test('one column serves two of ours, and one is left out', () => {
  expect(name(['6205-2Z', 'x', '5'])).toEqual({ itemcode: '6205-2Z', itemname: '6205-2Z', cost_price: '5' });
});

test('a value that is the same in every line stands in every line', () => {
  expect(name(['6205', '', '5'], { fixed: { brandname: 'Acme' } })).toMatchObject({ brandname: 'Acme' });
});

test('a dash in a column of numbers is an empty cell, in others it is text', () => {
  expect(name(['-', '', 'Nil'])).toEqual({ itemcode: '-', itemname: '-', cost_price: '' });
});

test('an empty cell is left out where it should leave what is there', () => {
  expect(name(['6205', '', ' '], { keepsEmpty: true })).toEqual({ itemcode: '6205', itemname: '6205' });
});

test('a word means what staff have said', () => {
  const words = importWordsOf([{ name: 'brandname', word: 'skf india', means: 'SKF' }]);
  const maker = { mapping: ['itemcode', 'brandname'] };
  expect(name(['6205', 'SKF  India'], maker, words)).toMatchObject({ brandname: 'SKF' });
  expect(name(['6205', 'FAG'], maker, words)).toMatchObject({ brandname: 'FAG' });
});
