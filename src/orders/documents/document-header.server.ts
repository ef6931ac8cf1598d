import { dayOf } from '../../lib/dates.ts';
import { accountToPay } from '../../sites/bank-account.rule.ts';
import { regions } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { DocumentHeader } from '../documents.table.ts';
import type { OrderRecord } from '../orders.db.ts';
import { declarations } from './declarations.rule.ts';
import { isPaidByTransfer, paymentDescription } from './payment-description.rule.ts';

export function buildDocumentHeader(
  site: Site,
  order: OrderRecord,
  creditDays: number | undefined,
  overrides: Partial<DocumentHeader> = {},
): DocumentHeader {
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
    declarations: declarations({ country: site.country, buyerKind: kindOfSupply(order) }),
    ofInvoice: null,
    reason: '',
    ...(order.isTest && { isTest: true }),
    ...(order.paymentMode === 'Offline' && {
      payTo: { account: accountToPay(site, order.branchCode), beforeDispatch: isPaidByTransfer(order) },
    }),
    ...overrides,
  };
}

/** Tax was decided when the order was placed; the registration may have become another kind since. */
function kindOfSupply({ taxForm, buyerKind }: OrderRecord): OrderRecord['buyerKind'] {
  if (taxForm === 'none') return 'sez_lut';
  return taxForm === 'integrated' && buyerKind !== 'regular' ? 'sez_with_payment' : 'regular';
}

/** 'Maharashtra (27)': Indian documents print a state with its code. */
export const regionWithCode = ({ country }: Pick<Site, 'country'>, id: number, name: string) =>
  country === 'IN' ? `${name} (${String(id).padStart(2, '0')})` : name;

export function regionText(country: Site['country'], name: string): string {
  const region = regions[country].find((one) => one.name === name);
  return region ? regionWithCode({ country }, region.id, name) : name;
}
