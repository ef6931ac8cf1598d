                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
                                                         
import { insertRests } from '../bank-statement/book-bank-line.db.js';
import { restNoteRefusal } from '../bank-statement/line-booking.rule.js';
import { lockCustomerRow } from '../credit/ledger.db.js';
import { endRests, findUnpaidInvoice } from './unpaid-rest.db.js';

                                                                                                      

/** Why an invoice is not paid; one in dispute is not reminded of. */
export async function noteUnpaid(database          , site      , noted            )                               {
  const { reason, by, now } = noted;
  const note = noted.note.trim();
  const refusal = restNoteRefusal(reason, note);
  if (refusal) return new Refusal('cannot_be', refusal);
  return changeRest(database, site, noted, { reason, note }, async (db, { id, customerId, openMinor }) => {
    const rows = JSON.stringify([{ invoiceEntryId: id, reason, note, amountMinor: openMinor }]);
    await insertRests(db, { site: site.code, customerId, bankLineId: null, currency: site.currency, rows, by, now });
  });
}

export async function endUnpaidNote(
  database          ,
  site      ,
  ended                                            ,
)                               {
  return changeRest(database, site, ended, null, async (db, { id }) => endRests(db, { ...ended, id }));
}

               
                                        
                                                                 
                      

async function changeRest(
  database          ,
  site      ,
  { invoice: number, by, now }                                            ,
  after                                             ,
  change        ,
)                               {
  const wanted = { site: site.code, number: number.trim() };
  return database.transaction(async (db) => {
    const [known] = await findUnpaidInvoice(db, wanted);
    if (known) await lockCustomerRow(db, known);
    const [invoice] = await findUnpaidInvoice(db, wanted);
    if (!invoice) return new Refusal('unknown_invoice', `${site.name} has no unpaid invoice ${wanted.number}.`);
    const before = invoice.reason === null ? null : { reason: invoice.reason, note: invoice.note, by: invoice.notedBy };
    if (after === null && before === null) return new Refusal('changed_since', `Nothing is noted of ${wanted.number}.`);
    await change(db, invoice);
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: after ? 'unpaid invoice noted' : 'note of unpaid invoice ended',
      subject: wanted.number,
      customerId: invoice.customerId,
      details: { before, after },
    });
    return undefined;
  });
}
