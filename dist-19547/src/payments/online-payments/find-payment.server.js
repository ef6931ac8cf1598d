                                                                   
                                                
import { findByCartLines, findOpenByCustomer, findSitePayment,                 } from './payments.db.js';

export async function findPaymentByCartLines(
  db    ,
  customerId        ,
  lineIds                   ,
)                                  {
  const [payment] = await findByCartLines(db, { customerId, lineIds: [...lineIds] });
  return payment;
}

export async function findOpenPayment(db    , customerId        )                                  {
  const [payment] = await findOpenByCustomer(db, { customerId });
  return payment;
}

export async function findPaymentOfSite(db    , site      , id        )                                  {
  const [payment] = await findSitePayment(db, { site: site.code, id });
  return payment;
}
