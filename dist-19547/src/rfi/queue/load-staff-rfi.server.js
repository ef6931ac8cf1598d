import { priceFor } from '../../catalogue/pricing/price.rule.js';
import {           dayOf } from '../../lib/dates.js';
import { afterWorkingHours } from '../../lib/working-hours.js';
                                                                   
                                                      
import {                rfiLineState } from '../rfi-line-state.rule.js';
import { dueFrom } from './answer-due.rule.js';
import {
  findRfiEvents,
  findStaffLines,
  findStaffRfiHead,
                   
                      
                    
} from './staff-rfi.db.js';

const mostEvents = 500;

                                                             
                  
                                                               
                    
                                                                              
               
  

                                                   
                                               
                   
                                                  
                     
                        
                                                  
                        
  

export async function loadStaffRfi(db    , site            , number        , now      )                                {
  const [found] = await findStaffRfiHead(db, { site: site.code, number });
  if (!found) return undefined;
  const { id: rfiId, ...head } = found;
  const { customerId, priceListId } = head;
  const [rows, events] = await Promise.all([
    findStaffLines(db, { rfiId, customerId, priceListId, now }),
    findRfiEvents(db, { rfiId, limit: mostEvents }),
  ]);
  const today = dayOf(now, site.calendar.timeZone);
  const lines = rows.map(({ prices, ...row }) => ({
    ...row,
    state: rfiLineState(row, today),
    yourMinor: priceFor(row.listMinor, prices, row.quantityAsked, today).unitMinor,
    free: row.stock.reduce((pieces, one) => pieces + one.free, 0),
  }));
  const promisedAt = afterWorkingHours(head.askedAt, site.salesDesk.answerWithinHours, site.calendar);
  return { ...head, promisedAt, dueAt: dueAt(head.askedAt, lines, today, site), lines, events };
}

function dueAt(
  askedAt      ,
  lines                         ,
  today     ,
  { salesDesk, calendar }            ,
)              {
  const waiting = lines.filter((line) => line.state === 'Awaiting quote' && !isAtMaker(line, today));
  if (waiting.length === 0) return null;
  const backOn = waiting.some((line) => line.makerUntil === null)
    ? null
    : (waiting.flatMap((line) => line.makerUntil ?? []).sort()[0] ?? null);
  return afterWorkingHours(dueFrom(askedAt, backOn, calendar), salesDesk.answerWithinHours, calendar);
}

/** Until the day on which it comes back. */
const isAtMaker = ({ makerUntil }              , today     )          => makerUntil !== null && makerUntil > today;
