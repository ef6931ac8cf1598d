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
  notes: [],
  doubts: { total: 0, open: 0, lines: [] },
  unreadable: null,
  unchanged: [],
  changes: [],
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
