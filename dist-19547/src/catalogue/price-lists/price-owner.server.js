import { t } from '../../lib/i18n.js';
                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                    
import {
  findPricedCustomer,
  findPricedCustomerByEmail,
  findPriceListName,
  findPriceListsByName,
} from './price-lists.db.js';

/** Whose rows they are: a price list's, or one customer's own. */
                                                                                                               

                                       
               
                                                                              
                        
                          
  

export async function loadPriceOwner(db    , site          , owner            )                                {
  if (owner.priceListId !== null) {
    const [list] = await findPriceListName(db, { site, id: owner.priceListId });
    if (!list) return new Refusal('unknown_owner', t`This price list was not found.`);
    return { ...owner, name: list.name, listId: list.id, listName: list.name };
  }
  const [customer] = await findPricedCustomer(db, { site, id: owner.customerId });
  if (!customer) return new Refusal('unknown_owner', t`This customer was not found.`);
  return { ...owner, name: customer.name, listId: customer.priceListId, listName: customer.priceList };
}

/** By the name of a price list, or by the e-mail address of a customer's user. */
export async function findPriceOwner(db    , site          , name        )                                {
  if (name.includes('@')) {
    const [customer] = await findPricedCustomerByEmail(db, { site, email: name.trim().toLowerCase() });
    if (!customer) return new Refusal('unknown_owner', t`There is no account ${name}.`);
    return { priceListId: null, customerId: customer.id };
  }
  const lists = await findPriceListsByName(db, { site });
  const list = lists.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (list) return { priceListId: list.id, customerId: null };
  const names = lists.map((one) => one.name).join(', ');
  return new Refusal('unknown_owner', t`There is no price list ${name}; write one of ${names}, or an e-mail address.`);
}
