import { dayOf, formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type TaxRatesOfDay, taxRatesOn } from '../../sites/tax-rates.rule.ts';
import type { Item } from '../catalogue.table.ts';
import { statedUniversalNumber } from '../designation/read-name.ts';
import { importedFacts } from '../import/import-columns.server.ts';
import { stagedOf } from '../import/import-row.server.ts';
import { type ItemCells, itemCellsOf } from './item-cells.server.ts';
import { findLastItemChange, lockItem, updateItem } from './item-changes.db.ts';
import { itemFactRefusals } from './item-fact-refusals.ts';
import { type ItemColumn, itemFields } from './item-fields.data.ts';
import { readOverItem } from './read-over-item.server.ts';

/** The value of a column of the import, as it is written in a file; `seen` is what the editor saw there. */
export type FactChange = { column: ItemColumn; value: string; seen: string };

export type ChangeItem = { id: number; changes: readonly FactChange[]; by: string; now: Date };

/** Changes facts by the rules of the import. A refusal is named after the column that it is about. */
export async function changeItem(
  database: Database,
  site: Site,
  { id, changes, by, now }: ChangeItem,
): Promise<{ changed: number } | Refusal<ItemColumn>> {
  return database.transaction(async (db) => {
    const item = await lockItem(db, site.code, id);
    if (!item) throw notFound(t`The item`);
    const before = itemCellsOf(item);
    const taken = changes.find(({ column, seen, value }) => before[column] !== seen && before[column] !== value);
    if (taken) return changedMeanwhile(db, site, item, { column: taken.column, is: before[taken.column] ?? '' });
    const today = dayOf(now, site.calendar.timeZone);
    const values = readChanged(item, changes, site, taxRatesOn(site.taxRates, today));
    if (values instanceof Refusal) return values;
    const after = itemCellsOf({ ...item, ...values });
    const isStated = isStatedAnew(item, values);
    const changed = Object.keys(after).filter(
      (column) => after[column] !== before[column] || (isStated && column === importedFacts.universalNo.column),
    );
    if (changed.length === 0) return { changed: 0 };
    await updateItem(db, id, { ...values, updatedAt: now });
    const details = { before: pick(before, changed), after: pick(after, changed) };
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'item changed', subject: item.code, details });
    return { changed: changed.length };
  });
}

const pick = (cells: ItemCells, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));

/** True even where the number stays, if what was typed is left to the name, or the other way round. */
const isStatedAnew = (item: Item, { universalStated }: Partial<Item>) =>
  universalStated !== statedUniversalNumber(item);

/** An item without the hash of its imported row is written again by the next import that names it. */
function readChanged(
  item: Item,
  changes: readonly FactChange[],
  site: Site,
  taxRates: TaxRatesOfDay,
): Partial<Item> | Refusal<ItemColumn> {
  const typed = Object.fromEntries(changes.map(({ column, value }) => [column, value]));
  const read = readOverItem(item, typed, site, taxRates);
  if ('problems' in read) return wrongValue(read.problems[0] ?? '', changes);
  const { line, onHand, incoming, incomingKinds, ...values } = stagedOf(read.row, 0);
  return { ...values, rowHash: '' };
}

/** Each problem of a row begins with the name of its column. */
function wrongValue(problem: string, [first]: readonly FactChange[]): Refusal<ItemColumn> {
  const [name = ''] = problem.split(' ', 1);
  const rest = problem.slice(name.length + 1);
  const column = itemFields.find((field) => field.column === name)?.column ?? first?.column ?? 'itemname';
  return refuse(itemFactRefusals, column, { reason: rest.charAt(0).toUpperCase() + rest.slice(1) });
}

async function changedMeanwhile(
  db: Db,
  site: Site,
  { code }: Item,
  { column, is }: { column: ItemColumn; is: string },
): Promise<Refusal<ItemColumn>> {
  const [last] = await findLastItemChange(db, { site: site.code, code, column });
  const now = is || t`empty`;
  if (!last) return refuse(itemFactRefusals, `${column}.imported`, { now });
  const at = formatDateTime(last.at, site.calendar.timeZone);
  return refuse(itemFactRefusals, `${column}.changed`, { now, by: last.by, at });
}
