import { useLayoutEffect, useState } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import {
  type Choice,
  chosenPayment,
  firstChoice,
  type NamedInvoice,
  type PayableInvoice,
} from './chosen-invoices.rule.ts';

export type ChosenInvoices = ReturnType<typeof useChosenInvoices>;

type Opened = {
  named: readonly NamedInvoice[];
  /** The advance that the address has. */
  ahead: string;
  /** The customer's reference. */
  customer: string;
};

/** What is ticked and typed stays in this tab until its payment begins; an address with other invoices begins anew. */
export function useChosenInvoices(invoices: readonly PayableInvoice[], { named, ahead, customer }: Opened) {
  const { currency } = useSite();
  const draft = ['pay', customer, ...named.map(({ number, part }) => `${number}:${part}`), ahead].join(' ');
  const [choice, setChoice] = useState<Choice>(() => ({ ...firstChoice(invoices, named), advance: ahead }));
  useLayoutEffect(() => setChoice((before) => readPaymentDraft(draft) ?? before), [draft]);
  const { ticked, typed, advance } = choice;
  const change = (next: Partial<Choice>) => {
    setChoice({ ...choice, ...next });
    savePaymentDraft(draft, { ...choice, ...next });
  };
  const textOf = ({ number, unpaidMinor }: PayableInvoice) =>
    typed[number] ?? formatAmount({ minor: unpaidMinor, currency });
  return {
    ...chosenPayment(invoices, choice),
    isNothingOpen: invoices.length === 0,
    ticked,
    tick: (numbers: ReadonlySet<string>) => change({ ticked: numbers }),
    textOf,
    type: (number: string, text: string) => change({ typed: { ...typed, [number]: text } }),
    advance,
    typeAdvance: (text: string) => change({ advance: text }),
    /** Ticks these and no others, whole. */
    chooseOnly: (numbers: readonly string[]) => change({ ticked: new Set(numbers), typed: {} }),
    /** The choice is forgotten once its payment has begun, whose address has it. */
    forget: () => dropPaymentDraft(draft),
  };
}

const partPrefix = 'part ';

/** What was chosen to pay in this tab and neither paid nor begun to be; undefined if nothing was. */
export function readPaymentDraft(name: string): Choice | undefined {
  const { ticked, advance = '', ...parts } = readDraft(name);
  if (ticked === undefined) return undefined;
  const typed = Object.entries(parts).map(([key, text]) => [key.slice(partPrefix.length), text]);
  return { ticked: new Set(ticked.split(',').filter(Boolean)), typed: Object.fromEntries(typed), advance };
}

export function savePaymentDraft(name: string, { ticked, typed, advance }: Choice): void {
  const parts = Object.entries(typed).map(([number, text]) => [partPrefix + number, text]);
  writeDraft(name, { ticked: [...ticked].join(','), advance, ...Object.fromEntries(parts) });
}

export const dropPaymentDraft = (name: string): void => writeDraft(name, {});
