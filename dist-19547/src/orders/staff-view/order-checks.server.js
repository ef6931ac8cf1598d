import { accountForStaff,                   } from '../../account/customers/staff-view.server.js';
import { findCreditStatus } from '../../payments/credit/credit.server.js';
                                                                   
                                                
import { findOrdersByPo } from '../order-page/order-detail.db.js';
                                                   

                                                       

const verified = 2;

/** What staff look at before they approve an order: the tax number, the address, the PO number, what is overdue. */
export async function checkOrder(db    , site      , order             , now      )                        {
  const { customerId, purchaseOrderNo, number } = order;
  const [account, credit, samePo] = await Promise.all([
    accountForStaff(db, site, order.email),
    findCreditStatus(db, site, customerId, now),
    purchaseOrderNo ? findOrdersByPo(db, { customerId, po: purchaseOrderNo }) : [],
  ]);
  const others = samePo.map((one) => one.number).filter((one) => one !== number);
  const flags = account?.flags ?? [];
  return [
    { ok: !credit.overdue, text: credit.overdue ? 'An invoice of this customer is overdue.' : 'Nothing is overdue.' },
    addressCheck(order, account),
    ...(flags.length > 0
      ? flags.map((text) => ({ ok: false, text }))
      : [{ ok: true, text: `The ${site.tax.numberLabel} fits.` }]),
    { ok: others.length === 0, text: poText(purchaseOrderNo, others) },
  ];
}

function addressCheck({ deliveryAddressId }             , account                          )             {
  const address = account?.addresses.find((one) => one.id === deliveryAddressId);
  if (address?.approvalStatus === verified) return { ok: true, text: 'The delivery address is verified.' };
  return { ok: false, text: 'The delivery address is not verified.' };
}

function poText(purchaseOrderNo               , others                   )         {
  if (!purchaseOrderNo) return 'No PO number was given.';
  return others.length === 0 ? 'The PO number is used once.' : `The PO number is also on ${others.join(', ')}.`;
}
