import {                   checkDecision } from '../../account/customers/decide-account.server.js';
import { withLockedAccount } from '../../account/customers/locked-account.server.js';
import { checkPriceList,                     } from '../../account/customers/set-price-list.server.js';
import { checkSalesManager } from '../../account/customers/set-sales-manager.server.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
                                                                  
                                                          
import { currentTerms } from './grant-credit.server.js';
import { checkCreditTerms, termsChangedMeanwhile } from './set-credit-terms.server.js';

/** The account as the page showed it; approving is refused when any of it has changed. */
                            
                       
                            
                    
                       
  

                        
                
                                     
                            
                                             
                    
                       
                       
                     
             
            
  

/** Makes an account Active with its terms, price list and sales manager; all of it or nothing, and one mail. */
export function approveAccount(
  database          ,
  site      ,
  { email, terms, priceList, salesManager, seen, by, now }          ,
  findPriceLists                ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const who = { by, now };
    const { customerId, company, email: receiver } = account;
    const checked = [
      await checkDecision(db, site, account, { decision: 'approve', reason: '', seen: seen.account, ...who }),
      terms
        ? await checkCreditTerms(db, site, account, { ...terms, note: '', seen: seen.terms, ...who })
        : await termsChangedMeanwhile(db, site, customerId, seen.terms),
      await checkPriceList(db, site, account, { priceList, seen: seen.priceList, ...who }, findPriceLists),
      await checkSalesManager(db, site, account, { salesManager, seen: seen.salesManager, ...who }),
    ];
    for (const one of checked) if (one instanceof Refusal) return one;
    for (const one of checked) if (one && !(one instanceof Refusal) && one.isNew) await one.save();
    const agreed = await currentTerms(db, customerId);
    const data                  = { company, terms: agreed, hasOwnPrices: priceList !== '', salesManager };
    await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'account-approved', data }]);
    return undefined;
  });
}
