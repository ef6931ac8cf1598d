import { dayOf } from '../../lib/dates.js';
import { afterWorkingHours } from '../../lib/working-hours.js';
                                                                   
                                                      
import { dueFrom } from './answer-due.rule.js';
import { findQueuedRfiIds, findQueuedRfis,                } from './rfi-queue.db.js';
                                                

const rfisPerPage = 50;
/** More are not counted and not paged through. */
const mostCounted = 10_000;

                            
                  
                                                                         
                  
                                     
                   
                
                
  

/** `dueAt`: when it is to be answered; null where no line is to be answered now. */
                                                            

                                                            

export async function listRfis(
  db    ,
  site            ,
  { queue, search = '', staffId = 0, page = 1 }              ,
  now      ,
)                   {
  const today = dayOf(now, site.calendar.timeZone);
  const lastPage = mostCounted / rfisPerPage;
  const { ids, total } = await findQueuedRfiIds(db, {
    site: site.code,
    queue,
    search: search.trim().slice(0, 100),
    today,
    staffId,
    limit: rfisPerPage,
    offset: (Math.min(Math.max(1, page), lastPage) - 1) * rfisPerPage,
    most: mostCounted,
  });
  const found = ids.length === 0 ? [] : await findQueuedRfis(db, { ids, today });
  const { answerWithinHours } = site.salesDesk;
  const rows = found.map((rfi) => ({
    ...rfi,
    dueAt:
      rfi.waiting > 0
        ? afterWorkingHours(dueFrom(rfi.askedAt, rfi.backOn, site.calendar), answerWithinHours, site.calendar)
        : null,
  }));
  return { rows, total };
}
