import type { Readable } from 'node:stream';
import { readCsv } from '../../server/read-csv.server.ts';
import type { TaxRatesOfDay } from '../../sites/tax-rates.rule.ts';
import { importColumns, readRow, requiredColumns } from './import-columns.server.ts';
import type { ImportLine } from './import-row.server.ts';

/** The file format is described in docs/import.md. */
export async function* readImportFile(file: Readable, taxRates: TaxRatesOfDay): AsyncGenerator<ImportLine> {
  for await (const read of readCsv(file, { known: importColumns, required: requiredColumns }))
    yield 'cells' in read ? { line: read.line, ...readRow(read.cells, taxRates) } : read;
}
