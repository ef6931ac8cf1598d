import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { CartLine } from '../cart.contract.ts';
import { formatLineIds } from '../lines/line-ids.rule.ts';
import type { WhenSaved } from '../lines/use-line-saves.ts';
import type { checkRfi } from '../rfi-lines/check-rfi.contract.ts';
import { splitSelection } from './select-lines.rule.ts';

/** An order, an RFI, or an order followed by an RFI. */
export type CheckoutKind = 'order' | 'rfi' | 'both';

/** Without `to` the RFI was refused and the dialog can only be closed. */
export type CheckoutConfirmation = { kind: CheckoutKind; message: string; to?: string };

const idsOf = (lines: readonly CartLine[]) => lines.map((line) => line.item_detail_id);

export function useCartCheckout(selected: readonly CartLine[], whenSaved: WhenSaved<number>) {
  const { pages } = useSite();
  const navigate = useNavigate();
  const notePage = useNotePage();
  const { send, busyWith } = useAction<string, CheckoutKind>();
  const [confirmation, setConfirmation] = useState<CheckoutConfirmation>();

  /** A buyer who went on before the quantities were saved stays where they are. */
  function savedHere(ids: readonly number[], next: () => unknown) {
    const isStillHere = notePage();
    return whenSaved(ids, () => (isStillHere() ? next() : undefined));
  }

  async function order(lines: readonly CartLine[]) {
    const ids = formatLineIds(idsOf(lines));
    writeLocal('checkedItem', ids);
    await navigate(`${pages.review}?lines=${ids}`);
  }

  async function confirmRfi(kind: CheckoutKind, lines: readonly CartLine[], to: string) {
    const reply = await call<typeof checkRfi>('POST /api/check_rfq_status/', {
      item_info: idsOf(lines).map((item_id) => ({ item_id })),
    });
    if (isRefusal(reply)) return setConfirmation({ kind, message: reply.message });
    // The review page of an RFI asks; a mixed selection is told here what is ordered first.
    if (kind === 'rfi') return navigate(to);
    setConfirmation({ kind, message: reply.message, to });
  }

  async function proceed(kind: CheckoutKind) {
    if (kind === 'order') return order(selected);
    if (kind === 'rfi') return confirmRfi(kind, selected, `/rfq-review?lines=${formatLineIds(idsOf(selected))}`);
    const split = splitSelection(selected);
    if (!split) return;
    const [orderIds, rfiIds] = [split.order, split.rfi].map((lines) => formatLineIds(idsOf(lines)));
    await confirmRfi(kind, split.rfi, `${pages.review}?lines=${orderIds}&ask=${rfiIds}`);
  }

  const checkOut = (kind: CheckoutKind) =>
    void send(() => savedHere(idsOf(selected), () => proceed(kind)), { about: kind });

  /** Orders these lines, whatever else is selected. */
  const orderOnly = (lines: readonly CartLine[]) =>
    void send(() => savedHere(idsOf(lines), () => order(lines)), { about: 'order' });

  async function requestPart({ item_detail_id: id }: CartLine, quantity: number) {
    const to = `/rfq-review?lines=${id}&quantity=${quantity}`;
    await savedHere([id], () => navigate(to));
  }

  return {
    checkOut,
    orderOnly,
    requestPart: (line: CartLine, quantity: number) => void requestPart(line, quantity),
    pending: busyWith,
    confirmation,
    answer: (isConfirmed: boolean) => {
      setConfirmation(undefined);
      if (isConfirmed && confirmation?.to) void navigate(confirmation.to);
    },
  };
}
