                                              
                                                
                                                                     
import { itemHref } from '../items/item-link.rule.js';

/** Without prices and stock, so that it is the same for everybody. */
                         
                                                                       
                  
           
                
                                
  

const maxSubstitutes = 7;

                                                                                                              

export function createDataSheet({ site, address, day, item, others }                )            {
  const { code, name, legalName, contact, logo } = site;
  return {
    site: { code, name, legalName, contact, logo },
    address: address + itemHref(site, { itemid: item.itemid }),
    day,
    item,
    others: others.slice(0, maxSubstitutes),
  };
}
