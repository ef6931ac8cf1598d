import { useState } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { chosenPayment, firstChoice, type NamedInvoice, type PayableInvoice } from './chosen-invoices.rule.ts';

export type ChosenInvoices = ReturnType<typeof useChosenInvoices>;

export function useChosenInvoices(invoices: readonly PayableInvoice[], named: readonly NamedInvoice[], ahead: string) {
  const { currency } = useSite();
  const [first] = useState(() => firstChoice(invoices, named));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(first.ticked);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(first.typed);
  const [advance, setAdvance] = useState(ahead);
  const textOf = ({ number, unpaidMinor }: PayableInvoice) =>
    typed[number] ?? formatAmount({ minor: unpaidMinor, currency });
  return {
    ...chosenPayment(invoices, { ticked, typed, advance }),
    isNothingOpen: invoices.length === 0,
    ticked,
    tick: setTicked,
    textOf,
    type: (number: string, text: string) => setTyped((before) => ({ ...before, [number]: text })),
    advance,
    typeAdvance: setAdvance,
    /** Ticks these and no others, whole. */
    chooseOnly: (numbers: readonly string[]) => {
      setTicked(new Set(numbers));
      setTyped({});
    },
  };
}
