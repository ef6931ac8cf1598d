import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendOnce } from '../../cart/send-once.ts';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Returnable } from './order-returns.contract.ts';
import type { requestReturn } from './request-return.contract.ts';
import { readReturnDraft, saveReturnDraft, type TypedLine, untouchedLine, untouchedReturn } from './return-draft.ts';
import { uploadPhotos } from './return-photos.tsx';

export type RequestReturnDialogProps = {
  orderNo: string;
  returnable: readonly Returnable[];
  /** Whether the dialog is open; the typed texts stay while it is closed, and until they are sent. */
  open: boolean;
  onClose: () => void;
};

type Line = Returnable['lines'][number];

/** Keeps what the buyer has typed, and sends it; `focusLine` is called for what is wrong in a line. */
export function useReturnRequest(
  { orderNo, returnable, open, onClose }: RequestReturnDialogProps,
  focusLine: (lineNo: number, field: 'pieces' | 'reason') => void,
) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, error, refuse } = useAction('page');
  const [typed, setTyped] = useState(() =>
    readReturnDraft(
      orderNo,
      returnable.map((one) => one.invoice),
    ),
  );
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => saveReturnDraft(orderNo, typed, open), [orderNo, typed, open]);
  const invoice = returnable.find((one) => one.invoice === typed.invoice) ?? returnable[0];
  const typedOf = ({ line_no }: Line) => typed.lines[line_no] ?? untouchedLine;

  async function sendTyped() {
    if (!invoice) return;
    setIsChecked(true);
    const filled = invoice.lines.flatMap((line) => {
      const { quantity, reason, part } = typedOf(line);
      const asked = { line_no: line.line_no, quantity: piecesOf(quantity, line), reason };
      return quantity.trim() === '' ? [] : [{ ...asked, ...(part && { part }) }];
    });
    const wrong = filled.find(({ quantity, reason }) => quantity === undefined || reason === '');
    if (wrong) return focusLine(wrong.line_no, wrong.quantity === undefined ? 'pieces' : 'reason');
    if (filled.length === 0) return refuse(t`Please enter how many pieces of which item you return.`);
    const lines = filled.flatMap(({ quantity = 0, reason, ...line }) =>
      reason ? [{ ...line, quantity, reason }] : [],
    );
    const { note, remedy } = typed;
    const request = { order_no: orderNo, invoice: invoice.invoice, lines, note, remedy };
    const sendRequest = (idempotencyKey: string) =>
      call<typeof requestReturn>('POST /api/request_return/', request, { idempotencyKey });
    await send(() => sendOnce('return', request, sendRequest), { onDone: finish });
  }

  async function finish({ return_no, message }: { return_no: string; message: string }) {
    saveReturnDraft(orderNo, untouchedReturn, false);
    const failed = await uploadPhotos(return_no, photos);
    toast({ message });
    if (failed) toast({ kind: 'bad', message: failed.problem });
    onClose();
    setTyped(untouchedReturn);
    setIsChecked(false);
    setPhotos([]);
    await revalidate();
  }

  return {
    busy,
    error,
    photos,
    setPhotos,
    send: sendTyped,
    invoice,
    typedOf,
    note: typed.note,
    setNote: (note: string) => setTyped({ ...typed, note }),
    remedy: typed.remedy,
    setRemedy: (remedy: typeof typed.remedy) => setTyped({ ...typed, remedy }),
    /** What is wrong in a line, once it was sent. */
    wrongIn(line: Line): 'pieces' | 'reason' | undefined {
      const { quantity, reason } = typedOf(line);
      if (!isChecked || quantity.trim() === '') return undefined;
      if (piecesOf(quantity, line) === undefined) return 'pieces';
      return reason === '' ? 'reason' : undefined;
    },
    chooseInvoice(number: string) {
      setTyped({ ...typed, invoice: number, lines: {} });
      setIsChecked(false);
      refuse('');
    },
    changeLine(line: Line, part: Partial<TypedLine>) {
      const lines = { ...typed.lines, [line.line_no]: { ...typedOf(line), ...part } };
      setTyped({ ...typed, invoice: invoice?.invoice ?? '', lines });
      refuse('');
    },
  };
}

/** Undefined unless it is a whole number of pieces that can be returned. */
function piecesOf(text: string, { left }: Line): number | undefined {
  const pieces = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return pieces >= 1 && pieces <= left ? pieces : undefined;
}
