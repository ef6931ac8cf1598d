import { changedFacts, retireItems, validateItems, writeItems } from '../../catalogue/import/import-batch.server.ts';
import {
  importedFacts,
  type RowRules,
  readRow,
  requiredColumns,
  stockColumnNames,
} from '../../catalogue/import/import-columns.server.ts';
import { type StagedRow, stagedOf } from '../../catalogue/import/import-row.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { taxRatesOn } from '../../sites/tax-rates.rule.ts';
import type { ImportColumn, ReadCells } from '../import-kind.data.ts';
import type { ImportedChange, Importer, StagedLine } from './importer.ts';
import { findMissingItems } from './missing.db.ts';

/** Headings of other programs. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  itemcode: ['code', 'part no', 'part number', 'sku', 'material', 'article', 'stock code', 'item no'],
  itemname: ['name', 'designation', 'description 1', 'item', 'item name', 'part name'],
  brandname: ['brand', 'make', 'maker', 'manufacturer'],
  super_category: ['group', 'division', 'product group'],
  category: ['product category', 'type of bearing'],
  sub_category: ['series', 'sub group'],
  universal_no: ['universal number', 'interchange no'],
  gtin: ['ean', 'ean code', 'upc', 'bar code', 'barcode'],
  description: ['remarks', 'long text', 'details'],
  origin: ['country', 'country of origin', 'made in'],
  hsn: ['hsn code', 'hs code', 'tariff', 'tariff number', 'commodity code'],
  unit: ['uom', 'unit of measure'],
  packing_type: ['packing'],
  qty_per_carton: ['carton qty', 'pcs per carton', 'pack size'],
  min_qty: ['moq', 'minimum', 'minimum quantity'],
  order_multiple: ['multiple', 'lot size'],
  bore_mm: ['d', 'd mm', 'bore', 'id', 'inner diameter'],
  outside_mm: ['D', 'D mm', 'outside', 'od', 'outer diameter'],
  width_mm: ['b', 'b mm', 'width', 'thickness'],
  weight_kg: ['weight', 'mass', 'kg'],
  list_price: ['price', 'mrp', 'rate', 'list', 'lp'],
  tax_percent: ['gst', 'vat', 'tax', 'gst percentage', 'vat percentage', 'gst rate'],
  cost_price: ['cost', 'purchase price', 'landed cost'],
  on_hand: ['qty', 'quantity', 'stock', 'closing stock'],
};

const stockMeanings: Readonly<Record<string, string>> = {
  on_hand: 'pieces on the shelf of the selling branch',
  arriving_qty: 'pieces arriving',
  arriving_on: 'the day they are due, such as 2026-12-04',
  production_qty: 'pieces in production',
  production_on: 'the day they are due, such as 2026-12-04',
};

const column = (name: string, meaning: string): ImportColumn => ({
  name,
  meaning,
  required: requiredColumns.includes(name),
  aliases: aliases[name] ?? [],
});

const columns = [
  ...Object.values(importedFacts).map(({ column: name, meaning }) => column(name, meaning)),
  ...stockColumnNames.map((name) => column(name, stockMeanings[name] ?? '')),
];

/** A wrong line has a code too, as an item that the file names is not missing in it. */
function codeOf(cell: string): string {
  const code = importedFacts.code.read(cell.trim());
  return 'value' in code ? code.value : cell.trim();
}

const readItemCells =
  (rules: RowRules): ReadCells =>
  (cells) => {
    const read = readRow(cells, rules);
    if ('problems' in read) return { key: codeOf(cells.itemcode ?? ''), problems: read.problems };
    const { line, ...values } = stagedOf(read.row, 0);
    return { key: values.code, values };
  };

const rowsOf = (lines: readonly StagedLine[]) =>
  lines.map(({ line, values }) => ({ ...(values as Omit<StagedRow, 'line'>), line }));

async function describeItems(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ImportedChange[]> {
  return (await changedFacts(db, site, rowsOf(lines))).map(({ line, fields }) => ({
    line,
    fields: fields.map(({ name, before, after }) => ({
      name: importedFacts[name].column,
      before: factText(name, before),
      after: factText(name, after),
    })),
  }));
}

/** The text of a fact as a file has it. */
function factText(name: keyof typeof importedFacts, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && (name.endsWith('Minor') || name === 'taxBp')) return String(value / 100);
  return String(value);
}

export const itemImporter: Importer = {
  columns,
  describe: describeItems,
  createReader: async (_db, site, today) =>
    readItemCells({ country: site.country, taxRates: taxRatesOn(site.taxRates, today) }),
  validate: ({ db, site }, lines) => validateItems(db, site, rowsOf(lines)),
  write: ({ db, site, now }, lines) => writeItems(db, site, rowsOf(lines), { now, retired: 'sell' }),
  missing: {
    find: (db, { code: site }, importId, limit) => findMissingItems(db, { site, importId, limit }),
    retire: ({ db, site, now }, missing) =>
      retireItems(
        db,
        site,
        missing.map(({ code }) => code),
        now,
      ),
  },
};
