import { scopeOf } from '../../account/permissions/permission-to.server.js';
                                                               
import { writeItems } from '../../catalogue/import/import-batch.server.js';
import { importedFacts, readRow } from '../../catalogue/import/import-columns.server.js';
import {                 stagedOf } from '../../catalogue/import/import-row.server.js';
                                                       
import { dayOf } from '../../lib/dates.js';
import {                  defineApiCall } from '../../server/calls/define-call.server.js';
                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
import { taxRatesOn, withRate } from '../../sites/tax-rates.rule.js';
import { batchResult } from '../batch-result.js';
import { saveItemsByApi } from './items.contract.js';
import { findItemsByCode } from './items.db.js';

                                                     

export const saveItemsCall = defineApiCall(
  saveItemsByApi,
  { requires: scopeOf('items:write'), queue: 'lists' },
  async ({ rows }, context) => {
    const { database, site, now } = context;
    const problems = new Map                ();
    const readable = (await linesOf(rows, context)).flatMap((read) => {
      if ('row' in read) return [stagedOf(read.row, read.line)];
      problems.set(read.line, read.problems.join(' '));
      return [];
    });
    await database.longTransaction(async (db) => {
      const judged = await writeItems(db, site, readable, { now, retired: 'leave' });
      for (const { line, problem } of judged) if (problem !== '') problems.set(line, problem);
      const count = (outcome        ) => judged.filter((one) => one.outcome === outcome).length;
      const saved = { inserted: count('new'), changed: count('changed') };
      if (saved.inserted + saved.changed > 0) await audit(db, context, rows, problems, saved);
    });
    return batchResult(
      rows.map(({ itemcode }, index) => {
        const message = problems.get(index + 1) ?? '';
        return { itemcode, saved: message === '', message };
      }),
    );
  },
);

                                                                                 

/** A field that is not sent keeps its value; of several rows for one item the first counts. */
async function linesOf(rows      , { db, site, now }            )                      {
  const codes = rows.map(({ itemcode }) => itemcode);
  const known = new Map((await findItemsByCode(db, site.code, codes)).map((item) => [item.code, item]));
  const ofToday = taxRatesOn(site.taxRates, dayOf(now, site.calendar.timeZone));
  return rows.map((row, index) => {
    const first = codes.indexOf(row.itemcode);
    if (first < index) return { line: index + 1, problems: [twice(row.itemcode, first + 1)] };
    const item = known.get(row.itemcode);
    const sent = Object.entries(row).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, value === null ? '' : String(value)]],
    );
    const taxRates = item ? withRate(ofToday, item.taxBp) : ofToday;
    return { line: index + 1, ...readRow({ ...(item && cellsOf(item)), ...Object.fromEntries(sent) }, taxRates) };
  });
}

const twice = (code        , first        ) => `itemcode '${code}' is already on line ${first}; keep one of the two.`;

                                       

/** An item as the cells of an import file that would write it. */
const cellsOf = (item      )                         =>
  Object.fromEntries(
    (Object.keys(importedFacts)          ).map((fact) => [importedFacts[fact].column, cellOf(fact, item[fact])]),
  );

function cellOf(fact      , value                        )         {
  if (value === null) return '';
  const isHundredths = fact === 'listMinor' || fact === 'costMinor' || fact === 'taxBp';
  return isHundredths ? (Number(value) / 100).toFixed(2) : String(value);
}

async function audit(
  db    ,
  { site, by, now }            ,
  rows      ,
  problems                             ,
  { inserted, changed }                                       ,
) {
  const codes = rows.flatMap(({ itemcode }, index) => (problems.has(index + 1) ? [] : [itemcode]));
  const who = { site: site.code, at: now, actor: 'staff'         , actorName: by };
  const details = { new: inserted, changed, items: codes };
  await recordAudit(db, { ...who, action: 'items saved', subject: `${inserted + changed} items`, details });
}
