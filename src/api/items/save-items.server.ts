import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { lockImportedItems, writeItems } from '../../catalogue/import/import-batch.server.ts';
import { readRow } from '../../catalogue/import/import-columns.server.ts';
import { type ImportRow, stagedOf } from '../../catalogue/import/import-row.server.ts';
import { readOverItem } from '../../catalogue/item-changes/read-over-item.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import type { ApiContext } from '../../server/calls/define-call.server.ts';
import { InvalidRow } from '../../server/calls/invalid-row.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { taxRatesOn } from '../../sites/tax-rates.rule.ts';
import { apiItemRefusals } from '../api-refusals.ts';
import { defineBatchCall, type RowOutcome, type RowsOf } from '../batches/define-batch-call.server.ts';
import { saveItemsByApi } from './items.contract.ts';

type Contract = typeof saveItemsByApi;
type Rows = RowsOf<Contract>;

export const saveItemsCall = defineBatchCall(
  saveItemsByApi,
  { requires: scopeOf('items:write'), queue: 'lists', roundTrips: 10 },
  ({ rows }, context) =>
    context.database.longTransaction(async (db) => {
      const { site, by, now } = context;
      const read = await lockLines(db, rows, context);
      const staged = read.flatMap((one, index) => ('row' in one ? [stagedOf(one.row, index)] : []));
      const written = await writeItems(db, site, staged, { by, now, retired: 'leave' });
      const count = (outcome: string) => written.filter((one) => one.outcome === outcome).length;
      const saved = { inserted: count('new'), changed: count('changed') };
      const codes = staged.map(({ code }) => code);
      if (saved.inserted + saved.changed > 0) await audit(db, context, codes, saved);
      return read.map((one): RowOutcome<Contract> => ('row' in one ? { itemcode: one.row.code } : one.refused));
    }),
);

type ReadItem = { row: ImportRow } | { refused: InvalidRow | Refusal<'item_twice'> };

/** A field that is not sent keeps its value; of several rows for one item the first counts. */
async function lockLines(db: Db, rows: Rows, { site, now }: ApiContext): Promise<ReadItem[]> {
  const codes = rows.map(({ itemcode }) => itemcode);
  const known = new Map((await lockImportedItems(db, site, codes)).map((item) => [item.code, item]));
  const ofToday = taxRatesOn(site.taxRates, dayOf(now, site.calendar.timeZone));
  return rows.map((row, index) => {
    if (codes.indexOf(row.itemcode) < index) return { refused: sentTwice(row.itemcode) };
    const item = known.get(row.itemcode);
    const sent = sentCells(row);
    const read = item
      ? readOverItem(item, sent, site, ofToday)
      : readRow(sent, { country: site.country, taxRates: ofToday });
    return 'row' in read ? read : { refused: new InvalidRow(read.problems.map(wrongValue)) };
  });
}

const sentTwice = (code: string) => refuse(apiItemRefusals, 'item_twice', { code });

/** Amounts have other names in a file, where they are written as 412.50. */
const amounts: Readonly<Record<string, string>> = { list_minor: 'list_price', cost_minor: 'cost_price' };
const fieldOf = (column: string) => Object.keys(amounts).find((field) => amounts[field] === column) ?? column;

const sentCells = (row: Rows[number]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      if (value === undefined) return [];
      const amount = amounts[field];
      if (amount === undefined || typeof value !== 'number') return [[amount ?? field, String(value ?? '')]];
      return [[amount, toMajor(value).toFixed(2)]];
    }),
  );

/** Each problem of a row begins with the name of its column. */
function wrongValue(problem: string) {
  const [column = ''] = problem.split(' ', 1);
  const field = fieldOf(column);
  return { field, message: `${field}${problem.slice(column.length)}` };
}

async function audit(
  db: Db,
  { site, by, now }: ApiContext,
  codes: readonly string[],
  { inserted, changed }: { inserted: number; changed: number },
) {
  const details = { new: inserted, changed, items: codes };
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    action: 'items saved',
    subject: `${inserted + changed} items`,
    details,
  });
}
