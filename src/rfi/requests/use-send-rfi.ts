import type { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { useForm } from '../../ui/forms/use-form.ts';

export type RequestedLineInput = { item_detail_id: number; itemname: string; quantity?: number | undefined };

export function useSendRfi(email: string, requested: readonly RequestedLineInput[]) {
  const noteHere = useNextPage();
  return useForm({
    initial: { wished_date: '', reference: '', remark: '' },
    draft: `rfi-review:${email}`,
    send: async (notes) => {
      const item_info = requested.map(({ item_detail_id, itemname, quantity }) => ({
        item_detail_id,
        item_name: itemname,
        ...(quantity !== undefined && { quantity: String(quantity) }),
      }));
      const request = { item_info, ...notes };
      const goOn = noteHere();
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) return reply;
      writeLocal('reference_number', reply.RefNo);
      writeLocal('RFIArrayData', '');
      await goOn(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, reply.message, { replace: true });
      return 'sent';
    },
  });
}
