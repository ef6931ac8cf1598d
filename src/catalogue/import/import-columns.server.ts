import { seals } from '../../bearings/attributes.ts';
import { drawingTypes } from '../../bearings/drawing/drawing-types.ts';
import { toPercent } from '../../lib/money.ts';
import { saysNothing } from '../../lib/typed-number.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { TaxRatesOfDay } from '../../sites/tax-rates.rule.ts';
import { inferUniversalNumber, readName, withFactsOfName } from '../designation/read-name.ts';
import { isTariffNumber, tariffNumberAdvice } from '../items/tariff-number.rule.ts';
import { units } from '../units.data.ts';
import {
  type CellResult,
  code,
  day,
  gtin,
  listPrice,
  measure,
  name,
  oneOf,
  optionalAmount,
  percent,
  tariffNumber,
  text,
  whole,
} from './cell-parsers.ts';
import type { ImportedFacts, ImportedLot, ImportRow } from './import-row.server.ts';

const maxPieces = 100_000_000;
const maxSizeMm = 10_000;

type ImportColumn<Value> = {
  column: string;
  read: (cell: string) => CellResult<Value>;
  required?: true;
  /** The text for docs/import.md. */
  meaning: string;
};

export const importedFacts: { readonly [Fact in keyof ImportedFacts]: ImportColumn<ImportedFacts[Fact]> } = {
  code: {
    column: 'itemcode',
    read: code(60),
    required: true,
    meaning: "the seller's stock code, unique within the site, up to 60 characters",
  },
  name: {
    column: 'itemname',
    read: name(120),
    required: true,
    meaning: "the maker's designation as stamped, or the name of the goods, up to 120 characters",
  },
  maker: { column: 'brandname', read: name(60), required: true, meaning: 'the maker' },
  superCategory: {
    column: 'super_category',
    read: name(60),
    required: true,
    meaning: 'Bearings, Lubricants, Automotive, Battery, …',
  },
  category: { column: 'category', read: name(80), required: true, meaning: 'such as Deep groove ball' },
  subCategory: { column: 'sub_category', read: text(80), meaning: 'such as 62 series, sealed' },
  universalNo: {
    column: 'universal_no',
    read: text(120),
    meaning:
      'the maker-independent designation; items with the same one interchange. It stays as it is written here. Empty: derived from itemname where that is understood, and again whenever the store understands more',
  },
  gtin: { column: 'gtin', read: gtin, meaning: 'the number in the bar code of the package, 8, 12, 13 or 14 digits' },
  description: { column: 'description', read: text(2000), meaning: 'up to 2,000 characters' },
  origin: { column: 'origin', read: text(60), meaning: 'country of origin' },
  hsn: {
    column: 'hsn',
    read: tariffNumber,
    meaning: 'tariff number: in India 4, 6 or 8 digits, in the Gulf 4 to 12 in pairs',
  },
  unit: { column: 'unit', read: oneOf(units), meaning: 'NOS (when empty), SET, KGS or LTR' },
  packingType: { column: 'packing_type', read: text(60), meaning: 'such as Carton' },
  qtyPerCarton: {
    column: 'qty_per_carton',
    read: whole(0, 1_000_000, 0),
    meaning: 'pieces in a carton; 0 or empty means not known',
  },
  minQty: {
    column: 'min_qty',
    read: whole(1, 1_000_000, 1),
    meaning: 'minimum quantity; 1 when empty; a multiple of order_multiple',
  },
  orderMultiple: {
    column: 'order_multiple',
    read: whole(1, 1_000_000, 1),
    meaning: 'quantities are sold in multiples of this; 1 when empty',
  },
  boreMm: { column: 'bore_mm', read: measure(maxSizeMm, 'mm'), meaning: 'd in mm' },
  outsideMm: { column: 'outside_mm', read: measure(maxSizeMm, 'mm'), meaning: 'D in mm' },
  widthMm: {
    column: 'width_mm',
    read: measure(maxSizeMm, 'mm'),
    meaning: 'B in mm (T for tapers, H for thrust bearings)',
  },
  weightKg: { column: 'weight_kg', read: measure(100_000, 'kg'), meaning: 'of one unit' },
  dynamicKn: { column: 'dynamic_kn', read: measure(1_000_000, 'kN'), meaning: 'load rating C in kN' },
  staticKn: { column: 'static_kn', read: measure(1_000_000, 'kN'), meaning: 'load rating C0 in kN' },
  speedGreaseRpm: {
    column: 'speed_grease_rpm',
    read: whole(0, 10_000_000, null),
    meaning: 'limiting speed with grease, in revolutions a minute',
  },
  speedOilRpm: {
    column: 'speed_oil_rpm',
    read: whole(0, 10_000_000, null),
    meaning: 'limiting speed with oil, in revolutions a minute',
  },
  bearingType: {
    column: 'bearing_type',
    read: oneOf(['', ...drawingTypes]),
    meaning:
      'which section is drawn: deep groove ball, tapered roller, … (a wrong value is reported with the whole list). Empty: as itemname says, like seal, clearance and the three sizes',
  },
  seal: { column: 'seal', read: oneOf(['', ...seals]), meaning: seals.join(', ') },
  clearance: { column: 'clearance', read: text(20), meaning: 'C2, CN, C3, …' },
  listMinor: {
    column: 'list_price',
    read: listPrice,
    required: true,
    meaning: "of one unit before tax, in the site's currency, at most two decimals; 0 means price on request",
  },
  taxBp: {
    column: 'tax_percent',
    read: percent,
    required: true,
    meaning: 'GST or VAT, such as 18 or 5: one of the tax rates in the settings; empty: the one of a new item',
  },
  popularity: {
    column: 'popularity',
    read: whole(0, 32_000, 0),
    meaning: '0 to 32,000; among equals the higher one is shown first',
  },
  costMinor: {
    column: 'cost_price',
    read: optionalAmount,
    meaning: 'what you pay for one unit, like list_price; empty or 0 means not known. Only staff see it',
  },
};
const factColumns = Object.values(importedFacts);

