import { addItem, type CartLine, displayCart } from '../../../src/cart/cart.contract.ts';
import type { Contract, RequestInput } from '../../../src/lib/contract.ts';
import { salesConfirmation } from '../../../src/orders/checkout/place-order.contract.ts';
import type { Site } from '../../../src/sites/site.ts';
import { type HttpConnection, type RawRequest, rawRequest } from './raw-http-client.ts';

export type ShopRequests = ReturnType<typeof createShopRequests>;

type CallHeaders = { token?: string; key?: string };

export function createShopRequests(site: Site, port: number) {
  const host = `${site.code}.localhost:${port}`;
  const call = <C extends Contract>(contract: C, body: RequestInput<C>, { token, key }: CallHeaders = {}): RawRequest =>
    rawRequest({
      method: contract.method,
      path: `/${contract.path}`,
      host,
      headers: { ...(token && { authorization: `Token ${token}` }), ...(key && { 'idempotency-key': key }) },
      ...(contract.method === 'POST' && { body }),
    });
  return {
    call,
    page: (path: string, token?: string) =>
      rawRequest({
        method: 'GET',
        path,
        host,
        headers: { ...asBrowsersAccept, ...(token !== undefined && { cookie: `auth_key=${token}` }) },
      }),
    add: (token: string, itemIds: readonly number[]) =>
      call(addItem, { item_info: itemIds.map((item_id) => ({ item_id, quantity: '2' })) }, { token }),
    order: (token: string, lines: readonly CartLine[], key: string) =>
      call(salesConfirmation, { item_info: lines.map(reviewed), payment_option: 'credit' }, { token, key }),
    cartRequest: (token: string) => call(displayCart, {}, { token }),
    async cart(caller: HttpConnection, token: string): Promise<CartLine[]> {
      const { body } = await caller.send(call(displayCart, {}, { token }));
      return (JSON.parse(body) as { itemdetails: CartLine[] }).itemdetails;
    },
  };
}

const asBrowsersAccept = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const reviewed = ({ item_detail_id, quantity, amount_per_unit, Availability }: CartLine) => ({
  item_detail_id,
  quantity,
  amount_per_unit,
  Availability,
});
