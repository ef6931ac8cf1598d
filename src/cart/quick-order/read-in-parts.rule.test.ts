import { describe, expect, test } from 'vitest';
import { rowsAlone } from '../../../tests/fixtures/list-rows.ts';
import { buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import type { ListPart } from '../pasted-list/list-parts.rule.ts';
import { readList } from '../pasted-list/read-list.rule.ts';
import { createQuickList, type QuickListState } from './quick-list.rule.ts';
import type { QuickLine } from './quick-order.contract.ts';
import {
  addPart,
  addStoredLines,
  countUnread,
  failPart,
  partToRead,
  progressOf,
  restoreList,
  startReading,
} from './read-in-parts.rule.ts';

const answerTo = ({ rows }: ListPart): QuickLine[] =>
  rows.map(({ line, text, item }) => buildQuickRow({ line, text, designation: item, quantity: 1 }));
const linesOf = (text: string) => answerTo({ rows: rowsAlone(text) });

function readNext(list: QuickListState): QuickListState {
  const part = partToRead(list);
  return part ? addPart(list, part, answerTo(part)) : list;
}
const textsOf = ({ rows }: QuickListState) => rows.map(({ text }) => text);

test('a pasted list is read: its rows follow when they are answered', () => {
  const reading = startReading(createQuickList(), { source: { text: 'NU310\nXYZ' } }, readList);
  expect(reading).toMatchObject({ text: 'NU310\nXYZ', readText: 'NU310\nXYZ', rows: [], isReading: true });
  expect(countUnread(reading)).toBe(2);
  const read = readNext(reading);
  expect(textsOf(read)).toEqual(['NU310', 'XYZ']);
  expect([read.isReading, countUnread(read), progressOf(read)]).toEqual([false, 0, undefined]);
});

test('two thousand lines are read in ten parts, with progress, and every line keeps its number', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `NU${index + 1}`);
  let list = startReading(createQuickList(), { source: { text: lines.join('\n') } }, readList);
  const progress = [];
  while (partToRead(list)) {
    progress.push(progressOf(list));
    list = readNext(list);
  }
  expect(progress).toHaveLength(10);
  expect(progress.at(0)).toEqual({ done: 0, of: 2000 });
  expect(progress.at(-1)).toEqual({ done: 1800, of: 2000 });
  expect(textsOf(list)).toEqual(lines);
  expect(list.rows.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
  expect(new Set(list.rows.map(({ key }) => key)).size).toBe(2000);
});

test('what a line was divided into stands in lines of its own, and those that wait move on', () => {
  const behind = Array.from({ length: 200 }, (_, index) => `NU${index + 1}`);
  const reading = startReading(
    createQuickList(),
    {
      source: { text: ['6205 10 nos, 6308 5 nos', ...behind].join('\n') },
    },
    readList,
  );
  const part = partToRead(reading);
  if (!part) throw new Error('nothing is read');
  const [first, ...others] = answerTo(part);
  if (!first) throw new Error('nothing was read');
  const divided = [
    { ...first, text: '6205 10 nos', designation: '6205', quantity: 10 },
    { ...first, text: '6308 5 nos', designation: '6308', quantity: 5 },
  ];
  const list = readNext(addPart(reading, part, [...divided, ...others]));
  expect(list.rows.map(({ line }) => line)).toEqual(list.rows.map((_, index) => index + 1));
  expect(textsOf(list)).toEqual(['6205 10 nos', '6308 5 nos', ...behind]);
  expect(list.text.split('\n').slice(0, 2)).toEqual(['6205\t10', '6308\t5']);
});

test.each([
  ['no line', ' \n', /at least one line/],
  ['more than 2,000 lines', 'NU310\n'.repeat(2001), /this one has 2,001/],
])('%s: the list is refused, the rows of the last one stay, and its reading ends', (_, text, error) => {
  const before = readNext(startReading(createQuickList(), { source: { text: 'NU310' } }, readList));
  const refused = startReading({ ...before, isReading: true }, { source: { text: text } }, readList);
  expect(refused.error).toMatch(error);
  expect(textsOf(refused)).toEqual(['NU310']);
  expect([refused.text, refused.readText, refused.isReading]).toEqual([text, 'NU310', false]);
});

