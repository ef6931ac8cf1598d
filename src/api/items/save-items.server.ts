import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { lockItems, writeItems } from '../../catalogue/import/import-batch.server.ts';
import { readRow } from '../../catalogue/import/import-columns.server.ts';
import { type ImportRow, stagedOf } from '../../catalogue/import/import-row.server.ts';
import { importCellsOf } from '../../catalogue/item-changes/item-cells.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { type ApiContext, defineApiCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { taxRatesOn, withRate } from '../../sites/tax-rates.rule.ts';
import { batchResult } from '../batch-result.ts';
import { saveItemsByApi } from './items.contract.ts';

type Rows = RequestOf<typeof saveItemsByApi>['rows'];

export const saveItemsCall = defineApiCall(
  saveItemsByApi,
  { requires: scopeOf('items:write'), queue: 'lists', roundTrips: 10 },
  async ({ rows }, context) => {
    const { database, site, now } = context;
    const problems = await database.longTransaction(async (db) => {
      const problems = new Map<number, string>();
      const readable = (await lockLines(db, rows, context)).flatMap((read) => {
        if ('row' in read) return [stagedOf(read.row, read.line)];
        problems.set(read.line, read.problems.join(' '));
        return [];
      });
      const validated = await writeItems(db, site, readable, { now, retired: 'leave' });
      for (const { line, problem } of validated) if (problem !== '') problems.set(line, problem);
      const count = (outcome: string) => validated.filter((one) => one.outcome === outcome).length;
      const saved = { inserted: count('new'), changed: count('changed') };
      if (saved.inserted + saved.changed > 0) await audit(db, context, rows, problems, saved);
      return problems;
    });
    return batchResult(
      rows.map(({ itemcode }, index) => {
        const message = problems.get(index + 1) ?? '';
        return { itemcode, saved: message === '', message };
      }),
    );
  },
);

type ReadItem = { line: number } & ({ row: ImportRow } | { problems: string[] });

/** A field that is not sent keeps its value; of several rows for one item the first counts. */
async function lockLines(db: Db, rows: Rows, { site, now }: ApiContext): Promise<ReadItem[]> {
  const codes = rows.map(({ itemcode }) => itemcode);
  const known = new Map((await lockItems(db, site, codes)).map((item) => [item.code, item]));
  const ofToday = taxRatesOn(site.taxRates, dayOf(now, site.calendar.timeZone));
  return rows.map((row, index) => {
    const first = codes.indexOf(row.itemcode);
    if (first < index) return { line: index + 1, problems: [twice(row.itemcode, first + 1)] };
    const item = known.get(row.itemcode);
    const sent = Object.entries(row).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, value === null ? '' : String(value)]],
    );
    const taxRates = item ? withRate(ofToday, item.taxBp) : ofToday;
    const rules = { country: site.country, taxRates, ...(item && { keptHsn: item.hsn }) };
    return { line: index + 1, ...readRow({ ...(item && importCellsOf(item)), ...Object.fromEntries(sent) }, rules) };
  });
}

const twice = (code: string, first: number) => `itemcode '${code}' is already on line ${first}; keep one of the two.`;

async function audit(
  db: Db,
  { site, by, now }: ApiContext,
  rows: Rows,
  problems: ReadonlyMap<number, string>,
  { inserted, changed }: { inserted: number; changed: number },
) {
  const codes = rows.flatMap(({ itemcode }, index) => (problems.has(index + 1) ? [] : [itemcode]));
  const details = { new: inserted, changed, items: codes };
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    action: 'items saved',
    subject: `${inserted + changed} items`,
    details,
  });
}
