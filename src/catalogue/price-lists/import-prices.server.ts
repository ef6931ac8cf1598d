import type { Readable } from 'node:stream';
import { readFileCells } from '../../lib/spreadsheet-cell.ts';
import type { Database } from '../../server/database/database.server.ts';
import { readCsv } from '../../server/read-csv.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { type PriceCells, priceColumns } from './price-cells.rule.ts';
import type { LineProblem, TypedEdit } from './read-price-edits.server.ts';
import { type PriceReport, type SavePrices, savePrices } from './save-prices.server.ts';

export type ImportPrices = Omit<SavePrices, 'edits'> & { file: Readable };

/** The file format is described in docs/desk.md. */
export async function importPrices(
  database: Database,
  site: Site,
  { file, ...request }: ImportPrices,
): Promise<PriceReport | Refusal<'unknown_owner'>> {
  const { edits, problems } = await readPriceFile(file);
  const isStopped = problems.length > 0 && request.mode === 'all-or-nothing';
  const report = await savePrices(database, site, { ...request, edits, mode: isStopped ? 'check' : request.mode });
  if (report instanceof Refusal) return report;
  return { ...report, problems: [...problems, ...report.problems].sort((a, b) => a.line - b.line) };
}

/** Written by an export for people; an import does not read them. */
export const shownColumns = ['item', 'maker', 'list_price', 'unit_price', 'changed_by', 'changed_on'] as const;

const columns = { known: [...priceColumns, ...shownColumns], required: ['for'] };

export const maxPriceLines = 50_000;

type PriceFile = { edits: TypedEdit[]; problems: LineProblem[] };

/** Each line wants one price; rows that are not in the file stay. */
async function readPriceFile(file: Readable): Promise<PriceFile> {
  const edits: TypedEdit[] = [];
  const problems: LineProblem[] = [];
  const refuse = (line: number, message: string) => problems.push({ line, field: 'for', message, choices: [] });
  for await (const read of readCsv(file, columns)) {
    if ('problems' in read) for (const problem of read.problems) refuse(read.line, problem);
    else if (edits.length === maxPriceLines) {
      refuse(read.line, `The file has more than ${maxPriceLines} lines; import it in parts.`);
      return { edits: [], problems };
    } else {
      const row = readFileCells(cellsOf(read.cells));
      if ('problems' in row) for (const problem of row.problems) refuse(read.line, problem);
      else edits.push({ line: read.line, cells: cellsOf(row.cells) });
    }
  }
  return { edits, problems };
}

const cellsOf = (cells: Readonly<Record<string, string>>): PriceCells => {
  const cell = (column: string) => cells[column] ?? '';
  return {
    for: cell('for'),
    min_qty: cell('min_qty'),
    discount_percent: cell('discount_percent'),
    net_price: cell('net_price'),
    valid_from: cell('valid_from'),
    valid_to: cell('valid_to'),
  };
};
