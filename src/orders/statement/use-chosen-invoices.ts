import { useState } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { chosenPayment, firstTicked, type PayableInvoice } from './chosen-invoices.rule.ts';

export type ChosenInvoices = ReturnType<typeof useChosenInvoices>;

export function useChosenInvoices(invoices: readonly PayableInvoice[], named: readonly string[]) {
  const { currency } = useSite();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(firstTicked(invoices, named)));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [advance, setAdvance] = useState('');
  const textOf = ({ number, unpaidMinor }: PayableInvoice) =>
    typed[number] ?? formatAmount({ minor: unpaidMinor, currency });
  return {
    ...chosenPayment(invoices, { ticked, typed, advance }),
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
