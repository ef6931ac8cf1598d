                                                      
import {           dayOf } from '../../lib/dates.js';
                                                                   
                                                
                                                     
import { allocateAmount, allocationsToEnd, invoicesToPay, limitToParts, moneyToAllocate } from './allocation.rule.js';
import {
  endAllocations,
  findAllocations,
  findOpenInvoices,
  findOpenMoney,
  insertAllocations,
  insertMovement,
  lockCustomerRow,
  lowerOpen,
                   
} from './ledger.db.js';

                       
                         
                      
                     
            
             
                     
                     
                
                 
  

                                                        

/** The only way into the ledger. Undefined when it must stay within the limit and does not. */
export async function book(
  db    ,
  { site, customerId }        ,
  kind            ,
  booking         ,
  { withinLimit = false } = {},
)                              {
  const [written] = await insertMovement(db, {
    reference: '',
    note: '',
    bookedOn: dayOf(booking.now, site.calendar.timeZone),
    ...booking,
    receiptId: booking.receiptId ?? null,
    site: site.code,
    customerId,
    kind,
    withinLimit,
  });
  return written?.id;
}

async function mustBook(db    , ledger        , kind            , booking         )                  {
  const id = await book(db, ledger, kind, booking);
  if (id === undefined) throw new Error(`a ${kind} could not be booked`);
  return id;
}

export async function bookInvoiceEntry(db    , ledger        , booking         )                {
  await lockCustomerRow(db, ledger);
  const id = await mustBook(db, ledger, 'invoice', booking);
  await payFromAccount(db, ledger, { id, openMinor: booking.amountMinor, orderId: booking.orderId }, booking);
}

                                                              

/** Names of invoices, paid in that order, or what each of them gets and no other. */
                                                                                                      

/** Pays the named invoices, else those of its order, else the oldest; the rest stays on account. */
export async function bookMoneyIn(
  db    ,
  ledger        ,
  kind                           ,
  booking         ,
  { named = [], parts: given }           = {},
)                  {
  await lockCustomerRow(db, ledger);
  const id = await mustBook(db, ledger, kind, booking);
  const { orderId } = booking;
  const open = await findOpenInvoices(db, ledger);
  const payable = named.length === 0 && orderId !== null ? open.filter((one) => one.orderId === orderId) : open;
  const invoices = given ? limitToParts(open, given) : invoicesToPay(payable, named);
  const parts = allocateAmount(-booking.amountMinor, invoices);
  const uses = parts.map((part) => ({ fromId: id, invoiceId: part.id, amountMinor: part.amountMinor }));
  await allocate(db, ledger, uses, booking);
  return parts.map((part) => ({ reference: referenceOf(open, part.id), amountMinor: part.amountMinor }));
}

const referenceOf = (open                        , id        ) => open.find((one) => one.id === id)?.reference ?? '';

/** Takes money on account first, then ends the latest allocations and reopens their invoices. */
export async function bookMoneyOut(
  db    ,
  ledger        ,
  kind                       ,
  receipt                                        ,
  booking         ,
)                {
  await lockCustomerRow(db, ledger);
  await mustBook(db, ledger, kind, booking);
  const undone = allocationsToEnd(
    booking.amountMinor,
    receipt.openMinor,
    await findAllocations(db, { fromId: receipt.entryId }),
  );
  await endAllocations(db, { ids: undone.map((use) => use.id), now: booking.now });
  await lowerOpen(db, { id: receipt.entryId, amountMinor: booking.amountMinor });
  const reopened = new Set(undone.map((use) => use.invoiceId));
  for (const invoice of invoicesToPay(await findOpenInvoices(db, ledger)))
    if (reopened.has(invoice.id)) await payFromAccount(db, ledger, invoice, booking);
}

                                                               

async function payFromAccount(db    , ledger        , invoice       , booking         )                {
  const money = moneyToAllocate(await findOpenMoney(db, ledger), invoice.orderId);
  const uses = allocateAmount(invoice.openMinor, money).map((part) => ({
    fromId: part.id,
    invoiceId: invoice.id,
    amountMinor: part.amountMinor,
  }));
  await allocate(db, ledger, uses, booking);
}

                                                                      

async function allocate(db    , { site, customerId }        , uses                , { currency, now, by }         ) {
  if (uses.length === 0) return;
  await insertAllocations(db, {
    site: site.code,
    customerId,
    currency,
    fromIds: uses.map((use) => use.fromId),
    invoiceIds: uses.map((use) => use.invoiceId),
    amounts: uses.map((use) => use.amountMinor),
    now,
    by,
  });
}