test('columns copied from a spreadsheet: the headings are shown as skipped', () => {
  const list = readNext(
    startReading(createQuickList(), { source: { text: 'Sr\tPart No\tQty\n1\tNU310\t4' } }, readList),
  );
  expect(list.rows.map(({ line, result }) => [line, result])).toEqual([
    [1, 'heading'],
    [2, 'found'],
  ]);
});

test('the lines of a file become the text of the list', () => {
  const row = { line: 2, text: '1 NU310 4', item: 'NU310', quantity: '4', make: 'Koyo', unit: '' };
  const list = startReading(createQuickList(), { source: { rows: [row] } }, readList);
  expect([list.text, list.readText, list.unread]).toEqual(['Koyo NU310\t4', 'Koyo NU310\t4', [{ rows: [row] }]]);
});

test('rows of the last list stay until the first part of the new one is read', () => {
  const before = readNext(startReading(createQuickList(), { source: { text: 'NU310' } }, readList));
  const reading = startReading({ ...before, error: 'Something went wrong' }, { source: { text: 'XYZ' } }, readList);
  expect([textsOf(reading), reading.error]).toEqual([['NU310'], '']);
  const read = readNext(reading);
  expect(textsOf(read)).toEqual(['XYZ']);
  expect(read.rows[0]?.key).not.toBe(before.rows[0]?.key);
});

const long = Array.from({ length: 450 }, (_, index) => `NU${index + 1}`).join('\n');

test('when the connection is lost, the lines that are read stay and the others wait', () => {
  const list = readNext(startReading(createQuickList(), { source: { text: long } }, readList));
  const part = partToRead(list);
  const lost = part ? failPart(list, part, 'The store could not be reached') : list;
  expect([lost.rows.length, countUnread(lost), lost.isReading, lost.error]).toEqual([
    200,
    250,
    false,
    'The store could not be reached',
  ]);
  expect([partToRead(lost), progressOf(lost)]).toEqual([undefined, undefined]);
});

test('an answer to a list that was stopped or replaced changes nothing', () => {
  const reading = startReading(createQuickList(), { source: { text: long } }, readList);
  const part = partToRead(reading);
  const stopped = { ...reading, isReading: false };
  const replaced = startReading(reading, { source: { text: 'XYZ' } }, readList);
  for (const list of [stopped, replaced]) {
    expect(part && addPart(list, part, answerTo(part))).toBe(list);
    expect(part && failPart(list, part, 'Lost')).toBe(list);
  }
});

test('the stored list is read again', () => {
  expect(restoreList(createQuickList(), { posted: '', stored: 'NU310\nXYZ', typed: '' }, readList)).toMatchObject({
    text: 'NU310\nXYZ',
    isReading: true,
  });
  const empty = createQuickList();
  expect(restoreList(empty, { posted: '', stored: ' ', typed: '' }, readList)).toBe(empty);
});

test('behind a list that was posted the stored one waits to be read; the posted lines are not in it twice', () => {
  const posted = createQuickList({ text: 'NU310\n\nNU311', lines: linesOf('NU310\nNU311'), refusal: '' });
  const restored = restoreList(
    posted,
    { posted: posted.text, stored: 'NU310\nNU311\nXYZ', typed: posted.text },
    readList,
  );
  expect(restored).toMatchObject({ text: 'NU310\n\nNU311\nXYZ', readText: restored.text, isReading: false });
  expect(countUnread(restored)).toBe(1);
  const read = readNext({ ...restored, isReading: true });
  expect(read.rows.at(-1)).toMatchObject({ text: 'XYZ', line: 4 });
  expect(countUnread(restoreList(posted, { posted: posted.text, stored: '', typed: posted.text }, readList))).toBe(0);
});

