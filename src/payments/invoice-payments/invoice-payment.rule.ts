// A buyer pays at most what is unpaid of each open invoice, and an advance beside them, within the site's online limit.

import { sum } from '../../lib/sum.ts';

type Part = { reference: string; amountMinor: number };

/** The parts of open invoices, and money for invoices to come. */
export type WantedPayment = { invoices: readonly Part[]; advanceMinor: number };

export const totalOfPayment = ({ invoices, advanceMinor }: WantedPayment): number =>
  sum(invoices, (part) => part.amountMinor) + advanceMinor;

type Facts = {
  open: readonly { reference: string; openMinor: number }[];
  mayPayInAdvance: boolean;
  leastMinor: number;
  maxOnlineMinor: number;
};

export type InvoicePaymentRefusal =
  | { why: 'nothing_to_pay' | 'advance_not_allowed' | 'too_little' | 'above_online_limit' }
  | { why: 'named_twice' | 'not_open'; number: string }
  | { why: 'too_much'; number: string; openMinor: number };

/** The first reason; undefined when it can be paid. */
export function invoicePaymentRefusal(wanted: WantedPayment, facts: Facts): InvoicePaymentRefusal | undefined {
  const { invoices, advanceMinor } = wanted;
  if (invoices.length === 0 && advanceMinor === 0) return { why: 'nothing_to_pay' };
  if (advanceMinor > 0 && !facts.mayPayInAdvance) return { why: 'advance_not_allowed' };
  const refused = invoices.flatMap((part, index) => partRefusal(part, invoices.slice(0, index), facts) ?? [])[0];
  if (refused) return refused;
  const totalMinor = totalOfPayment(wanted);
  if (totalMinor < facts.leastMinor) return { why: 'too_little' };
  return totalMinor > facts.maxOnlineMinor ? { why: 'above_online_limit' } : undefined;
}

function partRefusal(
  { reference: number, amountMinor }: Part,
  before: readonly Part[],
  { open }: Facts,
): InvoicePaymentRefusal | undefined {
  if (before.some(({ reference }) => reference === number)) return { why: 'named_twice', number };
  const openMinor = open.find(({ reference }) => reference === number)?.openMinor ?? 0;
  if (openMinor === 0) return { why: 'not_open', number };
  return amountMinor > openMinor ? { why: 'too_much', number, openMinor } : undefined;
}

const amountPattern = /^\d{1,12}(\.\d{1,2})?$/;

/** What a buyer types as the part to pay now, in minor units; undefined when it is no amount or more than `maxMinor`. */
export function readPart(typed: string, maxMinor: number): number | undefined {
  const text = typed.replace(/[\s,\u00a0]/g, '');
  if (!amountPattern.test(text)) return undefined;
  const minor = Math.round(Number(text) * 100);
  return minor > 0 && minor <= maxMinor ? minor : undefined;
}
