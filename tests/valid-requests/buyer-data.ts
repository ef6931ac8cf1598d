import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { createStaffSession, findStaffByEmail } from '../../src/account/staff/staff.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { addItem, type CartLine, displayCart } from '../../src/cart/cart.contract.ts';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import type { Role } from '../../src/demo/people.data.ts';
import { createOrder } from '../../src/orders/checkout/pay-online.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import type { Database } from '../../src/server/database/database.server.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { callStore } from '../store/call-running-store.ts';
import { type DeskIds, findDeskIds } from './desk-ids.ts';

export const roles: readonly Role[] = ['active', 'newbalance0', 'overdue', 'approval', 'pending', 'unregistered'];

export type BuyerData = {
  site: SiteCode;
  email: string;
  lines: readonly CartLine[];
  itemIds: readonly number[];
  order: string;
  rfi: string;
  payment: string;
  addressId: number;
  deskIds: DeskIds;
};

export async function createDemoSession(database: Database, site: SiteCode, role: Role): Promise<string> {
  const [user] = await findUserByEmail(database, { site, email: `${role}@${site}.example` });
  if (!user) throw new Error(`there is no ${role}@${site}.example`);
  return createSession(database, site, user.userId, new Date());
}

export async function createDemoStaffSession(database: Database, role: StaffRole): Promise<string> {
  const [person] = await findStaffByEmail(database, { email: demoStaffEmail(role) });
  if (!person) throw new Error(`there is no ${demoStaffEmail(role)}`);
  return createStaffSession(database, person.id, new Date(), { userAgent: '', address: '' });
}

export async function prepareBuyer(database: Database, port: number, site: SiteCode): Promise<BuyerData> {
  const from = { port, site, token: await createDemoSession(database, site, 'active') };
  const { rows: items } = await database.$client.query<{ id: number }>(
    `select i.id from items i join stock s on s.item_id = i.id
      where i.site = $1 and i.list_minor > 0 and i.min_qty = 1 and i.order_multiple = 1 and s.on_hand - s.reserved > 20
      order by i.popularity desc, i.id limit 12`,
    [site],
  );
  const itemIds = items.map(({ id }) => id);
  const fill = async (chosen: readonly number[]) => {
    await callStore(addItem, { item_info: chosen.map((item_id) => ({ item_id, quantity: 2 })) }, from);
    const cart = await callStore(displayCart, {}, from);
    return cart.success ? cart.itemdetails : [];
  };
  const ordered = await fill(itemIds.slice(0, 2));
  const order = await callStore(salesConfirmation, { item_info: toReviewedLines(ordered.slice(0, 1)) }, from);
  const rfiLines = await fill(itemIds.slice(2, 4));
  const rfi = await callStore(
    sendRfi,
    { item_info: rfiLines.slice(0, 1).map(({ item_detail_id }) => ({ item_detail_id })) },
    from,
  );
  const lines = await fill(itemIds.slice(4, 8));
  const payment = await callStore(createOrder, { cart_items: toReviewedLines(lines.slice(0, 1)) }, from);
  const { rows: addresses } = await database.$client.query<{ id: number }>(
    "select a.id from addresses a join users u using (customer_id) where u.email = $1 and u.site = $2 and purpose = 'delivery' limit 1",
    [`active@${site}.example`, site],
  );
  return {
    site,
    email: `active@${site}.example`,
    lines,
    itemIds,
    order: order.success ? order.myscno : '',
    rfi: rfi.success ? rfi.RefNo : '',
    payment: payment.success ? payment.orderID : '',
    addressId: addresses[0]?.id ?? 0,
    deskIds: await findDeskIds(database, site),
  };
}
