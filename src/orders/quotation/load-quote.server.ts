import { expectedDayOf } from '../../cart/lines/active-quote.rule.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { orderedInstead } from '../../rfi/alternatives.rule.ts';
import { loadQuotedRfi, type QuotedRfi } from '../../rfi/queue/quoted-rfi.server.ts';
import { rfiLineState } from '../../rfi/rfi-line-state.rule.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { currentStanding } from '../checkout/lock-checkout.server.ts';
import { snapshotParty, snapshotSeller } from '../checkout/party-snapshot.server.ts';
import { type BuyerRow, findBuyer } from '../checkout/place-order.db.ts';
import { placeOfSupplyOf } from '../checkout/price-checkout.server.ts';
import { regionWithCode } from '../documents/document-header.server.ts';
import { splitTax } from '../documents/tax-parts.rule.ts';
import { paymentTerms } from './payment-terms.rule.ts';
import { quotationNumber, revisionsOf } from './quotation-number.rule.ts';
import type { PrintedQuoteLine, QuotePrint, UnpricedLine } from './quote-print.ts';

const defaultAddress = 0;

/** Undefined for an unknown RFI, without lines if nothing of it can be ordered. */
export async function loadQuote(
  db: Db,
  site: Site,
  number: string,
  now: Date,
): Promise<Omit<QuotePrint, 'shop'> | undefined> {
  const rfi = await loadQuotedRfi(db, site, number);
  if (!rfi) return undefined;
  const { head, lines: rows, events } = rfi;
  const { customerId, userId } = head;
  const [buyer] = await findBuyer(db, { customerId, userId, addressId: defaultAddress });
  if (!buyer) return undefined;
  const supply = placeOfSupplyOf(site, buyer);
  const days = siteDates(site, now);
  const { timeZone } = site.calendar;
  const revisions = revisionsOf(events);
  const [replaced, latest] = [revisions.at(-2), revisions.at(-1)];
  return {
    site,
    rfiNumber: number,
    quotation: {
      number: quotationNumber(number, latest?.revision ?? 1),
      revision: latest?.revision ?? 1,
      replacedOn: replaced ? dayOf(replaced.madeAt, timeZone) : '',
    },
    day: dayOf(latest?.madeAt ?? now, timeZone),
    head: { ...headOf(site, head, buyer), taxForm: supply.taxTreatment },
    buyer: { name: head.buyer, email: head.email },
    contact: head.assignee ?? '',
    reference: head.reference ?? '',
    askedOn: dayOf(head.askedAt, timeZone),
    payment: paymentTerms({
      standing: currentStanding(buyer, { site, now }),
      creditDays: buyer.periodDays,
      online: site.onlinePayment,
      transferAllowed: buyer.transferAllowed,
    }),
    lines: rows.flatMap((row): PrintedQuoteLine[] => {
      const { quotedMinor: unitMinor, quotedOn, validUntil, quotedQuantity } = row;
      if (rfiLineState(row, days.today) !== 'Stock' || unitMinor === null || !quotedOn || !validUntil) return [];
      const { lineNo, itemName, maker, itemCode, category, hsn, origin, askedAs, taxBp, unit, quantityAsked } = row;
      const quantity = quotedQuantity ?? quantityAsked;
      const taxableMinor = unitMinor * quantity;
      const item = { lineNo, itemName, maker, itemCode, category, hsn, origin, unit, askedAs };
      const tax = { taxBp, ...splitTax(lineTax(taxableMinor, taxBp, supply.taxTreatment), supply.taxTreatment) };
      const amounts = { quantity, quantityAsked, unitMinor, taxableMinor, ...tax };
      const expectedOn = expectedDayOf(quotedOn, days);
      const note = row.answerNote ?? '';
      return [{ ...item, ...amounts, alternativeTo: row.alternativeTo ?? 0, expectedOn, validUntil, note }];
    }),
    unpriced: rows.flatMap((row): UnpricedLine[] => {
      const state = rfiLineState(row, days.today);
      // What staff offered beside a line is no line of the buyer's.
      if (state === 'Stock' || row.alternativeTo !== null || orderedInstead(row, rows)) return [];
      const { lineNo, itemName, maker, quantityAsked: quantity } = row;
      const day = { 'Awaiting quote': row.makerUntil, Expired: row.validUntil }[state as string] ?? '';
      return [{ lineNo, itemName, maker, quantity, state, day, reason: row.answerNote ?? '' }];
    }),
  };
}

const noAddress = { line: '', regionId: 0, city: '', pincode: '', contactName: null, contactPhone: null };

/** The parties as an order would name them today. */
function headOf(site: Site, { company, currency }: QuotedRfi['head'], buyer: BuyerRow) {
  const supply = placeOfSupplyOf(site, buyer);
  const name = supply.billTo?.name ?? company;
  const { delivery, billing } = buyer;
  return {
    country: site.country,
    currency,
    taxLabel: site.tax.label,
    taxNumberLabel: site.tax.numberLabel,
    seller: snapshotSeller(site),
    sellerPhone: site.contact.phone,
    sellerEmail: site.contact.email,
    billTo: snapshotParty(site, name, supply.taxNumber, { ...(billing ?? noAddress), ...supply.billTo }),
    deliverTo: snapshotParty(site, name, supply.taxNumber, delivery ?? noAddress),
    placeOfSupply: regionWithCode(site, supply.regionId, supply.name),
  };
}
