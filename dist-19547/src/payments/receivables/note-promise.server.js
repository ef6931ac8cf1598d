import { addDays,           dayOf, formatDay } from '../../lib/dates.js';
import { formatMoney } from '../../lib/money.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { lockCustomerRow } from '../credit/ledger.db.js';
import { promiseDaysAhead, promiseRefusal } from './promise-state.rule.js';
import { endPromiseRow, findPromises, insertPromise,                  sumUnpaid } from './promises.db.js';

/** `seen` is the promise that was shown, 0 for none. */
                                                                             

                                                                                               

/** What a customer said it will pay, and by when; takes the place of the promise before. */
export async function notePromise(database          , site      , noted              )                               {
  const { customerId, amountMinor, promisedFor, by, now } = noted;
  const note = noted.note.trim();
  return changePromise(database, site, noted, async (db, owedMinor) => {
    const today = dayOf(now, site.calendar.timeZone);
    const wanted = { amountMinor, promisedFor, note, owedMinor };
    const refusal = promiseRefusal(wanted, today, addDays(today, promiseDaysAhead));
    if (refusal) return new Refusal('cannot_be', refusal);
    const { code, currency } = site;
    const row = { site: code, customerId, amountMinor, currency, promisedFor, note, now, by };
    return {
      action: 'promise to pay noted',
      after: { amountMinor, promisedFor, note },
      write: () => insertPromise(db, row),
    };
  });
}

export async function endPromise(database          , site      , ended           )                               {
  if (ended.seen === 0) return new Refusal('cannot_be', 'Nothing is promised.');
  return changePromise(database, site, ended, async () => ({
    action: 'promise to pay ended',
    after: null,
    write: async () => undefined,
  }));
}

                                                                                                   

async function changePromise(
  database          ,
  site      ,
  { customerId, seen, by, now }           ,
  plan                                                          ,
)                               {
  return database.transaction(async (db) => {
    await lockCustomerRow(db, { customerId });
    const [customer] = await sumUnpaid(db, { site: site.code, customerId });
    if (!customer) return new Refusal('unknown_customer', `${site.name} has no such customer.`);
    const [last] = await findPromises(db, { site: site.code, customerId, limit: 1 });
    const before = last?.endedAt === null ? last : undefined;
    if ((before?.id ?? 0) !== seen) return changedSince(site, last);
    const change = await plan(db, customer.owedMinor);
    if (change instanceof Refusal) return change;
    if (before) await endPromiseRow(db, { id: before.id, now, by });
    await change.write();
    const former = before && { amountMinor: before.amountMinor, promisedFor: before.promisedFor, note: before.note };
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: change.action,
      subject: customer.company,
      customerId,
      details: { before: former ?? null, after: change.after },
    });
    return undefined;
  });
}

function changedSince({ currency }      , last                        )          {
  if (!last) return new Refusal('changed_since', 'Nothing is promised.');
  const { amountMinor, promisedFor, endedAt, endedBy, notedBy } = last;
  const what = `${formatMoney({ minor: amountMinor, currency })} for ${formatDay(promisedFor)}`;
  return new Refusal(
    'changed_since',
    endedAt ? `${endedBy} has ended the promise of ${what}.` : `${notedBy} has noted a promise of ${what} meanwhile.`,
  );
}
