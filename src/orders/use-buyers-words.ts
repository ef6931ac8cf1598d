import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, refused } from '../ui/call.ts';
import { checkPurchaseOrder } from './check-po.contract.ts';
import { forgetReview, keepReview, readReview } from './review-draft.ts';

export type BuyersWords = { purchaseOrderNo: string; wishedDate: string; remark: string };

const none: BuyersWords = { purchaseOrderNo: '', wishedDate: '', remark: '' };

/** What the buyer with this e-mail adds to an order; kept in this tab until it is placed. */
export function useBuyersWords(email: string) {
  const [words, setWords] = useState(none);
  const [samePo, setSamePo] = useState('');
  const checked = useRef('');

  const restore = useEffectEvent(() => {
    const { purchaseOrderNo = '', wishedDate = '', remark = '' } = readReview(email);
    setWords({ purchaseOrderNo, wishedDate, remark });
  });
  useEffect(() => restore(), []);

  function change(patch: Partial<BuyersWords>) {
    const next = { ...words, ...patch };
    setWords(next);
    keepReview(email, patch);
    if ('purchaseOrderNo' in patch) setSamePo('');
  }

  /** Points out that the number is on another order already; it may be meant so. */
  async function checkPo() {
    const number = words.purchaseOrderNo.trim();
    checked.current = number;
    if (!number) return;
    const reply = await call(checkPurchaseOrder, { purchase_order_no: number }).catch(() => undefined);
    if (reply && !refused(reply) && checked.current === number) setSamePo(reply.message);
  }

  return {
    words,
    /** 'PO-77 is on order NOD26000119 already.', or ''. */
    samePo,
    field: (name: keyof BuyersWords) => ({
      name,
      value: words[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: event.currentTarget.value }),
    }),
    checkPo: () => void checkPo(),
    /** The order is placed. */
    forget: () => forgetReview(email),
  };
}
