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
  unreadable: null,
  unchanged: [],
  changes: [],
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
    { line: 2, key: 'A-1', fields: [], left: 'Somebody has changed the item since; it stays as it is.' },
  ];
  const text = readPage({ kind: 'items', state: 'undone', undone: 2, keptLines: 1, changes });
  expect(text).toContain('2 changes were taken back.');
  expect(text).toContain('Somebody has changed the item since');
});
