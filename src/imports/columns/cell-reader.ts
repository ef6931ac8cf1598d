import type { CellParser } from '../../catalogue/import/cell-parsers.ts';
import type { UnknownWord } from '../import-kind.data.ts';

/** Reads the cells of one line and collects what is wrong with them, and words that may stand for ours. */
export function cellReader(cells: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const unknownWords: UnknownWord[] = [];
  const read = <T>(column: string, parse: CellParser<T>, otherwise: T): T => {
    const cell = cells[column]?.trim() ?? '';
    const result = parse(cell);
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    if (result.unknown) unknownWords.push({ name: column, ...result.unknown });
    return otherwise;
  };
  return { problems, unknownWords, read };
}
