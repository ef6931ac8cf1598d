import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { readList } from '../pasted-list/read-list.rule.ts';
import { createQuickList, type QuickListState } from './quick-list.rule.ts';
import { type ListChange, quickListReducer, type ReadingStep } from './quick-list-reducer.rule.ts';
import type { QuickLine } from './quick-order.contract.ts';
import { partToRead } from './read-in-parts.rule.ts';

const koyo = buildQuickItem({ itemid: 12, itemcode: 'KO-NU310', brandname: 'Koyo', list_price: 500, your_price: 300 });
const several = buildQuickRow({
  text: 'NU310 4',
  designation: 'NU310',
  quantity: 4,
  result: 'choose',
  items: [buildQuickItem(), koyo],
});
const unknown: QuickLine = { ...several, line: 2, text: 'XYZ 9', designation: 'XYZ', quantity: 9, items: [] };
const list = createQuickList({ text: 'NU310 4\nXYZ 9', lines: [several, unknown], refusal: '' });

const after = (...actions: (ListChange | ReadingStep)[]): QuickListState => actions.reduce(quickListReducer, list);
const after450 = after({ type: 'pasted', list: { source: { text: 'NU310\n'.repeat(450) } }, reader: readList });
const partOf = (state: QuickListState) => partToRead(state) ?? { rows: [] };
const answered = (state: QuickListState) =>
  quickListReducer(state, {
    type: 'partRead',
    part: partOf(state),
    lines: [{ ...several, line: partOf(state).rows[0]?.line ?? 1 }],
  });

test('typing changes the text only; what is typed is not read yet', () => {
  expect(after({ type: 'typed', text: 'NU310 4\nXYZ 9\nA 1' })).toEqual({ ...list, text: 'NU310 4\nXYZ 9\nA 1' });
});

test('pasting a list starts its reading, and each answer brings the next part', () => {
  expect(after450).toMatchObject({ isReading: true, unread: { length: 3 } });
  expect(answered(after450)).toMatchObject({ isReading: true, unread: { length: 2 }, rows: [{ line: 1 }] });
  expect(answered(answered(after450)).rows.map(({ line }) => line)).toEqual([1, 201]);
  expect(answered(answered(answered(after450)))).toMatchObject({ isReading: false, unread: [] });
});

test('reading is stopped and continued where it was', () => {
  const stopped = quickListReducer(answered(after450), { type: 'stopped' });
  expect(partToRead(stopped)).toBeUndefined();
  expect(partToRead(quickListReducer(stopped, { type: 'continued' }))).toBe(after450.unread[1]);
  expect(after({ type: 'continued' }).isReading).toBe(false);
});

test('a lost connection ends the reading with its message; Retry reads on', () => {
  const message = 'The store could not be reached.';
  const lost = quickListReducer(after450, { type: 'partFailed', part: partOf(after450), message });
  expect(lost).toMatchObject({ isReading: false, error: message, unread: { length: 3 }, rows: list.rows });
  expect(quickListReducer(lost, { type: 'continued' })).toMatchObject({ isReading: true, error: '' });
});

test('when the session ends, what waits to be read stays in the text, whatever is changed then', () => {
  const read = answered(after450);
  const ended = quickListReducer(read, { type: 'partFailed', part: partOf(read), message: 'Please sign in again.' });
  const { text } = quickListReducer(ended, { type: 'removed', key: ended.rows[0]?.key ?? '' });
  expect(text.split('\n').filter(Boolean)).toHaveLength(250);
});

test('the stored list is read when the page opens without one', () => {
  const restored = quickListReducer(createQuickList(), {
    type: 'restored',
    posted: '',
    stored: 'NU310 4',
    typed: '',
    reader: readList,
  });
  expect(restored).toMatchObject({ text: 'NU310 4', isReading: true });
});

test('what another tab stored stays below, and is read when the buyer asks for it', () => {
  const stored = quickListReducer(list, {
    type: 'storedElsewhere',
    stored: 'NU311 2',
    seen: list.text,
    reader: readList,
  });
  expect(stored).toMatchObject({ text: 'NU310\t4\nXYZ\t9\nNU311 2', rows: list.rows, isReading: false });
  expect(partToRead(quickListReducer(stored, { type: 'continued' }))).toMatchObject({
    rows: [{ text: 'NU311 2', line: 3 }],
  });
});

test('a quantity that was read keeps what the buyer wrote and chose', () => {
  const read: QuickLine = { ...several, line: 1, text: 'NU310\t24', quantity: 24 };
  const changed = after({ type: 'itemChosen', key: '1', itemid: 12 }, { type: 'quantityRead', key: '1', read });
  expect(changed.rows[0]).toMatchObject({ key: '1', text: 'NU310 4', quantity: 24, chosen: 12, reason: 'yours' });
  expect(changed.text).toBe('KO-NU310\t24\nXYZ\t9');
});

