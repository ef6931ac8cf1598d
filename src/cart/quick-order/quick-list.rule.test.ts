import { expect, test } from 'vitest';
import { rowsAlone } from '../../../tests/fixtures/list-rows.ts';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { addLines, changeRow, createQuickList, removeSent, replaceRows } from './quick-list.rule.ts';
import { chooseItem, type QuickRow } from './quick-rows.rule.ts';

const bearing = buildQuickRow({ text: 'NU310 4', designation: 'NU310', quantity: 4 });
const unknown = buildQuickRow({
  line: 2,
  text: 'XYZ 9',
  designation: 'XYZ',
  quantity: 9,
  result: 'not_found',
  items: [],
});
const read = (text = 'NU310 4\nXYZ 9') => createQuickList({ text, lines: [bearing, unknown], refusal: '' });
const setQuantity = (quantity: number) => (row: QuickRow) => ({ ...row, quantity });

test('a list that the server has read proposes its items, and every row has a key of its own', () => {
  const { rows, text, readText, error } = read();
  expect(rows.map(({ key, chosen }) => [key, chosen])).toEqual([
    ['1', 11],
    ['2', undefined],
  ]);
  expect([text, readText, error]).toEqual(['NU310 4\nXYZ 9', 'NU310 4\nXYZ 9', '']);
});

test('without a list there is nothing, and a refused list says why', () => {
  expect(createQuickList()).toMatchObject({ text: '', rows: [], error: '', isReading: false });
  expect(createQuickList({ text: 'x', lines: [], refusal: 'Too many' })).toMatchObject({
    text: 'x',
    error: 'Too many',
  });
});

test('lines are added below the rows, those of a new list below its headings', () => {
  const more = addLines(read(), [{ ...bearing, line: 3 }]);
  expect(more.rows.map(({ key, line }) => [key, line])).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ]);
  const heading = buildQuickRow({ key: '3', result: 'heading', items: [] });
  const other = addLines({ ...read(), newHeadings: [heading], lastKey: 3 }, [unknown]);
  expect(other.rows.map(({ key }) => key)).toEqual(['3', '4']);
  expect(other.newHeadings).toBeUndefined();
});

test('the text says what is changed in a row, and what was typed below stays', () => {
  const typed = { ...read(), text: 'NU310 4\nXYZ 9\n6310, 5' };
  const changed = changeRow(typed, '1', setQuantity(24));
  expect(changed.text).toBe('NU310\t24\nXYZ\t9\n6310, 5');
  expect(changed.readText).toBe('NU310\t24\nXYZ\t9');
  expect(changeRow(changed, '2', setQuantity(1)).text).toBe('NU310\t24\nXYZ\t1\n6310, 5');
});

test('the text names what the buyer chose by its stock code', () => {
  expect(changeRow(read(), '1', (row) => chooseItem(row, 11)).text).toBe('ZW-6205\t4\nXYZ\t9');
});

test('while lines that are read are being edited, their text is left alone', () => {
  const editing = { ...read(), text: 'NU31\nXYZ 9' };
  const changed = changeRow(editing, '1', setQuantity(24));
  expect(changed.rows[0]?.quantity).toBe(24);
  expect([changed.text, changed.readText]).toEqual(['NU31\nXYZ 9', 'NU310 4\nXYZ 9']);
});

test('headings are not part of the text, lines that wait to be read are', () => {
  const heading = buildQuickRow({ key: '9', text: 'Item, Qty', result: 'heading', items: [] });
  const list = { ...read(), unread: [{ rows: rowsAlone('A 1\nB 2') }] };
  const [first] = list.rows;
  expect(replaceRows(list, first ? [heading, first] : []).text).toBe('NU310\t4\nA 1\nB 2');
});

test('until a new list has rows, its text is not mixed with the rows of the last one', () => {
  const waiting = { ...read('A 1'), newHeadings: [], unread: [{ rows: rowsAlone('A 1') }] };
  expect(replaceRows(waiting, waiting.rows.slice(1)).text).toBe('A 1');
});

test('an answer whose row is gone changes nothing', () => {
  const list = read();
  expect(changeRow(list, '7', setQuantity(24))).toBe(list);
});

test('an item is proposed again for the row that was changed', () => {
  const other = buildQuickItem({ itemid: 12 });
  expect(changeRow(read(), '2', (row) => ({ ...row, result: 'found', items: [other] })).rows[1]?.chosen).toBe(12);
});

test('rows that were sent leave the list; what was changed since stays', () => {
  const { rows } = read();
  expect(removeSent(read(), rows)).toMatchObject({ rows: [], text: '' });
  const left = (change: (row: QuickRow) => QuickRow) => removeSent(changeRow(read(), '1', change), rows).text;
  expect(left(setQuantity(24))).toBe('NU310\t24');
  expect(left((row) => ({ ...row, designation: 'NU311' }))).toBe('NU311\t4');
  expect(
    left((row) => ({ ...row, items: [...row.items, buildQuickItem({ itemid: 12 })], chosen: 12, reason: 'yours' })),
  ).toBe('ZW-6205\t4');
  expect(removeSent(read(), rows.slice(0, 1)).rows.map(({ key }) => key)).toEqual(['2']);
});
