import type { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';

export type RfiResult = { rfi: string; message: string } | { refused: string };

/** Never rejects, because the order is placed already; the RFI's own key lets it be repeated. */
export async function requestOutOfStockLines(
  lines: readonly { item_detail_id: number; itemname: string }[],
): Promise<RfiResult> {
  const item_info = lines.map(({ item_detail_id, itemname }) => ({ item_detail_id, item_name: itemname }));
  const request = { item_info };
  try {
    const reply = await sendOnce('rfi', request, (idempotencyKey) =>
      call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey }),
    );
    if (isRefusal(reply)) return { refused: reply.message };
    writeLocal('reference_number', reply.RefNo);
    return { rfi: reply.RefNo, message: reply.message };
  } catch (cause) {
    return { refused: (cause as Error).message };
  }
}
