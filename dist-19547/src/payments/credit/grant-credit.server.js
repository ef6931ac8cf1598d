                                                                   
                                                
import {                   creditTermsErrors, isSameTerms } from './credit-terms.rule.js';
import {
                   
                         
  findTerms,
  findTermsChanges,
  insertTermsChange,
  upsertCreditTerms,
} from './grant-credit.db.js';
import { lockCustomerRow } from './ledger.db.js';

                                                              

/** Applies at once and is kept in the history of the terms. */
export async function grantCredit(
  db    ,
  site      ,
  { note = '', ...terms }                                 ,
)                {
  const [wrong] = creditTermsErrors(terms);
  if (wrong) throw new RangeError(wrong.message);
  await lockCustomerRow(db, terms);
  const [former] = await findTerms(db, terms);
  await upsertCreditTerms(db, site, terms);
  if (!former || !isSameTerms(former, terms)) await insertTermsChange(db, site, former, { ...terms, note });
}

const maxChanges = 100;

export const creditTermsHistory = (db    , site      , customerId        )                               =>
  findTermsChanges(db, { site: site.code, customerId, limit: maxChanges });

export async function currentTerms(db    , customerId        )                              {
  const [terms] = await findTerms(db, { customerId });
  return terms ?? null;
}
