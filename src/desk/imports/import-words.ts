import type { ImportKind } from '../../imports/import-kind.data.ts';
import { wordsOfColumn } from '../field-words.ts';

export const columnText = (kind: ImportKind, name: string): string => wordsOfColumn(kind, name) ?? name;

export const listedColumns = (kind: ImportKind, names: readonly string[]): string =>
  names.map((name) => columnText(kind, name)).join(', ');

/** Finds a cell, a column's name at the beginning of a sentence, and one that no other word looks like. */
const cellOrColumn = /(?<!\w)'[^']*'(?!\w)|(?<=^|\. )[a-z]\w*|\b[a-z]+(?:_[a-z]+)+\b/g;

/** The sentences of an import name the columns as files have them; staff read their words. */
export const problemInWords = (kind: ImportKind, problem: string): string =>
  problem.replace(cellOrColumn, (found) => (found.startsWith("'") ? found : columnText(kind, found)));
