import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { CartLine } from '../cart.contract.ts';
import { formatLineIds } from '../lines/line-ids.rule.ts';
import { checkRfi } from '../rfi-lines/check-rfi.contract.ts';
import { splitSelection } from './select-lines.rule.ts';

export type CheckoutPath = 'order' | 'rfi' | 'both';

/** Without `to` the RFI was refused and the dialog can only be closed. */
export type CheckoutConfirmation = { exit: CheckoutPath; message: string; to?: string };

const idsOf = (lines: readonly CartLine[]) => lines.map((line) => line.item_detail_id);

/** Waits until every quantity is saved; stays in the cart if one was refused. */
export function useCartCheckout(selected: readonly CartLine[], allSaved: () => Promise<unknown>) {
  const { pages } = useSite();
  const navigate = useNavigate();
  const toast = useToast();
  const [leaving, setLeaving] = useState<CheckoutPath>();
  const [question, setQuestion] = useState<CheckoutConfirmation>();
  const unsaved = useRef(new Set<number>());

  function noteUnsaved({ item_detail_id }: CartLine, differs: boolean) {
    if (differs) unsaved.current.add(item_detail_id);
    else unsaved.current.delete(item_detail_id);
  }

  async function order() {
    const ids = formatLineIds(idsOf(selected));
    writeLocal('checkedItem', ids);
    await navigate(`${pages.review}?lines=${ids}`);
  }

  async function ask(exit: CheckoutPath, lines: readonly CartLine[], to: string) {
    try {
      const reply = await call(checkRfi, { item_info: idsOf(lines).map((item_id) => ({ item_id })) });
      setQuestion({ exit, message: reply.message, ...(!isRefusal(reply) && { to }) });
    } catch (cause) {
      const action = { label: t`Retry`, onPress: () => leave(exit) };
      toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
  }

  async function go(exit: CheckoutPath) {
    if (exit === 'order') return order();
    if (exit === 'rfi') return ask(exit, selected, `/rfq-review?lines=${formatLineIds(idsOf(selected))}`);
    const parts = splitSelection(selected);
    if (!parts) return;
    const [now, later] = [parts.order, parts.ask].map((lines) => formatLineIds(idsOf(lines)));
    await ask(exit, parts.ask, `${pages.review}?lines=${now}&ask=${later}`);
  }

  async function leaveOnceSaved(exit: CheckoutPath) {
    setLeaving(exit);
    await allSaved();
    if (!selected.some((line) => unsaved.current.has(line.item_detail_id))) await go(exit);
    setLeaving(undefined);
  }

  async function askForPart(line: CartLine, pieces: number) {
    await allSaved();
    if (unsaved.current.has(line.item_detail_id)) return;
    await navigate(`/rfq-review?lines=${line.item_detail_id}&quantity=${pieces}`);
  }

  const leave = (exit: CheckoutPath) => void leaveOnceSaved(exit);
  return {
    leave,
    askFor: (line: CartLine, pieces: number) => void askForPart(line, pieces),
    leaving,
    noteUnsaved,
    question,
    answer: (yes: boolean) => {
      setQuestion(undefined);
      if (yes && question?.to) void navigate(question.to);
    },
  };
}
