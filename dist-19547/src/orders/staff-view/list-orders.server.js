import { dayOf } from '../../lib/dates.js';
                                                                   
import { escapeLike } from '../../server/database/escape-like.js';
                                                
import { readOrderSearch } from '../order-search.rule.js';
import { findListedOrders, findOrderIds,                  } from './order-list.db.js';
import { readOrderSort, readOrderView } from './order-views.js';

                                                      

                                
                                                        
               
               
            
               
                      
                   
            
  

/** The total counts up to `maxTotal`. */
export async function listOrders(
  db    ,
  site      ,
  { view: viewName, sort, q, page, rowsPerPage, maxTotal, now }                  ,
)                                                  {
  const today = dayOf(now, site.calendar.timeZone);
  const view = readOrderView(viewName);
  const search = readOrderSearch(q, site.name, Number(today.slice(0, 4)));
  const { ids, total } = await findOrderIds(db, {
    site: site.code,
    today,
    view,
    sort: readOrderSort(sort, view),
    search: search && {
      ...search,
      numbers: [...search.numbers],
      companyPart: `%${escapeLike(search.text)}%`,
    },
    limit: rowsPerPage,
    offset: (page - 1) * rowsPerPage,
    maxTotal,
  });
  return { rows: ids.length === 0 ? [] : await findListedOrders(db, { ids }), total };
}
