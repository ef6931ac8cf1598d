import { useRevalidator } from 'react-router';
import type { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';

export type RequestedLineInput = { item_detail_id: number; itemname: string; quantity?: number | undefined };

export function useSendRfi(email: string, requested: readonly RequestedLineInput[]) {
  const { revalidate } = useRevalidator();
  const noteHere = useNextPage();
  return useForm({
    initial: { wished_date: '', reference: '', remark: '' },
    draft: `rfi-review:${email}`,
    validate: () => [],
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
      if (isRefusal(reply)) {
        // Lines may have left the cart, also by a request whose reply was lost.
        await revalidate();
        return submissionErrorFrom(reply, notes);
      }
      writeLocal('reference_number', reply.RefNo);
      writeLocal('RFIArrayData', '');
      await goOn(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, reply.message, { replace: true });
      return 'sent';
    },
  });
}
