import { addDeliveryNoteAtDesk } from '../../src/desk/orders/delivery-notes.contract.ts';
import { orderAtDesk } from '../../src/desk/orders/order-record.contract.ts';
import { orderDetail } from '../../src/orders/order-page/order-detail.contract.ts';
import { makePng } from '../fixtures/papers.ts';
import type { TestStore } from '../store/test-store.ts';
import { createConfirmedOrder, dispatchGoods } from './orders.ts';

export async function createDispatchedOrder(store: TestStore, token: string): Promise<string> {
  const number = await createConfirmedOrder(store, token, [['51105', 3]]);
  await dispatchGoods(store, number);
  return number;
}

export const loadOrderAtDesk = async (store: TestStore, desk: string, number: string) =>
  (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;

/** As staff who have just looked at the order: a scan, because each PDF is opened in a process of its own. */
export async function addNote(
  store: TestStore,
  desk: string,
  number: string,
  { file, seen, name = 'signed.pdf', dispatchNo = 1 }: Partial<AddedNote> = {},
) {
  const request = { site: 'nod' as const, number, dispatchNo, name };
  const last = seen ?? (await loadOrderAtDesk(store, desk, number)).seen;
  return store.call(addDeliveryNoteAtDesk, { ...request, seen: last }, { desk, file: file ?? makePng() });
}

type AddedNote = { file: Uint8Array; seen: number; name: string; dispatchNo: number };

export const noteOf = async (store: TestStore, token: string, order_no: string) =>
  (await store.call(orderDetail, { order_no }, { token })).body.data.dispatches[0]?.signed_note;
