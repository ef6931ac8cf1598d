import { type Day, dayOf } from '../../lib/dates.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findBilledPieces } from '../documents/documents.db.ts';
import { findOrderLines, type OrderRecord } from '../orders.db.ts';
import type { OrderChanged } from './order-changed.mail.ts';
import { type MailedPieces, type OrderInMail, orderInMail, wholeOrderInMail } from './order-in-mail.ts';

type Change = Pick<OrderChanged, 'status' | 'slots' | 'note' | 'transferMinor' | 'isByBuyer'> & {
  /** The goods of the mail, where it is not about the whole order. */
  goods?: { pieces: readonly MailedPieces[]; totals?: Pick<OrderInMail, 'subtotalMinor' | 'taxMinor' | 'totalMinor'> };
  now: Date;
};

/** The mail goes to the buyer, with the goods that it is about. */
export async function orderChangedMail(
  db: Db,
  site: Site,
  order: OrderRecord,
  { goods, now, ...news }: Change,
): Promise<Message> {
  const facts = goods
    ? { ...orderInMail(order, goods.pieces), ...goods.totals }
    : await wholeOrder(db, order, dayOf(now, site.calendar.timeZone));
  return { channel: 'mail', receiver: order.email, template: 'order-status', data: { ...facts, ...news } };
}

async function wholeOrder(db: Db, order: OrderRecord, today: Day): Promise<OrderInMail> {
  const rows = await findOrderLines(db, { orderId: order.id });
  const isChanged = rows.some(({ cancelled }) => cancelled > 0);
  return wholeOrderInMail(order, rows, isChanged ? await findBilledPieces(db, { orderId: order.id }) : [], today);
}

export const piecesOfReturn = (
  lines: readonly { itemName: string; unitMinor: number; quantity: number }[],
): MailedPieces[] =>
  lines.map(({ itemName, unitMinor, quantity }) => ({ line: { itemName, unitMinor, maker: '' }, quantity }));

/** The same for the sales desk, about what a buyer did. */
export const copyForStaff = (mail: Message, site: Site): Message => ({
  ...mail,
  receiver: site.contact.email,
  data: { ...mail.data, isForStaff: true },
});
