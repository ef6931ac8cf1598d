import { expect, test } from 'vitest';
import { importKinds } from '../imports/import-kind.data.ts';
import { importerOf } from '../imports/kinds/importer-of.ts';
import { wordsOfColumn } from './field-words.ts';

test.each(importKinds)('every column of a file of %s has words, and no two have the same', (kind) => {
  const { columns } = importerOf(kind);
  expect(columns.filter(({ name }) => !wordsOfColumn(kind, name)).map(({ name }) => name)).toEqual([]);
  expect(new Set(columns.map(({ name }) => wordsOfColumn(kind, name))).size).toBe(columns.length);
});

test('a column may mean something else than a field of the same name', () => {
  expect(wordsOfColumn('items', 'min_qty')).toBe('Minimum quantity');
  expect(wordsOfColumn('prices', 'min_qty')).toBe('From quantity');
  expect(wordsOfColumn('items', 'constructor')).toBeUndefined();
});
