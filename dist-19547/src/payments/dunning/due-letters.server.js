import { dayOf, workingDayFrom } from '../../lib/dates.js';
import { sum } from '../../lib/sum.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import {                    dunningStages } from '../../sites/site-facts.js';
import { findDebtors } from './dunning.db.js';
import { dueStage, letterStage } from './dunning-stage.rule.js';
import { ruleName,                  sendDunningLetter } from './send-dunning.server.js';

                         
                     
                  
                
                      
                                                                                                       
                      
  

const maxDebtors = 500;

/** The reminders that are due by the days of the site; most money times days first. */
export async function listDueLetters(database          , site      , now      )                       {
  const today = dayOf(now, site.calendar.timeZone);
  const { daysAfterDue } = site.dunning;
  const debtors = await findDebtors(database, {
    site: site.code,
    today,
    minDaysLate: Math.min(...dunningStages.map((stage) => daysAfterDue[stage])),
    stages: dunningStages.length,
    limit: maxDebtors,
  });
  const letters = debtors.flatMap(({ customerId, company, email, invoices: open })              => {
    const invoices = open.flatMap((invoice) => {
      const stage = dueStage(invoice, today, daysAfterDue);
      const { reference, daysLate, openMinor } = invoice;
      return stage === undefined ? [] : [{ reference, stage, daysLate, openMinor }];
    });
    const stage = letterStage(invoices.map((one) => one.stage));
    if (stage === undefined) return [];
    return [{ customerId, company, email, stage, invoices, amountMinor: sum(invoices, (one) => one.openMinor) }];
  });
  return letters.toSorted((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ invoices }           ) => sum(invoices, (one) => one.openMinor * one.daysLate);

/** On working days, where the site sends reminders by itself. */
export async function sendDueLetters(database          , site      , now      )                        {
  const today = dayOf(now, site.calendar.timeZone);
  if (!site.dunning.sentByItself || workingDayFrom(today, site.calendar) !== today) return [];
  const sent               = [];
  for (const { customerId } of await listDueLetters(database, site, now)) {
    const letter = await sendDunningLetter(database, site, { customerId, by: ruleName, now });
    // Somebody may have paid or been reminded in the meantime.
    if (!(letter instanceof Refusal)) sent.push(letter);
  }
  return sent;
}
