import { seals } from '../../bearings/attributes.ts';
import { drawingTypes } from '../../bearings/drawing/section-svg.ts';
import { units } from '../catalogue.table.ts';
import { universalNumberFor } from '../designation/universal-number.ts';
import {
  amount,
  type CellResult,
  day,
  measure,
  name,
  oneOf,
  percent,
  tariffNumber,
  text,
  whole,
} from './cell-parsers.ts';
import type { ImportedLot, ImportRow } from './import-row.server.ts';

const maxPieces = 100_000_000;
const maxSizeMm = 10_000;

const itemColumns = {
  itemcode: { field: 'code', read: name(60), required: true },
  itemname: { field: 'name', read: name(120), required: true },
  brandname: { field: 'maker', read: name(60), required: true },
  super_category: { field: 'superCategory', read: name(60), required: true },
  category: { field: 'category', read: name(80), required: true },
  sub_category: { field: 'subCategory', read: text(80) },
  universal_no: { field: 'universalNo', read: text(120) },
  description: { field: 'description', read: text(2000) },
  origin: { field: 'origin', read: text(60) },
  hsn: { field: 'hsn', read: tariffNumber },
  unit: { field: 'unit', read: oneOf(units) },
  packing_type: { field: 'packingType', read: text(60) },
  qty_per_carton: { field: 'qtyPerCarton', read: whole(0, 1_000_000, 0) },
  min_qty: { field: 'minQty', read: whole(1, 1_000_000, 1) },
  order_multiple: { field: 'orderMultiple', read: whole(1, 1_000_000, 1) },
  bore_mm: { field: 'boreMm', read: measure(maxSizeMm) },
  outside_mm: { field: 'outsideMm', read: measure(maxSizeMm) },
  width_mm: { field: 'widthMm', read: measure(maxSizeMm) },
  weight_kg: { field: 'weightKg', read: measure(100_000) },
  dynamic_kn: { field: 'dynamicKn', read: measure(1_000_000) },
  static_kn: { field: 'staticKn', read: measure(1_000_000) },
  speed_grease_rpm: { field: 'speedGreaseRpm', read: whole(0, 10_000_000, null) },
  speed_oil_rpm: { field: 'speedOilRpm', read: whole(0, 10_000_000, null) },
  bearing_type: { field: 'bearingType', read: oneOf(['', ...drawingTypes]) },
  seal: { field: 'seal', read: oneOf(['', ...seals]) },
  clearance: { field: 'clearance', read: text(20) },
  list_price: { field: 'listMinor', read: amount, required: true },
  tax_percent: { field: 'taxBp', read: percent, required: true },
  popularity: { field: 'popularity', read: whole(0, 32_000, 0) },
} satisfies Record<string, { field: keyof ImportRow; read: (cell: string) => CellResult<unknown>; required?: true }>;

/** If the file has one of these columns, every line gives the whole stock of its item. */
const stockColumns = {
  on_hand: whole(0, maxPieces, 0),
  arriving_qty: whole(0, maxPieces, 0),
  arriving_on: day,
  production_qty: whole(0, maxPieces, 0),
  production_on: day,
};

export const importColumns: readonly string[] = [...Object.keys(itemColumns), ...Object.keys(stockColumns)];
export const requiredColumns: readonly string[] = Object.entries(itemColumns).flatMap(([column, fact]) =>
  'required' in fact ? [column] : [],
);

export function readRow(cells: Readonly<Record<string, string>>): { row: ImportRow } | { problems: string[] } {
  const problems: string[] = [];
  const parseCell = <T>(column: string, read: (cell: string) => CellResult<T>): T | undefined => {
    const cell = cells[column]?.trim() ?? '';
    const result: CellResult<T> = cell.includes('\ufffd') ? notUtf8(cell) : read(cell);
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    return undefined;
  };
  const read = Object.entries(itemColumns).map(([column, fact]) => [fact.field, parseCell<unknown>(column, fact.read)]);
  const stock = Object.keys(stockColumns).some((column) => column in cells) ? readStock(parseCell, problems) : null;
  const row = { ...Object.fromEntries(read), stock } as ImportRow;
  if (row.minQty % row.orderMultiple !== 0)
    problems.push(`min_qty ${row.minQty} is not a multiple of order_multiple ${row.orderMultiple}; write one that is.`);
  return problems.length > 0
    ? { problems }
    : { row: { ...row, universalNo: row.universalNo || inferUniversalNumber(row) } };
}

const inferUniversalNumber = ({ superCategory, name, maker }: ImportRow) =>
  superCategory === 'Bearings' ? universalNumberFor(name, maker) : '';

type ParseCell = <T>(column: string, read: (cell: string) => CellResult<T>) => T | undefined;

function readStock(parseCell: ParseCell, problems: string[]): ImportRow['stock'] {
  const lot = (kind: ImportedLot['kind']): ImportedLot[] => {
    const quantity = parseCell(`${kind}_qty`, stockColumns[`${kind}_qty`]) ?? 0;
    const dueOn = parseCell(`${kind}_on`, stockColumns[`${kind}_on`]);
    if (quantity > 0 && dueOn === '')
      problems.push(`${kind}_on is empty; write the date the ${quantity} pieces are due.`);
    return quantity > 0 && dueOn ? [{ kind, quantity, dueOn }] : [];
  };
  return {
    onHand: parseCell('on_hand', stockColumns.on_hand) ?? 0,
    incoming: [...lot('arriving'), ...lot('production')],
  };
}

const notUtf8 = (cell: string): CellResult<never> => ({
  problem: `'${cell.slice(0, 40)}' is not UTF-8 text; save the file with the encoding UTF-8`,
});
