import type { CellParser } from '../../catalogue/import/cell-parsers.ts';

/** Reads the cells of one line and collects what is wrong with them. */
export function cellReader(cells: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const read = <T>(column: string, parse: CellParser<T>, otherwise: T): T => {
    const cell = cells[column]?.trim() ?? '';
    const result = parse(cell);
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    return otherwise;
  };
  return { problems, read };
}
