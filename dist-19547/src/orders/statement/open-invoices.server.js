import {           dayOf } from '../../lib/dates.js';
import { toMajor } from '../../lib/money.js';
import { sum } from '../../lib/sum.js';
import {                    dueOn, dueState, overdueMinor } from '../../payments/credit/ageing.rule.js';
import { creditFigures } from '../../payments/credit/credit-figures.rule.js';
                                                                   
                                                
import {                  findOpenEntries, findStatementAccount,                   } from './statement.db.js';

/** Amounts in major units. */
                            
                
                 
                  
                                            
                     
                                             
                          
                                   
                            
  

                                                            

                          
                
                      
                    
                     
                      
                     
  

/** Before every entry, so that no opening balance is summed up. */
const noOpening      = '1970-01-01';

/** What the customer has to pay: the first `limit` invoices and the sums of all. */
export async function findOpenInvoices(
  db    ,
  site      ,
  { customerId, now, limit }                                                  ,
)                        {
  const [[account], entries] = await Promise.all([
    findStatementAccount(db, { customerId, from: noOpening }),
    findOpenEntries(db, { customerId }),
  ]);
  const today = dayOf(now, site.calendar.timeZone);
  const terms = account && termsOf(account);
  const invoices = entries.filter(({ kind }) => kind === 'invoice');
  const unpaidMinor = sum(invoices, ({ openMinor }) => openMinor);
  const shown = invoices.map((row) => presentInvoice(row, today, terms));
  return {
    total: invoices.length,
    unpaid: toMajor(unpaidMinor),
    overdue: toMajor(overdueMinor(invoices, today, terms)),
    on_account: toMajor(sum(entries, ({ kind, openMinor }) => (kind === 'invoice' ? 0 : openMinor))),
    invoices: shown.toSorted((a, b) => a.due_on.localeCompare(b.due_on)).slice(0, limit),
    credit: terms ? creditUsed(terms, unpaidMinor) : null,
  };
}

                                                     

function termsOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays }            ) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays };
}

function creditUsed(terms       , unpaidMinor        )             {
  const figures = creditFigures(terms, unpaidMinor);
  return {
    limit: toMajor(figures.limitMinor),
    open_orders: toMajor(figures.openOrdersMinor),
    available: toMajor(figures.availableMinor),
    over_limit: toMajor(figures.overLimitMinor),
    period_days: terms.periodDays,
    grace_days: terms.graceDays,
  };
}

function presentInvoice({ number, orderNo, bookedOn, openMinor }              , today     , terms              ) {
  const { daysOver, overdue } = dueState(bookedOn, today, terms);
  return {
    number,
    order_no: orderNo,
    due_on: dueOn(bookedOn, terms),
    days_over: daysOver,
    overdue,
    unpaid: toMajor(openMinor),
  };
}
