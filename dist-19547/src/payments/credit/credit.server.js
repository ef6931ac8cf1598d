                                                                         
import { permissionTo } from '../../account/permissions/permission-to.server.js';
                                                      
import { dayOf, daysBetween } from '../../lib/dates.js';
import { toMajor } from '../../lib/money.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                   
                                                
                                                                       
import {                 findAllocated, findCredit, findTransferAllowed } from './credit.db.js';
import { availableMinor,                } from './credit-figures.rule.js';
import { creditInfo } from './credit-info.contract.js';
import { book, bookInvoiceEntry, bookMoneyIn } from './ledger.server.js';
import { isOverdue, overdueText } from './overdue.rule.js';

export const creditInfoCall = (gateways                                        ) =>
  defineCall(creditInfo, { requires: permissionTo('see-credit') }, async (_request, context) => {
    const { db, site, caller } = context;
    const [[credit], [transfer]] = await Promise.all([findCredit(db, caller), findTransferAllowed(db, caller)]);
    const closed = site.onlinePayment.filter((method) => !gateways.forNewPayment(context, site, method));
    return {
      success: true         ,
      data: { avl_balance: toMajor(availableBalanceOf(credit)), creditperiod: credit?.periodDays ?? 0 },
      user_info: credit ? (''         ) : ('New_user'         ),
      ...(closed.length > 0 && { online_closed: closed }),
      ...(transfer?.allowed && { transfer_allowed: true          }),
    };
  });

export const availableBalanceOf = (credit                       ) => (credit ? availableMinor(credit) : 0);

export const findCreditStatus                   = async (db, site, customerId, now) => {
  const [credit] = await findCredit(db, { customerId });
  if (!credit) return { hasTerms: false };
  return isOverdueOn(credit, dayOf(now, site.calendar.timeZone))
    ? { hasTerms: true, overdue: overdueText }
    : { hasTerms: true };
};

export function isOverdueOn(
  credit                                                              ,
  today        ,
)          {
  return credit.oldestOpenOn !== null && isOverdue(daysBetween(credit.oldestOpenOn, today), credit);
}

                                                                                                          

/** The customer must be locked. False when the balance does not cover the order. */
export async function allocateCredit(db    , site      , customerId        , booking         )                   {
  return (await book(db, { site, customerId }, 'order', booking, { withinLimit: true })) !== undefined;
}

export async function releaseCredit(
  db    ,
  site      ,
  orderId        ,
  { maxMinor = Number.MAX_SAFE_INTEGER, ...how }                                                                  ,
) {
  for (const { customerId, openMinor } of await findAllocated(db, { orderId })) {
    const amountMinor = -Math.min(openMinor, maxMinor);
    if (amountMinor !== 0) await book(db, { site, customerId }, 'release', { ...how, orderId, amountMinor });
  }
}

export async function bookInvoice(db    , site      , customerId        , number        , booking         ) {
  await bookInvoiceEntry(db, { site, customerId }, { ...booking, reference: number });
}

export async function bookCreditNote(
  db    ,
  site      ,
  customerId        ,
  { number, invoice, amountMinor, ...booking }                                               ,
) {
  const note = { ...booking, reference: number, amountMinor: -amountMinor };
  await bookMoneyIn(db, { site, customerId }, 'credit_note', note, { named: [invoice] });
}

export async function creditDays(db    , customerId        )                              {
  const [credit] = await findCredit(db, { customerId });
  return credit?.periodDays;
}
