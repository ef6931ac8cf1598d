import { addDays } from '../../lib/dates.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { findOpenInvoices, lockCustomerRow } from '../credit/ledger.db.js';
                                                       
import { findReceipt,                 } from '../receipts/receipts.db.js';
import {                                        recordReceiptInTransaction } from '../receipts/receipts.server.js';
import {                   decideLine } from './bank-lines.db.js';
import { findPayerById, findSameMoney, insertRests } from './book-bank-line.db.js';
import { bookingRefusal,                  } from './line-booking.rule.js';
import { lineAudit, lockSeenLine, notOpen,               } from './line-state.server.js';

                                      
                     
                                                               
                         
                                
               
                                                                                  
                          
  

                                                               

const sameMoneyDays = 5;
const maxReferenceLength = 100;

/** The customer of an order must be locked before. */
export async function bookLineInTransaction(
  db    ,
  site      ,
  booking             ,
  order             ,
)                                {
  const { customerId, parts, rests, note, allowDuplicate, by, now } = booking;
  await lockCustomerRow(db, { customerId });
  const line = await lockSeenLine(db, site, booking);
  if (line instanceof Refusal) return line;
  if (line.state !== 'open') return notOpen(site, line);
  const [payer] = await findPayerById(db, { site: site.code, customerId });
  if (!payer) return new Refusal('unknown_customer', `${site.name} has no such customer.`);
  const open = await findOpenInvoices(db, { customerId });
  const refusal = bookingRefusal({ ...line, parts, rests, note, orderNumber: order?.number ?? '' }, open);
  if (refusal) return new Refusal('cannot_be', refusal);
  const twice = allowDuplicate ? undefined : await sameMoneyRefusal(db, customerId, line);
  if (twice) return twice;
  const receipt = await recordReceiptInTransaction(
    db,
    site,
    {
      email: payer.email,
      amountMinor: line.amountMinor,
      reference: (line.reference || line.text || 'Bank transfer').slice(0, maxReferenceLength),
      receivedOn: line.bookedOn,
      ...(order ? {} : { parts }),
      allowDuplicate: true,
      by,
      now,
    },
    order,
  );
  if (receipt instanceof Refusal) return receipt;
  const [written] = await findReceipt(db, { site: site.code, number: receipt.number });
  if (!written) throw new Error('a receipt was recorded, but is not found');
  await noteRests(db, site, booking, open);
  await settle(db, site, booking, line, { company: payer.company, receipt: written, order, parts: receipt.paid });
  return { ...receipt, company: payer.company };
}

async function sameMoneyRefusal(db    , customerId        , line             )                               {
  const { amountMinor, bookedOn } = line;
  const days = { from: addDays(bookedOn, -sameMoneyDays), to: addDays(bookedOn, sameMoneyDays) };
  const [same] = await findSameMoney(db, { customerId, amountMinor, ...days });
  if (!same) return undefined;
  return new Refusal(
    'receipt_twice',
    `Receipt ${same.number} over the same amount was recorded by ${same.createdBy} without a bank line. Link the line to it, or confirm that this is another payment.`,
  );
}

async function noteRests(
  db    ,
  site      ,
  { lineId: bankLineId, customerId, parts, rests, by, now }             ,
  open                                                                 ,
)                {
  const rows = rests.flatMap(({ invoice, reason, note }) =>
    open
      .filter(({ reference }) => reference === invoice)
      .map(({ id, openMinor }) => {
        const paid = parts.find(({ reference }) => reference === invoice)?.amountMinor ?? 0;
        return { invoiceEntryId: id, reason, note: note.trim(), amountMinor: openMinor - paid };
      }),
  );
  if (rows.length === 0) return;
  const { code, currency } = site;
  await insertRests(db, { site: code, customerId, bankLineId, currency, rows: JSON.stringify(rows), now, by });
}

                
                  
                                             
                                 
                         
  

async function settle(
  db    ,
  site      ,
  booking                                                               ,
  line             ,
  { company, receipt, order, parts }         ,
)                {
  const { customerId, note, rests, by, now } = booking;
  await decideLine(db, { id: line.id, state: 'booked', customerId, receiptId: receipt.id, note, by, now });
  const after = { state: 'booked', company, receipt: receipt.number, note, parts, rests, order: order?.number ?? null };
  await recordAudit(db, lineAudit(site, booking, line, { action: 'bank line booked', customerId, after }));
}

                                                            

/** For a receipt that staff recorded before the statement was imported. */
export const linkBankLine = (database          , site      , link          )                                =>
  database.transaction((db) => linkInTransaction(db, site, link));

async function linkInTransaction(db    , site      , link          )                                {
  const number = link.receiptNumber.trim().toUpperCase();
  const [receipt] = await findReceipt(db, { site: site.code, number });
  if (!receipt) return new Refusal('unknown_receipt', `${site.name} has no receipt ${number}.`);
  const { customerId, company } = receipt;
  await lockCustomerRow(db, { customerId });
  const line = await lockSeenLine(db, site, link);
  if (line instanceof Refusal) return line;
  if (line.state !== 'open') return notOpen(site, line);
  const { amountMinor, bookedOn } = line;
  const days = { from: addDays(bookedOn, -maxLinkDays), to: addDays(bookedOn, maxLinkDays) };
  const free = await findSameMoney(db, { customerId, amountMinor, ...days });
  if (!free.some((one) => one.number === number))
    return new Refusal(
      'cannot_be',
      `Receipt ${number} has another amount, another bank line, was taken back, or is more than ${maxLinkDays} days away.`,
    );
  await settle(db, site, { ...link, customerId, note: '', rests: [] }, line, { company, receipt, parts: [] });
  return receipt;
}

const maxLinkDays = 60;