/** What a file says of the stock at the selling branch. */
const stockColumns = {
  on_hand: whole(0, maxPieces, null),
  arriving_qty: whole(0, maxPieces, 0),
  arriving_on: day,
  production_qty: whole(0, maxPieces, 0),
  production_on: day,
};

export const stockColumnNames = Object.keys(stockColumns);
export const importColumns: readonly string[] = [...factColumns.map(({ column }) => column), ...stockColumnNames];
export const requiredColumns: readonly string[] = factColumns.flatMap(({ column, required }) =>
  required ? [column] : [],
);

type Cells = Readonly<Record<string, string>>;

/** `keptHsn` is what a stored item has: it is judged only where a row changes it. */
export type RowRules = { country: Country; taxRates: TaxRatesOfDay; keptHsn?: string };

export function readRow(
  given: Cells,
  { country, taxRates, keptHsn = '' }: RowRules,
): { row: ImportRow } | { problems: string[] } {
  const cells = withTaxRate(given, taxRates);
  const problems: string[] = [];
  const parseCell = <T>(column: string, read: (cell: string) => CellResult<T>): T | undefined => {
    const result = read(cells[column]?.trim() ?? '');
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    return undefined;
  };
  const read = Object.entries(importedFacts).map(([fact, { column, read }]) => [
    fact,
    parseCell<unknown>(column, read),
  ]);
  const stock = stockColumnNames.some((column) => column in cells) ? readStock(cells, parseCell, problems) : null;
  const row = { ...Object.fromEntries(read), stock } as ImportRow;
  const { minQty, orderMultiple } = row as Partial<ImportRow>;
  if (minQty && orderMultiple && minQty % orderMultiple !== 0)
    problems.push(`min_qty ${minQty} is not a multiple of order_multiple ${orderMultiple}; write one that is.`);
  if (row.taxBp !== undefined && !taxRates.allowedBp.includes(row.taxBp))
    problems.push(`tax_percent ${toPercent(row.taxBp)} is not a tax rate of this shop; write ${listed(taxRates)}.`);
  if (row.hsn && row.hsn !== keptHsn && !isTariffNumber(row.hsn, country))
    problems.push(`hsn '${row.hsn}' is not a tariff number. ${tariffNumberAdvice(country)}`);
  if (problems.length > 0) return { problems };
  const universalStated = row.universalNo;
  const reading = readName(row);
  const universalNo = universalStated || inferUniversalNumber(reading);
  return { row: { ...row, ...withFactsOfName(row, reading), universalStated, universalNo } };
}

