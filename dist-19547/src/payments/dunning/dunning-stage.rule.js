// A reminder of an unpaid invoice is due by its days after the due day; each stage comes once, in order and with some days between.

import {           daysBetween } from '../../lib/dates.js';
import {                    dunningStages } from '../../sites/site-facts.js';
import { minDebtMinor } from '../credit/overdue.rule.js';

                                                             
                               
                    
                                
                   
                      
                             
  

                                                           

const minDaysBetween = 5;

/** Whether the invoice is late enough to be reminded of at all. */
export const isReminded = ({ openMinor, daysLate, isDisputed }                 )          =>
  openMinor >= minDebtMinor && daysLate > 0 && !isDisputed;

/** The stage that is due by the site's days; undefined when none is. */
export function dueStage(invoice                 , today     , days              )                           {
  if (!isReminded(invoice)) return undefined;
  const { sent, daysLate } = invoice;
  const next = dunningStages.find((stage) => !wasSent(invoice, stage));
  if (next === undefined || daysLate < days[next]) return undefined;
  return sent.some(({ sentOn }) => daysBetween(sentOn, today) < minDaysBetween) ? undefined : next;
}

export const wasSent = ({ sent }                               , stage              )          =>
  sent.some((one) => one.stage === stage);

/** A letter has the last stage of its invoices. */
export function letterStage(stages                         )                           {
  return dunningStages.findLast((stage) => stages.includes(stage));
}
