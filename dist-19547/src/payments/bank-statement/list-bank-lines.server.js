import { addDays,           dayOf } from '../../lib/dates.js';
import { sum } from '../../lib/sum.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { dueOn, dueState, overdueMinor } from '../credit/ageing.rule.js';
import { findCredit } from '../credit/credit.db.js';
import { availableBalanceOf } from '../credit/credit.server.js';
import {
                   
                        
  countOpenLines,
  findDecidedLines,
  findLatestStatement,
  findLine,
  findOpenLines,
} from './bank-lines.db.js';
import { findPayerById } from './book-bank-line.db.js';
import {                         findMatchSuggestions } from './find-suggestions.server.js';
import { lineHistory, unknownLine } from './line-state.server.js';
import {                                    lineGroup,                      } from './match-suggestions.rule.js';
import {
  findInvoicesForStaff,
  findReceiptsOfAmount,
                       
                       
} from './suggestion-facts.db.js';

                                                                                                      

                         
                                          
                              
                  
  

                                                                      

const linesPerPage = 50;

/** The newest statement, and how many lines wait. */
export async function loadBankState(database          , site      )                     {
  const [[statement], [waiting]] = await Promise.all([
    findLatestStatement(database, { site: site.code }),
    countOpenLines(database, { site: site.code }),
  ]);
  return { statement, waiting: waiting?.count ?? 0 };
}

/** Oldest first, after the line given. */
export async function listOpenLines(
  database          ,
  site      ,
  findAwaitedOrders                   ,
  afterId = 0,
)                     {
  const [state, rows] = await Promise.all([
    loadBankState(database, site),
    findOpenLines(database, { site: site.code, afterId, limit: linesPerPage }),
  ]);
  const suggestionsOf = await findMatchSuggestions(database, site, rows, findAwaitedOrders);
  const lines = rows.map((row) => {
    const suggestions = suggestionsOf.get(row.id) ?? [];
    return { ...row, group: lineGroup(row.amountMinor, suggestions), suggestions };
  });
  return { ...state, lines };
}

const lastDay = '9999-12-31';

/** Booked and ignored, newest first, before the line given. */
export function listDecidedLines(
  database          ,
  site      ,
  before                           = { day: lastDay, id: 0 },
)                         {
  return findDecidedLines(database, { site: site.code, ...before, limit: linesPerPage });
}

                                                                                                

                          
                     
                  
                
                    
                       
                         
                     
                                    
                                  
  

                                
                    
                   
                  
                                          
                                                         
                                       
  

const takenBackDays = 180;

export async function loadBankLine(
  database          ,
  site      ,
  id        ,
  findAwaitedOrders                   ,
)                                      {
  const [line] = await findLine(database, { site: site.code, id });
  if (!line) return unknownLine(site, id);
  const isOpen = line.state === 'open';
  const suggestions = isOpen
    ? ((await findMatchSuggestions(database, site, [line], findAwaitedOrders)).get(id) ?? [])
    : [];
  const days = { from: addDays(line.bookedOn, -takenBackDays), to: line.bookedOn };
  const receipts =
    isOpen && line.amountMinor < 0
      ? await findReceiptsOfAmount(database, { site: site.code, amountMinor: -line.amountMinor, ...days })
      : [];
  return {
    line,
    group: lineGroup(line.amountMinor, suggestions),
    history: lineHistory(site, line),
    suggestions,
    receipts,
  };
}

/** What a customer owes, for the decision on a line. */
export async function loadPayer(
  database          ,
  site      ,
  customerId        ,
  now      ,
  findAwaitedOrders                   ,
)                                {
  const [[payer], rows, [credit], orders] = await Promise.all([
    findPayerById(database, { site: site.code, customerId }),
    findInvoicesForStaff(database, { customerId }),
    findCredit(database, { customerId }),
    findAwaitedOrders(database, site, { numbers: [], amounts: [], customerIds: [customerId] }),
  ]);
  if (!payer) return new Refusal('unknown_customer', `${site.name} has no such customer.`);
  const today = dayOf(now, site.calendar.timeZone);
  const invoices = rows.map((row) => ({
    ...row,
    dueOn: dueOn(row.bookedOn, credit),
    ...dueState(row.bookedOn, today, credit),
  }));
  return {
    ...payer,
    owedMinor: sum(rows, ({ openMinor }) => openMinor),
    overdueMinor: overdueMinor(rows, today, credit),
    availableMinor: availableBalanceOf(credit),
    isOverdue: invoices.some(({ overdue }) => overdue),
    invoices,
    orders,
  };
}
