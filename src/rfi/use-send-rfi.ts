import { useNavigate } from 'react-router';
import { requestKey } from '../cart/request-key.ts';
import { call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';
import { problemOf, useForm } from '../ui/use-form.ts';
import { customerMaster } from './send-rfi.contract.ts';

/** A cart line to be asked for; all of it where no quantity is told. */
export type Asked = { item_detail_id: number; itemname: string; quantity?: number | undefined };

/** What the buyer tells the sales desk, and sending it with the lines: once, however often it is pressed or repeated. */
export function useSendRfi(asked: readonly Asked[]) {
  const navigate = useNavigate();
  return useForm({
    initial: { wished_date: '', reference: '', remark: '' },
    draft: 'rfi-review',
    check: () => [],
    send: async (words) => {
      const item_info = asked.map(({ item_detail_id, itemname, quantity }) => ({
        item_detail_id,
        item_name: itemname,
        ...(quantity !== undefined && { quantity: String(quantity) }),
      }));
      const request = { item_info, ...words };
      const reply = await call(customerMaster, request, { idempotencyKey: requestKey('rfi', request) });
      if (refused(reply)) return problemOf(reply, words);
      keep('reference_number', reply.RefNo);
      keep('RFIArrayData', '');
      await navigate(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, { replace: true });
      return 'sent';
    },
  });
}
