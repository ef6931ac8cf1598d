import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { type BilledPieces, keptTax } from '../documents/tax-share.rule.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import type { OrderLineRow, OrderRecord } from '../orders.db.ts';
import { owedBy } from '../owed-by.rule.ts';
import type { PaymentOption } from '../payment-mode.data.ts';

/** Optional is what a mail that was queued by an earlier version does not have. */
export type LineInMail = {
  name: string;
  maker: string;
  quantity: number;
  unitMinor?: number;
  totalMinor?: number;
  expectedOn?: Day | '';
};

/** Each mail about an order tells these facts of it, and the outbox stores them. */
export type OrderInMail = {
  orderNumber: string;
  company: string;
  currency?: Currency;
  paymentOption?: PaymentOption | 'online';
  /** The reference of an online payment; other orders have none. */
  paymentReference?: string;
  purchaseOrder?: string;
  deliverTo?: string;
  lines?: readonly LineInMail[];
  subtotalMinor?: number;
  taxMinor?: number;
  totalMinor?: number;
};

type MailedOrder = Pick<
  OrderRecord,
  'number' | 'company' | 'currency' | 'paymentMode' | 'paymentOption' | 'purchaseOrderNo' | 'deliverTo'
> & { paymentReference?: string | null };

export type MailedPieces = {
  line: Pick<OrderLineRow, 'itemName' | 'maker' | 'unitMinor'>;
  quantity: number;
  expectedOn?: Day | '';
};

export const orderInMail = (order: MailedOrder, pieces: readonly MailedPieces[]) =>
  ({
    orderNumber: order.number,
    company: order.company,
    currency: order.currency,
    paymentOption: order.paymentMode === 'Online' ? 'online' : order.paymentOption,
    paymentReference: order.paymentReference ?? '',
    purchaseOrder: order.purchaseOrderNo ?? '',
    deliverTo: addressText(order.deliverTo),
    lines: pieces.map(({ line, quantity, expectedOn = '' }) => ({
      name: line.itemName,
      maker: line.maker,
      quantity,
      unitMinor: line.unitMinor,
      totalMinor: line.unitMinor * quantity,
      expectedOn,
    })),
  }) satisfies OrderInMail;

function addressText({ line, city, pincode, region, contactName, contactPhone }: PartySnapshot): string {
  const person = [contactName, contactPhone].filter(Boolean).join(', ');
  return [line, formatCityLine(city, pincode, region), person].filter(Boolean).join('\n');
}

/** The order as it stands: what is not cancelled, or all that was ordered once everything is. */
export function wholeOrderInMail(
  order: MailedOrder & { taxForm: TaxTreatment },
  rows: readonly OrderLineRow[],
  billed: readonly BilledPieces[],
  today: Day,
): OrderInMail {
  const isCancelled = rows.every((row) => row.cancelled === row.ordered);
  const kept = rows.map((row) => {
    const line = isCancelled ? { ...row, cancelled: 0 } : row;
    const owed = row.ordered - row.dispatched - row.cancelled;
    return {
      line,
      quantity: line.ordered - line.cancelled,
      taxMinor: keptTax(line, order.taxForm, billed),
      expectedOn: owedBy({ owed, expectedOn: row.expectedOn }, today),
    };
  });
  const pieces = kept.filter(({ quantity }) => quantity > 0);
  const subtotalMinor = sum(pieces, ({ line, quantity }) => line.unitMinor * quantity);
  const taxMinor = sum(pieces, (one) => one.taxMinor);
  return { ...orderInMail(order, pieces), subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor };
}
