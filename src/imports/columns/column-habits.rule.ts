// How a column writes its numbers and days, which one cell alone does not show: 12.000 is twelve where every cell has three decimals.

import { dayAtStart } from '../../lib/typed-day.ts';
import type { ImportColumn } from '../import-kind.data.ts';
import { columnsMeant } from './match-columns.rule.ts';

export type ColumnHabits = {
  /** Columns of ours whose every number has three decimals, with the count of the numbers. */
  threeDecimals: ReadonlyMap<string, number>;
  /** For a column of days, one that has the month first; the other ones may have it too. */
  monthFirst: ReadonlyMap<string, string>;
};

export const noHabits: ColumnHabits = { threeDecimals: new Map(), monthFirst: new Map() };

const hasThreeDecimals = (cell: string) => /^\d[\d,]*\.\d{3}$/.test(cell);
const isMonthFirst = (cell: string) =>
  dayAtStart(cell, 'day_first') === undefined && dayAtStart(cell, 'month_first') !== undefined;

type Watched = { at: number; name: string; holds: 'number' | 'day'; cells: number; fails: boolean; example: string };

type MatchedColumns = { mapping: readonly string[]; sample: readonly (readonly string[])[] };

/** Looks at a whole column; undefined where the first lines show that there is nothing to find. */
export function watchHabits(
  { mapping, sample }: MatchedColumns,
  columns: readonly ImportColumn[],
): { look(cells: readonly string[]): void; found(): ColumnHabits } | undefined {
  const holdsOf = new Map(columns.map(({ name, holds }) => [name, holds]));
  const watched = mapping.flatMap((matched, at): Watched[] => {
    const cells = sample.map((line) => line[at]?.trim() ?? '').filter((cell) => cell !== '');
    return columnsMeant(matched).flatMap((name) => {
      const holds = holdsOf.get(name);
      const isPromising =
        holds === 'number'
          ? cells.length > 1 && cells.every(hasThreeDecimals)
          : cells.some((cell) => /^\d{1,2}\D/.test(cell));
      return holds && isPromising ? [{ at, name, holds, cells: 0, fails: false, example: '' }] : [];
    });
  });
  if (watched.length === 0) return undefined;
  return {
    look(cells) {
      for (const one of watched) {
        const cell = cells[one.at]?.trim() ?? '';
        if (cell === '') continue;
        one.cells += 1;
        if (one.holds === 'number') one.fails ||= !hasThreeDecimals(cell);
        else if (one.example === '' && isMonthFirst(cell)) one.example = cell;
      }
    },
    found: () => ({
      threeDecimals: new Map(
        watched.flatMap(({ name, holds, cells, fails }) =>
          holds === 'number' && cells > 1 && !fails ? [[name, cells] as const] : [],
        ),
      ),
      monthFirst: new Map(watched.flatMap(({ name, example }) => (example === '' ? [] : [[name, example] as const]))),
    }),
  };
}

/** What is said of numbers that are read by what their column shows. */
export const habitNotes = ({ threeDecimals }: ColumnHabits): Record<string, number> =>
  Object.fromEntries(
    [...threeDecimals].map(([name, cells]) => [
      `${name} has three decimals in every line, so that 12.000 is read as 12.`,
      cells,
    ]),
  );

/** '12' for '12.000', '12.5' for '12.500'. */
export const withoutEmptyDecimals = (cell: string): string =>
  hasThreeDecimals(cell.trim()) ? cell.trim().replace(/\.?0+$/, '') : cell;

/** Why a day cannot be read: it may have the month first, as another one of its column has. */
export function unclearDay(name: string, cell: string, example: string): string | undefined {
  const [dayFirst, monthFirst] = [dayAtStart(cell, 'day_first'), dayAtStart(cell, 'month_first')];
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst) return undefined;
  return `${name} '${cell.trim().slice(0, 40)}' may be ${dayFirst} or ${monthFirst}, as '${example}' in this column has the month first; write it like ${dayFirst}.`;
}