test('what is typed in a row is in the text before it is answered, and what the row costs waits for the answer', () => {
  const typed = after({ type: 'typedInRow', key: '1', typed: { quantity: 24 } });
  expect([typed.text, typed.rows[0]?.quantity]).toEqual(['NU310\t24\nXYZ\t9', 4]);
  expect(quickListReducer(typed, { type: 'itemChosen', key: '1', itemid: 12 }).text).toBe('KO-NU310\t24\nXYZ\t9');
  const read: QuickLine = { ...several, line: 1, text: 'NU310\t24', quantity: 24 };
  expect(quickListReducer(typed, { type: 'quantityRead', key: '1', read }).rows[0]).not.toHaveProperty('typed');
  expect(after({ type: 'typedInRow', key: '2', typed: { line: 'NU311\t9' } }).text).toBe('NU310\t4\nNU311\t9');
});

test('what is typed in a row can be taken back', () => {
  const typed = after({ type: 'typedInRow', key: '1', typed: { quantity: 24 } });
  expect(quickListReducer(typed, { type: 'typedInRow', key: '1', typed: undefined }).text).toBe('NU310\t4\nXYZ\t9');
});

test('a corrected line is another one in the place of the old, and decided anew', () => {
  const read: QuickLine = { ...several, line: 1, text: 'NU311\t9', designation: 'NU311', quantity: 9, items: [koyo] };
  const { rows, text } = after({ type: 'corrected', key: '2', read: [read], typed: 'NU311' });
  expect(rows[1]).toMatchObject({ key: '2', line: 2, text: 'NU311', designation: 'NU311', chosen: 12, reason: 'only' });
  expect(text).toBe('NU310\t4\nNU311\t9');
});

test('a line that is corrected to several bearings is a line for each', () => {
  const line = { ...several, line: 1, result: 'found' as const, items: [koyo] };
  const read: QuickLine[] = [
    { ...line, text: 'NU311 3 nos', designation: 'NU311', quantity: 3 },
    { ...line, text: 'NU312 5 nos', designation: 'NU312', quantity: 5 },
  ];
  const { rows, text } = after({ type: 'corrected', key: '1', read, typed: 'NU311 3 nos, NU312 5 nos' });
  expect(rows.map(({ line, text, chosen }) => [line, text, chosen])).toEqual([
    [1, 'NU311 3 nos', 12],
    [2, 'NU312 5 nos', 12],
    [3, list.rows[1]?.text, undefined],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(text).toBe('NU311\t3\nNU312\t5\nXYZ\t9');
});

test('a choice stays when other makers are preferred, proposals follow', () => {
  const order = { by: 'last', maker: 'Koyo' } as const;
  expect(after({ type: 'orderChosen', order })).toMatchObject({ order, text: list.text, rows: [{ chosen: 12 }, {}] });
  const chosen = after({ type: 'itemChosen', key: '1', itemid: 11 }, { type: 'orderChosen', order });
  expect(chosen.rows[0]).toMatchObject({ chosen: 11, reason: 'yours' });
});

test('an answer that arrives after makers were preferred proposes the preferred one', () => {
  const order = { by: 'last', maker: 'Koyo' } as const;
  const preferred = quickListReducer(after450, { type: 'orderChosen', order });
  expect(answered(preferred).rows[0]).toMatchObject({ chosen: 12, reason: 'maker' });
});

test('a line that is removed leaves the text too, what was typed below stays', () => {
  const typed = after({ type: 'typed', text: `${list.text}\nA 1` }, { type: 'removed', key: '1' });
  expect([typed.rows.map(({ key }) => key), typed.text]).toEqual([['2'], 'XYZ\t9\nA 1']);
});

test('what was sent leaves the list', () => {
  expect(after({ type: 'sent', rows: list.rows.slice(0, 1) }).text).toBe('XYZ\t9');
});

test('a file that cannot be read says so, and a list that is being read is read on', () => {
  const refused = quickListReducer(after450, { type: 'fileRefused', message: 'This file cannot be read.' });
  expect(refused).toMatchObject({ error: 'This file cannot be read.', isReading: true });
});

test('a list that the store has read whole takes the place of the one before', () => {
  const served = { text: 'NU311 4', lines: [{ ...several, designation: 'NU311', text: 'NU311 4' }], refusal: '' };
  const read = after({ type: 'readByStore', served });
  expect(read).toMatchObject({ text: 'NU311 4', unread: [], isReading: false, error: '' });
  expect(read.rows.map(({ designation, quantity }) => [designation, quantity])).toEqual([['NU311', 4]]);
});
