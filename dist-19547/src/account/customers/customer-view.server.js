                                                                   
import { regionName } from '../../sites/regions.data.js';
                                                
import {                  findAddresses } from '../addresses/addresses.db.js';
import { findPaperRequests,                   } from '../papers/paper-requests.db.js';
import { findPapers,               } from '../papers/papers.db.js';
import {                      taxNumberChecks } from '../tax-registration/tax-number-checks.rule.js';
import { findCustomerHistory,                   } from './customer-history.db.js';
import {                    findNotes } from './customer-notes.db.js';
import {
                     
                      
                            
  findCustomerFacts,
  findOtherHolders,
  findPeople,
  findRegistrations,
  findSignInEmail,
} from './customer-view.db.js';

                                                               
                                                                   
                                                       
                                                             

                                                          
                 
                                  
                           
  

                                            
                           
                                       
                          
                        
                      
                     
                                
  

const maxNotes = 200;
const maxPapers = 40;
const maxOtherHolders = 10;

/** All that the account area knows of one customer; undefined when the site has none with this id. */
export async function viewCustomer(db    , site      , customerId        )                                    {
  const [facts] = await findCustomerFacts(db, { site: site.code, customerId });
  if (!facts) return undefined;
  const [people, registrations, addresses, notes, papers, paperRequests] = await Promise.all([
    findPeople(db, { customerId }),
    findRegistrations(db, { customerId }),
    findAddresses(db, { customerId }),
    findNotes(db, { site: site.code, customerId, limit: maxNotes }),
    findPapers(db, { customerId, limit: maxPapers }),
    findPaperRequests(db, { customerId }),
  ]);
  const states = addresses.map(({ regionId }) => regionName(site.country, regionId)).filter(Boolean);
  const checked = registrations.map((one) => checkRegistration(db, site, { ...one, customerId, states }));
  return { ...facts, people, registrations: await Promise.all(checked), addresses, notes, papers, paperRequests };
}

                                                                                        

async function checkRegistration(db    , site      , { customerId, states, ...registration }         ) {
  const number = registration.pendingNumber ?? registration.number;
  const pan = site.tax.plainName === 'gst' ? number.slice(2, 12) : '';
  const others = await findOtherHolders(db, { site: site.code, customerId, number, pan, limit: maxOtherHolders });
  return {
    ...registration,
    region: regionName(site.country, registration.regionId),
    checks: taxNumberChecks(number, site, { states, others }),
  };
}

/** By which staff functions name the account; undefined when the site has no such customer. */
export async function signInEmail(db    , site      , customerId        )                              {
  const [user] = await findSignInEmail(db, { site: site.code, customerId });
  return user?.email;
}

export const historyPageSize = 50;

/** What was done to this customer, newest first; `before` is the last id of the page before, 0 for the first. */
export const customerHistory = (db    , site      , customerId        , before        )                          =>
  findCustomerHistory(db, { site: site.code, customerId, before, limit: historyPageSize });
