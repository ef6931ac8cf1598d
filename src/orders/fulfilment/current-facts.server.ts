import { isLegalName } from '../../account/forms/company-name.rule.ts';
import { isTariffNumber } from '../../catalogue/items/tariff-number.rule.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import type { OrderLineRow, OrderRecord } from '../orders.db.ts';
import { findTariffNumbersNow } from './fulfilment.db.ts';

/**
 * An order keeps names and tariff numbers as they were when it was placed. Where the tax office takes them no longer,
 * what staff have corrected since counts: neither changes an amount.
 */
export async function withCurrentTariffNumbers(
  db: Db,
  { country }: Site,
  orderId: number,
  lines: readonly OrderLineRow[],
): Promise<OrderLineRow[]> {
  const isWrong = ({ itemId, hsn }: OrderLineRow) => itemId !== null && !isTariffNumber(hsn, country);
  if (!lines.some(isWrong)) return [...lines];
  const now = new Map((await findTariffNumbersNow(db, { orderId })).map(({ id, hsn }) => [id, hsn]));
  return lines.map((line) => (isWrong(line) ? { ...line, hsn: now.get(line.id) ?? line.hsn } : line));
}

export function withCurrentName(order: OrderRecord): OrderRecord {
  const named = (party: PartySnapshot) => (isLegalName(party.name) ? party : { ...party, name: order.company });
  return { ...order, billTo: named(order.billTo), deliverTo: named(order.deliverTo) };
}
