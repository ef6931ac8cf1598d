import { dayOf, formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                   PriceBook,               } from './price-book.js';
import {                movesOf } from './price-moves.server.js';
import { loadPriceOwner,                                  } from './price-owner.server.js';
import {
  findChangesSince,
  findLastPriceChange,
  findStoredPrices,
  lockPrices,
                   
                   
  writePrices,
} from './price-rows.db.js';
import { rowText } from './price-text.rule.js';
import {                   readPriceEdits,                } from './read-price-edits.server.js';

                          
                    
                              
                                                                                
                                                  
             
            
  

                                                     

                           
                   
                
                  
                    
                          
                                                                           
                                             
                           
                    
                                                                            
                     
  

/** Saves the good rows, and says of each other one what to write instead. */
export async function savePrices(database          , site      , request            )                                 {
  const owner = await loadPriceOwner(database, site.code, request.owner);
  if (owner instanceof Refusal) return owner;
  return database.longTransaction(async (db) => {
    const today = dayOf(request.now, site.calendar.timeZone);
    const params = { site: site.code, priceListId: owner.priceListId, customerId: owner.customerId };
    await lockPrices(db, params);
    const ids = request.edits.flatMap(({ rowId }) => rowId ?? []);
    const book = new PriceBook(await findStoredPrices(db, { ...params, since: today, ids }), today);
    const { edits, problems } = await readPriceEdits(db, site.code, request.edits, (id) => book.row(id));
    const changes = await changesSeenByNobody(db, params, request.edits);
    const moves = await movesOf(db, site.code, owner, edits, book, today);
    const counts = { begun: 0, changed: 0, unchanged: 0 };
    const outcomes = new Map                     ();
    for (const edit of edits) {
      const planned = book.plan(edit);
      const stale = staleProblem(edit, planned, changes, site);
      if (stale) problems.push({ line: edit.line, ...stale });
      else if ('problem' in planned) problems.push({ line: edit.line, ...planned.problem, choices: [] });
      else {
        const isNew = planned.writes.every(({ kind }) => kind === 'begun');
        const outcome = planned.writes.length === 0 ? 'unchanged' : isNew ? 'begun' : 'changed';
        counts[outcome] += 1;
        outcomes.set(edit.line, outcome);
        book.apply(planned.writes);
      }
    }
    const bad = new Set(problems.map(({ line }) => line));
    const isWritten = request.mode === 'good-lines' || (request.mode === 'all-or-nothing' && bad.size === 0);
    if (isWritten) await write(db, site, owner, book.writes(), request);
    const [last] = await findLastPriceChange(db, params);
    return {
      written: isWritten,
      ...counts,
      outcomes,
      problems: problems.sort((a, b) => a.line - b.line),
      moves: moves.filter(({ line }) => !bad.has(line)),
      lastChange: last?.id ?? 0,
    };
  });
}

/** The latest change of each row since the oldest state that an edit was made on. */
async function changesSeenByNobody(db    , params             , edits                      ) {
  const seen = edits.flatMap((edit) => edit.seen ?? []);
  if (seen.length === 0) return new Map                     ();
  const since = seen.reduce((least, one) => Math.min(least, one));
  const changes = await findChangesSince(db, { ...params, since });
  return new Map(changes.map((change) => [change.rowId, change]));
}

                                                                 

function staleProblem(
  { seen }               ,
  { touched }             ,
  changes                                  ,
  { calendar, currency }      ,
)                                        {
  if (seen === undefined) return undefined;
  const change = touched.flatMap((id) => changes.get(id) ?? []).find(({ id }) => id > seen);
  if (!change) return undefined;
  const who = t`${change.changedBy} changed this row on ${formatDateTime(change.changedAt, calendar.timeZone)}`;
  const [before, after] = [change.before, change.after].map((row) => row && rowText(row, currency));
  const what = after ? (before ? t`${before} became ${after}` : t`new is ${after}`) : t`it was removed`;
  return {
    field: 'for',
    message: t`${who}: ${what}. Load the rows again before you change it`,
    choices: [],
    stale: true,
  };
}

/** An audit entry holds this many rows at most. */
const rowsPerEntry = 500;

async function write(db    , site      , owner            , writes                     , { by, now }            ) {
  if (writes.length === 0) return;
  const { priceListId, customerId } = owner;
  const placed = JSON.stringify(writes.map((one, place) => ({ place, ...one })));
  await writePrices(db, { site: site.code, priceListId, customerId, currency: site.currency, writes: placed, now, by });
  for (let from = 0; from < writes.length; from += rowsPerEntry)
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: customerId === null ? 'price list rows' : 'customer prices',
      subject: owner.name,
      customerId: customerId ?? undefined,
      details: { priceListId, rows: writes.slice(from, from + rowsPerEntry) },
    });
}
