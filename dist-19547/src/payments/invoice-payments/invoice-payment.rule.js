// A buyer pays at most what is unpaid of each open invoice, and an advance beside them, within the site's online limit.

import { sum } from '../../lib/sum.js';

                                                       

/** The parts of open invoices, and money for invoices to come. */
                                                                                

export const totalOfPayment = ({ invoices, advanceMinor }               )         =>
  sum(invoices, (part) => part.amountMinor) + advanceMinor;

              
                                                            
                           
                     
                         
  

                                   
                                                                                           
                                                       
                                                           

/** The first reason; undefined when it can be paid. */
export function invoicePaymentRefusal(wanted               , facts       )                                    {
  const { invoices, advanceMinor } = wanted;
  if (invoices.length === 0 && advanceMinor === 0) return { why: 'nothing_to_pay' };
  if (advanceMinor > 0 && !facts.mayPayInAdvance) return { why: 'advance_not_allowed' };
  const refused = invoices.flatMap((part, index) => partRefusal(part, invoices.slice(0, index), facts) ?? [])[0];
  if (refused) return refused;
  const totalMinor = totalOfPayment(wanted);
  if (totalMinor < facts.leastMinor) return { why: 'too_little' };
  return totalMinor > facts.maxOnlineMinor ? { why: 'above_online_limit' } : undefined;
}

function partRefusal(
  { reference: number, amountMinor }      ,
  before                 ,
  { open }       ,
)                                    {
  if (before.some(({ reference }) => reference === number)) return { why: 'named_twice', number };
  const openMinor = open.find(({ reference }) => reference === number)?.openMinor ?? 0;
  if (openMinor === 0) return { why: 'not_open', number };
  return amountMinor > openMinor ? { why: 'too_much', number, openMinor } : undefined;
}

const amountPattern = /^\d{1,12}(\.\d{1,2})?$/;

/** What a buyer types as the part to pay now, in minor units; undefined when it is no amount or more than `maxMinor`. */
export function readPart(typed        , maxMinor        )                     {
  const text = typed.replace(/[\s,\u00a0]/g, '');
  if (!amountPattern.test(text)) return undefined;
  const minor = Math.round(Number(text) * 100);
  return minor > 0 && minor <= maxMinor ? minor : undefined;
}
