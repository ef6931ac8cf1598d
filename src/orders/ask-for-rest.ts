import { requestKey } from '../cart/request-key.ts';
import { customerMaster } from '../rfi/send-rfi.contract.ts';
import { call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';

export type RestAsked = { rfi: string } | { refused: string };

/**
 * Sends the lines of the cart that were not in stock as an RFI, after the order of the others; with a key of its own, so
 * that it can be repeated. It never fails: the order stands, whatever becomes of this.
 */
export async function askForRest(lines: readonly { item_detail_id: number; itemname: string }[]): Promise<RestAsked> {
  const item_info = lines.map(({ item_detail_id, itemname }) => ({ item_detail_id, item_name: itemname }));
  const request = { item_info };
  try {
    const reply = await call(customerMaster, request, { idempotencyKey: requestKey('rfi', request) });
    if (refused(reply)) return { refused: reply.message };
    keep('reference_number', reply.RefNo);
    return { rfi: reply.RefNo };
  } catch (cause) {
    return { refused: (cause as Error).message };
  }
}
