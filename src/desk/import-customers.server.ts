import type { Readable } from 'node:stream';
import {
  type CustomerListLine,
  type ImportCounts,
  importCustomerList,
} from '../account/customer-list/import-customer-list.server.ts';
import {
  type CustomerImportContext,
  customerColumns,
  readCustomer,
  requiredCustomerColumns,
} from '../imports/kinds/customer-columns.ts';
import { readFileCells } from '../lib/spreadsheet-cell.ts';
import type { Database } from '../server/database/database.server.ts';
import { readCsv } from '../server/read-csv.server.ts';
import type { Site } from '../sites/site.ts';
import { findPriceLists } from './price-lists.db.ts';

export type CustomerImport = {
  /** Imports the good lines even when others are bad. */
  goodLines: boolean;
  by: string;
  now: Date;
  onProblem: (line: number, problem: string) => void;
};

export type CustomerReport = ImportCounts & { written: boolean; bad: number };

const nothing = { written: false, inserted: 0, changed: 0, unchanged: 0 };

/** All in one transaction, or nothing (docs/desk.md). */
export async function importCustomers(
  database: Database,
  site: Site,
  file: Readable,
  options: CustomerImport,
): Promise<CustomerReport> {
  const priceLists = [...(await findPriceLists(database, site.code))].map(([name, id]) => ({ name, id }));
  const { lines, bad } = await readLines(file, { site, priceLists }, options);
  if (lines === undefined || (bad > 0 && !options.goodLines)) return { ...nothing, bad };
  const listing = await database.longTransaction((db) => importCustomerList(db, site, lines, options));
  return { ...listing, written: true, bad };
}

/** Undefined when the file as a whole cannot be read. */
async function readLines(file: Readable, read: CustomerImportContext, { onProblem }: CustomerImport) {
  const lines: CustomerListLine[] = [];
  const firstLineOf = new Map<string, number>();
  const bad = new Set<number>();
  const refuse = (line: number, problems: readonly string[]) => {
    bad.add(line);
    for (const problem of problems) onProblem(line, problem);
  };
  for await (const one of readCsv(file, { known: customerColumns, required: requiredCustomerColumns })) {
    const result = 'cells' in one ? readCells(one.cells, read) : one;
    if ('problems' in result) refuse(one.line, result.problems);
    if ('fatal' in one && one.fatal) return { lines: undefined, bad: bad.size };
    if (!('row' in result)) continue;
    const first = firstLineOf.get(result.row.customerCode);
    if (first !== undefined)
      refuse(one.line, [`customer_id '${result.row.customerCode}' is already on line ${first}; keep one of the two.`]);
    else lines.push(result.row);
    firstLineOf.set(result.row.customerCode, first ?? one.line);
  }
  return { lines, bad: bad.size };
}

function readCells(cells: Readonly<Record<string, string>>, context: CustomerImportContext) {
  const read = readFileCells(cells);
  return 'problems' in read ? read : readCustomer(read.cells, context);
}
