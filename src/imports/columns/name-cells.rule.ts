// The cells of a line by our columns: one column may serve two of ours, and some values are the same in every line.

import { saysNothing } from '../../lib/typed-number.ts';
import type { ImportColumn } from '../import-kind.data.ts';
import { type ColumnHabits, noHabits, withoutEmptyDecimals } from './column-habits.rule.ts';
import { type ImportWords, meaningOfWord } from './import-words.rule.ts';
import { columnsMeant, type FileMeanings } from './match-columns.rule.ts';

export type NamedCells = Record<string, string>;

/** `keepsEmpty`: an empty cell says nothing, as if its column were not there. */
export type CellNaming = FileMeanings & { keepsEmpty: boolean };

/** PostgreSQL takes neither NUL nor half of a character. */
const storableText = (cell: string) => cell.replaceAll('\0', '').toWellFormed();

const maxNothing = 8;

export function namesOfCells(
  { mapping, fixed, keepsEmpty }: CellNaming,
  columns: readonly ImportColumn[],
  words: ImportWords,
  { threeDecimals }: Pick<ColumnHabits, 'threeDecimals'> = noHabits,
): (cells: readonly string[]) => NamedCells {
  const holds = new Map(columns.flatMap(({ name, holds }) => (holds ? [[name, holds]] : [])));
  const places = mapping.flatMap((matched, at) =>
    columnsMeant(matched).map((name) => ({
      at,
      name,
      isValue: holds.has(name),
      hasWords: words.has(name),
      hasDecimals: threeDecimals.has(name),
    })),
  );
  const same = Object.entries(fixed)
    .filter(([name]) => !places.some((place) => place.name === name))
    .map(([name, value]) => [name, meaningOfWord(words, name, value) ?? value]);
  return (cells) => {
    const named: NamedCells = Object.fromEntries(same);
    for (const { at, name, isValue, hasWords, hasDecimals } of places) {
      const cell = storableText(cells[at] ?? '');
      // Longer cells say something, and need not be looked at a million times.
      const text = isValue && cell.length <= maxNothing && saysNothing(cell.trim()) ? '' : cell;
      if (keepsEmpty && text.trim() === '') continue;
      const plain = hasDecimals ? withoutEmptyDecimals(text) : text;
      named[name] = (hasWords ? meaningOfWord(words, name, plain) : undefined) ?? plain;
    }
    return named;
  };
}
