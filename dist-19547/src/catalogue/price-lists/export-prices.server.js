import { dayOf } from '../../lib/dates.js';
import { toMajor, toPercent } from '../../lib/money.js';
import {                       toCsv, utf8Bom } from '../../lib/spreadsheet-cell.js';
                                                                   
import { runInThread } from '../../server/jobs/worker-threads.server.js';
import { Refusal } from '../../server/refuse.server.js';
                                                
import { maxPriceLines, shownColumns } from './import-prices.server.js';
import { listPriceRows,                   } from './list-price-rows.server.js';
import { priceColumns } from './price-cells.rule.js';
                                                          

                                                                                                     

const worker = new URL('../../server/printing/xlsx-worker.server.js', import.meta.url);

/** The rows of items that are sold which apply today or later, so that an import of the same file changes nothing. */
export async function exportPrices(
  db    ,
  site      ,
  { owner, format, now }                                                          ,
)                                 {
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
  const content = await runInThread            ('documents', worker, 'write', { name: 'Prices', table });
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { fileName, mediaType, content, rows: rows.length };
}

function cellsOf(row              , { calendar }      )                    {
  const major = (minor                           ) => (typeof minor === 'number' ? toMajor(minor) : '');
  return [
    row.for,
    row.minQty,
    row.discountBp === null ? '' : toPercent(row.discountBp),
    major(row.netMinor),
    row.validFrom ?? '',
    row.validTo ?? '',
    row.item?.name ?? '',
    row.item?.maker ?? '',
    major(row.item?.listMinor),
    major(row.unitMinor),
    row.changedBy ?? '',
    row.changedAt ? dayOf(row.changedAt, calendar.timeZone) : '',
  ];
}
