import { expect, test } from 'vitest';
import { renderDeskHtml } from '../../../tests/rendering/render-desk.tsx';
import { visibleText } from '../../../tests/rendering/render-page.tsx';
import { ImportPage } from './import.route.tsx';
import type { DeskImport } from './import-texts.ts';

const nothing = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
const checked = {
  id: 1,
  kind: 'prices',
  state: 'checked',
  fileName: 'prices.csv',
  bytes: 900,
  found: { ...nothing, unchanged: 10 },
  written: nothing,
  missing: null,
  header: [],
  mapping: [],
  problem: '',
  failedIn: '',
  hasFile: true,
  wrong: [],
  worthKnowing: [],
  doubts: { total: 0, open: 0, lines: [] },
  unreadable: null,
  unchanged: [],
  changes: [],
  reading: null,
  leftOut: {},
  leftOutRows: [],
  columns: [],
  naming: [],
  sample: [],
  fixed: {},
  emptied: {},
  notes: {},
  keepsEmpty: false,
  openWords: [],
  canBeUndone: false,
  undone: 0,
  keptLines: 0,
} as unknown as DeskImport;

function readPage(changes: Partial<DeskImport>): string {
  return visibleText(renderDeskHtml(<ImportPage one={{ ...checked, ...changes }} />));
}

test('a file that changes something is offered to be written', () => {
  const text = readPage({ found: { ...nothing, changed: 2 } });
  expect(text).toContain('Write 2 changes');
  expect(text).not.toContain('changes nothing');
});

test.each([
  ['prices', 'The file changes nothing.'],
  ['pictures', 'There is no picture to add.'],
] as const)('a file of %s without a change says so instead of offering to write it', (kind, sentence) => {
  const text = readPage({ kind });
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/Write 0|Add 0/);
  expect(text).toContain('Cancel');
});

const sheet = (name: string, header: string[], more = {}) => ({
  name,
  isRead: name === 'Mumbai',
  problem: '',
  header,
  headLine: 3,
  sample: [],
  lines: 12,
  isLonger: false,
  hiddenRows: 0,
  struckRows: 0,
  hiddenColumns: [],
  ...more,
});
const workbook = {
  encoding: null,
  delimiter: '',
  hiddenSheets: 1,
  withHidden: false,
  sheets: [
    sheet('Mumbai', ['Part No', 'Qty'], { hiddenRows: 2 }),
    sheet('Delhi', ['Part No', 'Qty']),
    sheet('Cover', [], { problem: 'The file is empty.' }),
  ],
};

test('before the dry run the sheets are offered, and what the file hides is asked about', () => {
  const text = readPage({ state: 'uploaded', header: ['Part No', 'Qty'], mapping: ['', ''], reading: workbook });
  expect(text).toContain('Mumbai');
  expect(text).toContain('12 rows');
  expect(text).toContain('Delhi has the same columns and is not read.');
  expect(text).toContain('1 hidden sheet is not read.');
  expect(text).toMatch(/Left out: 2 hidden rows\. ?Include them/);
});

test('a file that is not in Unicode says how it was read', () => {
  const text = {
    ...workbook,
    encoding: 'windows-1252' as const,
    delimiter: ';',
    hiddenSheets: 0,
    sheets: [sheet('', ['a', 'b'])],
  };
  const shown = readPage({ state: 'uploaded', header: ['a', 'b'], mapping: ['', ''], reading: text });
  expect(shown).toContain('Text in Windows-1252, divided by semicolons');
  expect(shown).toContain('Please check letters such as ä and é');
});

test('rows that are no lines are listed with their reasons, and the sheet can still be changed', () => {
  const shown = readPage({
    reading: workbook,
    found: { ...nothing, changed: 2 },
    leftOut: { title: 1, total: 1 },
    leftOutRows: [
      { sheet: '', line: 1, why: 'title', text: 'ACME' },
      { sheet: '', line: 9, why: 'total', text: 'TOTAL · 900' },
    ],
  });
  expect(shown).toContain('2 rows left out');
  expect(shown).toContain('1 above the names of the columns, 1 total');
  expect(shown).toContain('TOTAL · 900');
  expect(shown).toContain('Change sheet or columns');
});

test('what empty cells would take away is said with its count before it is written', () => {
  const text = readPage({ kind: 'items', found: { ...nothing, changed: 13_000 }, emptied: { hsn: 13_000 } });
  expect(text).toContain('HSN or HS code of 13,000 items would become empty.');
  expect(text).toContain('Keep what is there');
});

test('words that are none of ours are asked', () => {
  const choices = [{ value: 'delhi', text: 'Delhi' }];
  const text = readPage({ kind: 'stock', openWords: [{ name: 'branch', word: 'Godown 2', lines: 12, choices }] });
  expect(text).toContain('What do these mean?');
  expect(text).toMatch(/Godown 2\s*Branch\s*12/);
});

test('what nobody may expect is said', () => {
  const sentence = 'Prices whose first day is in the past apply from today.';
  expect(readPage({ notes: { [sentence]: 3 } })).toContain(sentence);
});

test('an import can be undone while what was there before is kept', () => {
  const written = { ...nothing, changed: 3 };
  expect(readPage({ state: 'done', written, canBeUndone: true, retired: 0 })).toContain('Undo this import');
  expect(readPage({ state: 'done', written, canBeUndone: false, retired: 0 })).not.toContain('Undo this import');
});

test('what could not be taken back is said', () => {
  const changes = [
    { sheet: '', line: 2, key: 'A-1', fields: [], left: 'Somebody has changed the item since; it stays as it is.' },
  ];
  const text = readPage({ kind: 'items', state: 'undone', undone: 2, keptLines: 1, changes });
  expect(text).toContain('2 changes were taken back.');
  expect(text).toContain('1 line stays as it is, because it was changed or used since. You find why below.');
  expect(
    readPage({ kind: 'items', state: 'undone', undone: 2, keptLines: 70, changes: [...changes, ...changes] }),
  ).toContain('70 lines stay as they are, because they were changed or used since. The first 2 are listed below.');
  expect(text).toContain('Somebody has changed the item since');
});
