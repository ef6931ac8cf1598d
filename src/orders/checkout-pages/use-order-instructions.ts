import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { checkPurchaseOrder } from '../checkout/check-purchase-order.contract.ts';
import { useReviewDraft } from './use-review-draft.ts';

export type InstructionValues = { purchaseOrderNo: string; wishedDate: string; remark: string };

const none: InstructionValues = { purchaseOrderNo: '', wishedDate: '', remark: '' };

export function useOrderInstructions() {
  const draft = useReviewDraft();
  const [instructions, setInstructions] = useState(none);
  const [duplicateText, setDuplicateText] = useState('');
  const checked = useRef('');

  const restore = useEffectEvent(() => {
    const { purchaseOrderNo = '', wishedDate = '', remark = '' } = draft.read();
    setInstructions({ purchaseOrderNo, wishedDate, remark });
  });
  useEffect(() => restore(), []);

  function change(patch: Partial<InstructionValues>) {
    const next = { ...instructions, ...patch };
    setInstructions(next);
    draft.save(patch);
    if ('purchaseOrderNo' in patch) setDuplicateText('');
  }

  /** The buyer is warned but not stopped: two orders may share a PO number. */
  async function warnOfDuplicate() {
    const number = instructions.purchaseOrderNo.trim();
    checked.current = number;
    if (!number) return;
    const reply = await call<typeof checkPurchaseOrder>('POST /api/check_purchase_order/', {
      purchase_order_no: number,
    }).catch(() => undefined);
    if (reply && !isRefusal(reply) && checked.current === number) setDuplicateText(reply.message);
  }

  return {
    values: instructions,
    duplicateText,
    field: (name: keyof InstructionValues) => ({
      name,
      value: instructions[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: event.currentTarget.value }),
    }),
    warnOfDuplicate: () => void warnOfDuplicate(),
    clear: draft.clear,
  };
}
