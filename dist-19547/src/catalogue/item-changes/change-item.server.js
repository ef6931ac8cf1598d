import { dayOf, formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { notFound, Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                     taxRatesOn, withRate } from '../../sites/tax-rates.rule.js';
                                                  
import { universalNumberFor } from '../designation/universal-number.js';
import { readRow } from '../import/import-columns.server.js';
import { stagedOf } from '../import/import-row.server.js';
import {                 itemCellsOf } from './item-cells.server.js';
import { findLastChange, lockItem, updateItem } from './item-changes.db.js';

/** By a column of the import, as it is written in a file; `seen` is what the editor saw there. */
                                                                         

                                                                                               

/** Changes facts by the rules of the import. A refusal is named after the column that it is about. */
export async function changeItem(
  database          ,
  site      ,
  { id, changes, by, now }            ,
)                                         {
  return database.transaction(async (db) => {
    const item = await lockItem(db, site.code, id);
    if (!item) throw notFound(t`The item`);
    const before = itemCellsOf(item);
    const taken = changes.find(({ column, seen, value }) => before[column] !== seen && before[column] !== value);
    if (taken) return changedMeanwhile(db, site, item, { column: taken.column, is: before[taken.column] ?? '' });
    const today = dayOf(now, site.calendar.timeZone);
    const taxRates = withRate(taxRatesOn(site.taxRates, today), item.taxBp);
    const values = readChanged(item, before, changes, taxRates);
    if (values instanceof Refusal) return values;
    const after = itemCellsOf({ ...item, ...values });
    const changed = Object.keys(after).filter((column) => after[column] !== before[column]);
    if (changed.length === 0) return { changed: 0 };
    await updateItem(db, id, { ...values, updatedAt: now });
    const entry = { site: site.code, at: now, actor: 'staff'         , actorName: by, action: 'item changed' };
    const details = { before: pick(before, changed), after: pick(after, changed) };
    await recordAudit(db, { ...entry, subject: item.code, details });
    return { changed: changed.length };
  });
}

const pick = (cells           , columns                   ) =>
  Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));

/** An item without the hash of its imported row is written again by the next import that names it. */
function readChanged(
  item      ,
  before           ,
  changes                       ,
  taxRates               ,
)                          {
  const typed = Object.fromEntries(changes.map(({ column, value }) => [column, value]));
  const followsName = item.universalNo === universalNumberFor(item.name, item.maker);
  const read = readRow({ ...before, ...(followsName && { universal_no: '' }), ...typed }, taxRates);
  if ('problems' in read) return wrongValue(read.problems[0] ?? '');
  const { line, onHand, incoming, ...values } = stagedOf(read.row, 0);
  return { ...values, rowHash: '' };
}

/** Each problem of a row begins with the name of its column. */
function wrongValue(problem        )          {
  const [column = ''] = problem.split(' ', 1);
  const rest = problem.slice(column.length + 1);
  return new Refusal(column, rest.charAt(0).toUpperCase() + rest.slice(1));
}

async function changedMeanwhile(
  db    ,
  site      ,
  { code }      ,
  { column, is }                                ,
)                   {
  const [last] = await findLastChange(db, { site: site.code, code, column });
  const now = is || t`empty`;
  if (!last) return new Refusal(column, t`This is ${now} now; an import changed it.`);
  const at = formatDateTime(last.at, site.calendar.timeZone);
  return new Refusal(column, t`This is ${now} now; ${last.by} changed it, ${at}.`);
}
