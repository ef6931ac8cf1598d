// What a buyer chooses to pay: ticked invoices whole or in part, and an advance. A bad amount is marked and not counted.

import { sum } from '../../lib/sum.ts';
import { minDebtMinor } from '../../payments/credit/overdue.rule.ts';
import { readPart } from '../../payments/invoice-payments/invoice-payment.rule.ts';

export type PayableInvoice = { number: string; unpaidMinor: number; daysOver: number; isOverdue: boolean };

/** `typed` is by number; what is not typed is paid whole. */
export type Choice = { ticked: ReadonlySet<string>; typed: Readonly<Record<string, string>>; advance: string };

export type ChosenPayment = {
  parts: readonly { number: string; amountMinor: number }[];
  /** Ticked, and what is typed is no amount or more than is unpaid. */
  bad: ReadonlySet<string>;
  advanceMinor: number;
  isAdvanceBad: boolean;
  totalMinor: number;
  overdueAfterMinor: number;
};

const maxAdvanceMinor = 1_000_000_000_00;

export function chosenPayment(invoices: readonly PayableInvoice[], { ticked, typed, advance }: Choice): ChosenPayment {
  const chosen = invoices
    .filter(({ number }) => ticked.has(number))
    .map(({ number, unpaidMinor }) => {
      const text = typed[number];
      return { number, amountMinor: text === undefined ? unpaidMinor : readPart(text, unpaidMinor) };
    });
  const parts = chosen.flatMap(({ number, amountMinor }) => (amountMinor ? [{ number, amountMinor }] : []));
  const advanceMinor = advance.trim() === '' ? 0 : readPart(advance, maxAdvanceMinor);
  const paidOf = (number: string) => parts.find((part) => part.number === number)?.amountMinor ?? 0;
  const overdue = invoices.filter(({ isOverdue }) => isOverdue);
  const restOf = ({ number, unpaidMinor }: PayableInvoice) => unpaidMinor - paidOf(number);
  return {
    parts,
    bad: new Set(chosen.flatMap(({ number, amountMinor }) => (amountMinor ? [] : [number]))),
    advanceMinor: advanceMinor ?? 0,
    isAdvanceBad: advanceMinor === undefined,
    totalMinor: sum(parts, (part) => part.amountMinor) + (advanceMinor ?? 0),
    overdueAfterMinor: sum(
      overdue.filter((one) => restOf(one) >= minDebtMinor),
      restOf,
    ),
  };
}

/** An invoice that the address names, and the part to pay of it; '' is all. */
export type NamedInvoice = { number: string; part: string };

/** 'NM/26-27/000058,NM/26-27/000092:40000.00' */
export function readNamed(text: string): NamedInvoice[] {
  const names = text.split(',', maxNamed).filter(Boolean);
  return names.map((name) => {
    const [number = '', part = ''] = name.split(':', 2);
    return { number, part };
  });
}

/** At most this many invoices can be paid at once. */
const maxNamed = 200;

/** The invoices that the address names, else those past their due day; a part is typed as the buyer would. */
export function firstChoice(invoices: readonly PayableInvoice[], named: readonly NamedInvoice[]) {
  const known = named.filter(({ number }) => invoices.some((one) => one.number === number));
  const pastDue = invoices.filter(({ daysOver }) => daysOver > 0);
  return {
    ticked: new Set((known.length > 0 ? known : pastDue).map(({ number }) => number)),
    typed: Object.fromEntries(known.flatMap(({ number, part }) => (part ? [[number, part]] : []))),
  };
}