const withTaxRate = (cells: Cells, { newItemBp }: TaxRatesOfDay): Cells =>
  cells.tax_percent?.trim() ? cells : { ...cells, tax_percent: String(toPercent(newItemBp)) };

const listed = ({ allowedBp }: TaxRatesOfDay) => allowedBp.map(toPercent).join(' or ');

type ParseCell = <T>(column: string, read: (cell: string) => CellResult<T>) => T | undefined;

function readStock(cells: Cells, parseCell: ParseCell, problems: string[]): ImportRow['stock'] {
  const lot = (kind: ImportedLot['kind']): ImportedLot[] => {
    const quantity = parseCell(`${kind}_qty`, stockColumns[`${kind}_qty`]) ?? 0;
    const dueOn = parseCell(`${kind}_on`, stockColumns[`${kind}_on`]);
    if (quantity > 0 && dueOn === '')
      problems.push(`${kind}_on is empty; write the date the ${quantity} pieces are due.`);
    return quantity > 0 && dueOn ? [{ kind, quantity, dueOn }] : [];
  };
  const onHand = parseCell('on_hand', stockColumns.on_hand) ?? null;
  const incomingKinds = (['arriving', 'production'] as const).filter((kind) => `${kind}_qty` in cells);
  return { onHand, incomingKinds, incoming: incomingKinds.flatMap(lot) };
}

/** An empty cell of these leaves what an item has, as it cannot have none. */
const keptWhenEmpty = ['unit', 'min_qty', 'order_multiple', 'list_price', 'tax_percent', 'popularity'];

/** What a line says of an item that is there: without empty cells that say nothing, and without the code as its name. */
export function saidOfItem(cells: Cells): Cells {
  const isNamedByCode = cells.itemname !== undefined && cells.itemname === cells.itemcode;
  const silent = [
    ...keptWhenEmpty.filter((column) => column in cells && saysNothing((cells[column] ?? '').trim())),
    ...(isNamedByCode ? ['itemname'] : []),
  ];
  if (silent.length === 0) return cells;
  return Object.fromEntries(Object.entries(cells).filter(([column]) => !silent.includes(column)));
}

/** Whether a line says everything of its item, so that it need not be completed by what is there. */
export const saysEverything = (cells: Cells): boolean =>
  factColumns.every(({ column }) => column in cells) && saidOfItem(cells) === cells;

const emptiedFacts = (Object.keys(importedFacts) as (keyof ImportedFacts)[]).filter((fact) => {
  const { column, required } = importedFacts[fact];
  return required === undefined && !keptWhenEmpty.includes(column);
});

const isEmptyFact = (fact: unknown) => fact === '' || fact === null || fact === 0;

/** Columns of facts that are known now, and of which the row says that there is nothing. */
export const emptiedColumns = (before: ImportedFacts, after: ImportedFacts): string[] =>
  emptiedFacts.flatMap((fact) =>
    isEmptyFact(after[fact]) && !isEmptyFact(before[fact]) ? [importedFacts[fact].column] : [],
  );
