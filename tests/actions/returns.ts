import { orderDetail } from '../../src/orders/order-page/order-detail.contract.ts';
import { findSiteOrder } from '../../src/orders/orders.db.ts';
import { findReturnRequests } from '../../src/orders/return-requests.db.ts';
import { addReturnPicture } from '../../src/orders/returns/add-return-picture.contract.ts';
import { requestReturn } from '../../src/orders/returns/request-return.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { makePng } from '../fixtures/papers.ts';
import type { TestStore } from '../store/test-store.ts';
import { createConfirmedOrder, dispatchGoods } from './orders.ts';

/** An order of which one line was dispatched and is asked to be returned. */
export async function createReturn(store: TestStore, token: string) {
  const order = await createConfirmedOrder(store, token, [['51105', 9]]);
  const { invoice } = await dispatchGoods(store, order);
  const lines = [{ line_no: 1, quantity: 2, reason: 'damaged' as const }];
  const { body } = await store.call(requestReturn, { order_no: order, invoice, lines, note: '' }, { token });
  if (!body.success) throw new Error(body.message);
  return { order, invoice, returnNo: body.return_no };
}

/** An order of two lines that left, and their invoice. */
export async function sendTwoLines(store: TestStore, token: string) {
  const number = await createConfirmedOrder(store, token, [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const { invoice } = await dispatchGoods(store, number);
  return { number, invoice };
}

export async function returnRequestsOf(store: TestStore, number: string) {
  const [order] = await findSiteOrder(store.database, { site: 'nod', number });
  return findReturnRequests(store.database, { orderId: order?.id ?? 0 });
}

export const addPhoto = (store: TestStore, token: string | undefined, return_no: string, file: Uint8Array) =>
  store.call(addReturnPicture, { return_no }, { ...(token !== undefined && { token }), file });

export const photo = (width = 640) => makePng(width, 480);

export async function photosOf(store: TestStore, token: string, order: string) {
  const { body } = await store.call(orderDetail, { order_no: order }, { token });
  return body.data.returns.flatMap(({ pictures }) => pictures);
}

/** As a browser loads a picture of a page. */
export const loadPicture = (store: TestStore, path: string, cookie: string | undefined, site: SiteCode = 'nod') =>
  store.app.request(
    path,
    { headers: { host: `${site}.localhost`, ...(cookie !== undefined && { cookie }) } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
