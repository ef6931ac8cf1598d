import {           dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
import { explainPrice,                                        priceSteps } from '../pricing/explain-price.rule.js';
import {                   findApplyingRows, findPricedItem,                 } from './explain-customer-price.db.js';
import { findPricedCustomer,                     } from './price-lists.db.js';
import { resolvePriceTargets } from './resolve-price-targets.server.js';

                                    
                     
                                 
               
                                                     
                                
                          
                        
            
  

                                                             
                           
                   
                   
           
                     
  

/** Rows that ended longest ago are left out. */
const maxRows = 100;

export async function explainCustomerPrice(
  db    ,
  site      ,
  { customerId, item: typed, quantity, day, now }                      ,
)                                   {
  const [customer] = await findPricedCustomer(db, { site: site.code, id: customerId });
  if (!customer) return new Refusal('unknown_customer', t`This customer was not found.`);
  const target = (await resolvePriceTargets(db, site.code, [typed])).get(typed);
  if (!target || 'message' in target)
    return new Refusal('unknown_item', target?.message ?? t`This item was not found.`);
  if (target.item === null)
    return new Refusal('unknown_item', t`${typed} is no item; write an item code or a designation`);
  const [item] = await findPricedItem(db, { site: site.code, id: target.item.id });
  if (!item) return new Refusal('unknown_item', t`This item was not found.`);
  const params = { site: site.code, id: item.id, priceListId: customer.priceListId, customerId, limit: maxRows };
  const rows = await findApplyingRows(db, params);
  const wanted = quantity ?? item.minQty;
  const on = day ?? dayOf(now, site.calendar.timeZone);
  return {
    ...explainPrice(item.listMinor, rows, wanted, on),
    ...{ customer, item, quantity: wanted, day: on },
    steps: priceSteps(item.listMinor, rows, item.minQty, on),
  };
}
