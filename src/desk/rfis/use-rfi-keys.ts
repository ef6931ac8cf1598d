import { type RefObject, useEffect, useRef } from 'react';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { isTyping } from '../keys/is-typing.ts';
import type { RfiDialog } from './rfi-actions.tsx';
import type { DeskOffer } from './rfi-desk.contract.ts';
import type { Answering } from './use-answering.ts';

type Page = {
  answering: Answering;
  offers: readonly DeskOffer[];
  canAnswer: boolean;
  openNext: () => void;
  /** What the customer pays for the current item, and why. */
  openWhy: () => void;
  show: (dialog: RfiDialog) => void;
  close: () => void;
};

const focusField = (page: HTMLElement | null, field: string) =>
  page?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.focus();

/** All work on an RFI by keys. In the price field letters are commands, but for the m of a margin. */
export function useRfiKeys(page: RefObject<HTMLDivElement | null>, state: Page): void {
  const { answering, offers, canAnswer, openNext, openWhy, show, close } = state;
  const focus = (field: string) => focusField(page.current, field);
  /** The item code of an alternative whose price field is to be focused once it is there. */
  const newAlternative = useRef('');

  function withAlt(event: KeyboardEvent): boolean {
    const digit = /^Digit([1-6])$/.exec(event.code)?.[1];
    const offer = digit && offers[Number(digit) - 1];
    if (event.key === '.') openNext();
    else if (!canAnswer) return false;
    else if (event.key === 'Enter') answering.takeAll();
    else if (event.key === 'ArrowDown') answering.takeAll(answering.typed?.price ?? '');
    else if (offer && event.shiftKey) {
      answering.offerToo(offer);
      newAlternative.current = offer.itemCode;
    } else if (offer) answering.offerInstead(offer);
    else return false;
    return true;
  }

  function inRow(event: KeyboardEvent, field: string): boolean {
    if (event.key === 'ArrowDown') answering.go(1);
    else if (event.key === 'ArrowUp') answering.go(-1);
    else if (event.key === 'Enter') answering.take();
    else if (event.key === 'Escape') close();
    else if (field !== 'price') return false;
    else if (event.key === 'd') answering.decline();
    else if (event.key === 'r') focus('note');
    else if (event.key === 'i') focus('item');
    else if (event.key === 'v') focus('until');
    else if (event.key === 'w') show('maker');
    else if (event.key === 's') show('assign');
    else if (event.key === 'p') openWhy();
    else return false;
    return true;
  }

  function beside(event: KeyboardEvent, field: string): boolean {
    if (event.key === 'Escape') focus('price');
    else if (event.key === 'Enter' && (field === 'note' || field === 'reason')) {
      answering.take();
      focus('price');
    } else if (event.key === 'Enter' && (field === 'until' || field === 'also')) focus('price');
    else return false;
    return true;
  }

  function outside(event: KeyboardEvent): boolean {
    if (event.key === 'j' || event.key === 'ArrowDown') answering.go(1);
    else if (event.key === 'k' || event.key === 'ArrowUp') answering.go(-1);
    else if (event.key === 'Escape') close();
    else return false;
    return true;
  }

  const handleKey = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    if (target?.closest('dialog')) return;
    const field = target?.dataset.field ?? '';
    const handled =
      event.ctrlKey || event.metaKey ? withCtrl(event) : event.altKey ? withAlt(event) : plain(event, field);
    if (handled) event.preventDefault();
  };

  function withCtrl(event: KeyboardEvent): boolean {
    if (event.key === 'j') show('go-to');
    else if (event.key === 'h') show('history');
    else if (canAnswer && (event.key === 'Enter' || event.key === 's')) answering.send();
    else return false;
    return true;
  }

  function plain(event: KeyboardEvent, field: string): boolean {
    if (/^(price|quantity|by)$/.test(field)) return inRow(event, field);
    if (field !== '') return beside(event, field);
    return !isTyping(event) && outside(event);
  }

  useDocumentKeydown(handleKey);

  const lineNo = answering.current?.lineNo;
  // The price field is another one while its line is to be declined.
  const isDeclined = lineNo !== undefined && answering.drafts[lineNo]?.declined;
  useEffect(() => {
    const price = page.current?.querySelector<HTMLInputElement>('[data-field="price"]');
    if (price) {
      price.focus({ preventScroll: true });
      price.select();
    }
    page.current?.querySelector(`[data-line="${lineNo}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [page, lineNo, isDeclined]);

  const alternatives = answering.typed?.alternatives;
  useEffect(() => {
    const price = page.current?.querySelector<HTMLInputElement>(`[data-code="${CSS.escape(newAlternative.current)}"]`);
    if (newAlternative.current !== '')
      (price ?? page.current?.querySelector<HTMLInputElement>('[data-field="price"]'))?.select();
    newAlternative.current = '';
  }, [page, alternatives]);

  const asksReason = answering.problem?.field === 'reason';
  useEffect(() => {
    if (asksReason) focusField(page.current, 'reason');
  }, [page, asksReason]);
}
