import { dayOf } from '../lib/dates.ts';
import { regions } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import { declarations } from './declarations.rule.ts';
import type { DocumentHead } from './documents.table.ts';
import type { OrderFacts } from './order-facts.db.ts';
import { isByTransfer, paymentWords } from './payment-words.rule.ts';

/** What a document of this order says beside its lines; what only some documents say is told. */
export function documentHead(
  site: Site,
  order: OrderFacts,
  creditDays: number | undefined,
  told: Partial<DocumentHead> = {},
): DocumentHead {
  const buyerKind = order.taxForm === 'none' ? ('sez_lut' as const) : order.buyerKind;
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
    payment: paymentWords({ ...order, creditDays }),
    dueOn: '',
    suppliedOn: '',
    dispatch: '',
    carrier: '',
    remark: order.remark ?? '',
    declarations: declarations({ country: site.country, buyerKind }),
    ofInvoice: null,
    reason: '',
    ...(order.paymentMode === 'Offline' && {
      payTo: { account: site.bankAccount, beforeDispatch: isByTransfer(order) },
    }),
    ...told,
  };
}

/** 'Maharashtra (27)': Indian documents name a state with its code. */
const regionWithCode = ({ country }: Pick<Site, 'country'>, id: number, name: string) =>
  country === 'IN' ? `${name} (${String(id).padStart(2, '0')})` : name;

/** The same for a name alone, as addresses keep it. */
export function regionText(country: Site['country'], name: string): string {
  const region = regions[country].find((one) => one.name === name);
  return region ? regionWithCode({ country }, region.id, name) : name;
}
