import { type Day, dayOf } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { type SpreadsheetCell, toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import type { Db } from '../../server/database/database.server.ts';
import { writeXlsx, xlsxMediaType } from '../../server/printing/write-xlsx.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { maxPriceLines, shownColumns } from './import-prices.server.ts';
import { listPriceRows, type PriceRowView } from './list-price-rows.server.ts';
import { priceColumns } from './price-cells.rule.ts';
import type { PriceOwner } from './price-owner.server.ts';

export type PriceExport = { fileName: string; mediaType: string; content: Uint8Array; rows: number };

/** The rows of items that are sold which apply today or later, so that an import of the same file changes nothing. */
export async function exportPrices(
  db: Db,
  site: Site,
  { owner, format, now }: { owner: PriceOwner; format: 'csv' | 'xlsx'; now: Date },
): Promise<PriceExport | Refusal<'unknown_owner'>> {
  const list = await listPriceRows(db, site, {
    owner,
    state: 'current',
    search: '',
    offset: 0,
    limit: maxPriceLines,
    now,
  });
  if (list instanceof Refusal) return list;
  const rows = list.rows.filter(({ scope, item }) => scope !== 'item' || item?.isRetired === false);
  const table = [[...priceColumns, ...shownColumns], ...rows.map((row) => cellsOf(row, site))];
  const fileName = `${site.name}-prices-${list.owner.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.${format}`;
  if (format === 'csv') {
    const content = Buffer.from(utf8Bom + toCsv(table));
    return { fileName, mediaType: 'text/csv;charset=utf-8', content, rows: rows.length };
  }
  const content = await writeXlsx([{ name: 'Prices', table }]);
  return { fileName, mediaType: xlsxMediaType, content, rows: rows.length };
}

function cellsOf(row: PriceRowView, { calendar }: Site): SpreadsheetCell[] {
  const major = (minor: number | null | undefined) => (typeof minor === 'number' ? { amount: toMajor(minor) } : '');
  const day = (text: Day | null) => (text ? { day: text } : '');
  return [
    row.for,
    row.minQty,
    row.discountBp === null ? '' : toPercent(row.discountBp),
    major(row.netMinor),
    day(row.validFrom),
    day(row.validTo),
    row.item?.name ?? '',
    row.item?.maker ?? '',
    major(row.item?.listMinor),
    major(row.unitMinor),
    row.changedBy ?? '',
    row.changedAt ? { day: dayOf(row.changedAt, calendar.timeZone) } : '',
  ];
}
