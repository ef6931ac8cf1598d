import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../lib/say.ts';
import { checkRfqStatus } from '../rfi/check-rfi.contract.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';
import { useSite } from '../ui/site-context.tsx';
import { useToast } from '../ui/toast-context.ts';
import type { CartLine } from './cart.contract.ts';
import { lineIdsText } from './line-ids.rule.ts';
import { twoExits } from './select-lines.rule.ts';

/** The ways out of the cart: an order, an RFI, or the order first and then the RFI. */
export type Exit = 'order' | 'rfi' | 'both';

/** What is asked before the cart is left: the server's sentence on the RFI, and where OK leads; nowhere when it was refused. */
export type ExitQuestion = { exit: Exit; message: string; to?: string };

const idsOf = (lines: readonly CartLine[]) => lines.map((line) => line.item_detail_id);

/** Leaves the cart with the ticked lines, once every quantity on its way is saved; not with one that is refused. */
export function useExits(ticked: readonly CartLine[], allSaved: () => Promise<unknown>) {
  const { pages } = useSite();
  const navigate = useNavigate();
  const toast = useToast();
  const [leaving, setLeaving] = useState<Exit>();
  const [question, setQuestion] = useState<ExitQuestion>();
  const unsaved = useRef(new Set<number>());

  function noteUnsaved({ item_detail_id }: CartLine, differs: boolean) {
    if (differs) unsaved.current.add(item_detail_id);
    else unsaved.current.delete(item_detail_id);
  }

  async function order() {
    const ids = lineIdsText(idsOf(ticked));
    keep('checkedItem', ids);
    await navigate(`${pages.review}?lines=${ids}`);
  }

  async function ask(exit: Exit, lines: readonly CartLine[], to: string) {
    try {
      const reply = await call(checkRfqStatus, { item_info: idsOf(lines).map((item_id) => ({ item_id })) });
      setQuestion({ exit, message: reply.message, ...(!refused(reply) && { to }) });
    } catch (cause) {
      const action = { label: say`Retry`, onPress: () => leave(exit) };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action });
    }
  }

  async function go(exit: Exit) {
    if (exit === 'order') return order();
    if (exit === 'rfi') return ask(exit, ticked, `/rfq-review?lines=${lineIdsText(idsOf(ticked))}`);
    const parts = twoExits(ticked);
    if (!parts) return;
    const [now, later] = [parts.order, parts.ask].map((lines) => lineIdsText(idsOf(lines)));
    await ask(exit, parts.ask, `${pages.review}?lines=${now}&ask=${later}`);
  }

  async function leaveOnceSaved(exit: Exit) {
    setLeaving(exit);
    await allSaved();
    if (!ticked.some((line) => unsaved.current.has(line.item_detail_id))) await go(exit);
    setLeaving(undefined);
  }

  async function askForPart(line: CartLine, pieces: number) {
    await allSaved();
    if (unsaved.current.has(line.item_detail_id)) return;
    await navigate(`/rfq-review?lines=${line.item_detail_id}&quantity=${pieces}`);
  }

  const leave = (exit: Exit) => void leaveOnceSaved(exit);
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
