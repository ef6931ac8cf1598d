import { dayOf } from '../../lib/dates.js';
import { accountToPay } from '../../sites/bank-account.rule.js';
import { regions } from '../../sites/regions.data.js';
                                                
                                                            
                                                   
import { declarations } from './declarations.rule.js';
import { isPaidByTransfer, paymentDescription } from './payment-description.rule.js';

export function buildDocumentHeader(
  site      ,
  order             ,
  creditDays                    ,
  overrides                          = {},
)                 {
  const buyerKind = order.taxForm === 'none' ? ('sez_lut'         ) : order.buyerKind;
  return {
    country: site.country,
    currency: order.currency,
    taxLabel: site.tax.label,
    taxNumberLabel: site.tax.numberLabel,
    seller: order.seller,
    sellerEmail: site.contact.email,
    sellerPhone: site.contact.phone,
    billTo: order.billTo,
    deliverTo: order.deliverTo,
    taxForm: order.taxForm,
    placeOfSupply: regionWithCode(site, order.placeOfSupplyId, order.placeOfSupply),
    orderNumber: order.number,
    orderedOn: dayOf(order.placedAt, site.calendar.timeZone),
    purchaseOrderNo: order.purchaseOrderNo ?? '',
    payment: paymentDescription({ ...order, creditDays }),
    dueOn: '',
    suppliedOn: '',
    dispatch: '',
    carrier: '',
    remark: order.remark ?? '',
    declarations: declarations({ country: site.country, buyerKind }),
    ofInvoice: null,
    reason: '',
    ...(order.isTest && { isTest: true }),
    ...(order.paymentMode === 'Offline' && {
      payTo: { account: accountToPay(site, order.branchCode), beforeDispatch: isPaidByTransfer(order) },
    }),
    ...overrides,
  };
}

/** 'Maharashtra (27)': Indian documents print a state with its code. */
const regionWithCode = ({ country }                       , id        , name        ) =>
  country === 'IN' ? `${name} (${String(id).padStart(2, '0')})` : name;

export function regionText(country                 , name        )         {
  const region = regions[country].find((one) => one.name === name);
  return region ? regionWithCode({ country }, region.id, name) : name;
}