test('behind a posted list that was refused the stored one stays in the text', () => {
  const refused = createQuickList({ text: 'NU310', lines: [], refusal: 'Too many' });
  expect(restoreList(refused, { posted: 'NU310', stored: 'XYZ', typed: 'NU310' }, readList)).toMatchObject({
    text: 'NU310\nXYZ',
    unread: [],
    error: 'Too many',
  });
});

test('what is typed before the list is restored stays below the stored one, and nothing is read over it', () => {
  const restored = restoreList(createQuickList(), { posted: '', stored: 'NU310, 1', typed: '6205, 4' }, readList);
  expect(restored).toMatchObject({ text: 'NU310, 1\n6205, 4', rows: [], isReading: false, unread: [] });
  const posted = createQuickList({ text: 'NU310', lines: linesOf('NU310'), refusal: '' });
  const edited = restoreList(posted, { posted: 'NU310', stored: 'NU310\nXYZ', typed: 'NU310\n6205' }, readList);
  expect(edited).toMatchObject({ text: 'NU310\n6205\nXYZ', readText: 'NU310\nXYZ', rows: [{ text: 'NU310' }] });
});

test('without the reader, which could not be fetched, the stored list and what was posted stay as they are', () => {
  const stored = restoreList(createQuickList(), { posted: '', stored: 'NU310\nXYZ', typed: '' }, undefined);
  expect(stored).toMatchObject({ text: 'NU310\nXYZ', isReading: false, unread: [] });
  const posted = createQuickList({ text: 'NU310', lines: [], refusal: '' });
  const restored = restoreList(posted, { posted: 'NU310', stored: 'XYZ', typed: 'NU310' }, undefined);
  expect(restored).toMatchObject({ text: 'NU310\nXYZ', readText: 'NU310', unread: [] });
});

test('before the reader is there, lines of another tab stand below the own text', () => {
  const list = { ...createQuickList(), text: 'NU310' };
  expect(addStoredLines(list, 'NU310\nXYZ', 'NU310', undefined)).toMatchObject({ text: 'NU310\nXYZ', unread: [] });
});

describe('what another tab stored meanwhile', () => {
  const seen = 'NU310, 1\n10 x NU311';
  const list = readNext(startReading(createQuickList(), { source: { text: seen } }, readList));

  test('waits to be read below the own lines, above what is being typed', () => {
    const kept = addStoredLines({ ...list, text: `${list.text}\nNU312` }, 'NU313, 3\nNU314, 4', seen, readList);
    expect(kept.text.split('\n').slice(-3)).toEqual(['NU313, 3', 'NU314, 4', 'NU312']);
    expect([textsOf(kept), countUnread(kept), kept.isReading]).toEqual([textsOf(list), 2, false]);
    expect(textsOf(readNext({ ...kept, isReading: true })).slice(-2)).toEqual(['NU313, 3', 'NU314, 4']);
    expect(kept.unread[0]?.rows[0]?.line).toBe(3);
  });

  test('is numbered behind what waits already', () => {
    const kept = addStoredLines(addStoredLines(list, 'NU313, 3', seen, readList), 'NU314, 4', seen, readList);
    expect(kept.unread.map(({ rows }) => rows[0]?.line)).toEqual([3, 4]);
  });

  test('is kept while lines that are read are being edited', () => {
    const edited = { ...list, text: 'NU31' };
    const kept = addStoredLines(edited, 'NU313, 3', seen, readList);
    expect([kept.text, kept.unread]).toEqual(['NU31\nNU313, 3', []]);
  });

  test.each([
    ['as this tab stored it', seen],
    ['of which lines were removed', 'NU310, 1'],
    ['that was added to the cart', ''],
    ['as its rows say it', 'NU310\t1\n10 x NU311\t1'],
  ])('a list %s adds nothing', (_, stored) => {
    expect(addStoredLines(list, stored, seen, readList)).toBe(list);
  });
});
