import { sum } from '../../lib/sum.ts';
import { findAwaitedOrders } from '../../orders/fulfilment/awaited-orders.server.ts';
import { type UnpaidBalance, unpaidReasons } from '../../payments/bank-statement/line-booking.rule.ts';
import { type BankLineForStaff, loadPayer } from '../../payments/bank-statement/list-bank-lines.server.ts';
import { findPayer } from '../../payments/receipts/find-payer.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { DeskArguments, DeskContext } from '../desk-command.ts';
import { typedMinor } from '../typed-amount.ts';

type Part = { reference: string; amountMinor: number };
type Match = {
  customerId: number;
  orderNumber: string;
  parts: readonly Part[];
  unpaidBalances: readonly UnpaidBalance[];
};

/** What a line pays: as typed, else the best suggestion; or a sentence. */
export async function readMatch(
  { database, site, now }: DeskContext,
  { positionals: [, email], options }: DeskArguments,
  { line, suggestions: [best] }: BankLineForStaff,
): Promise<Match | string> {
  const payer = email === undefined ? best : await findPayer(database, site, email);
  if (!payer)
    return email === undefined
      ? 'Nothing is suggested for this line; name the customer by e-mail address.'
      : `${site.name} has no account ${email}.`;
  const { customerId } = payer;
  const unpaidBalances = readUnpaidBalances(options.rest);
  if (typeof unpaidBalances === 'string') return unpaidBalances;
  if (options.order) return { customerId, orderNumber: options.order, parts: [], unpaidBalances };
  if (options.for === undefined && email === undefined && best) {
    const { orderNumber, parts } = best;
    return { customerId, orderNumber, parts, unpaidBalances };
  }
  const facts = await loadPayer(database, site, customerId, now, findAwaitedOrders);
  if (facts instanceof Refusal) return facts.message;
  const parts = partsOf(options.for ?? '', line.amountMinor, facts.invoices);
  return { customerId, orderNumber: '', parts, unpaidBalances };
}

/** Not the comma of an amount. */
const betweenInvoices = /,(?= ?[a-z])/i;

/** Without an amount an invoice gets what is open and left. */
function partsOf(
  typed: string,
  amountMinor: number,
  open: readonly { reference: string; openMinor: number }[],
): Part[] {
  const parts: Part[] = [];
  for (const one of typed.split(betweenInvoices).flatMap((text) => text.trim() || [])) {
    const [reference = '', amount] = one.split('=').map((text) => text.trim());
    const left = amountMinor - sum(parts, (part) => part.amountMinor);
    const openMinor = open.find((invoice) => invoice.reference === reference)?.openMinor ?? 0;
    parts.push({ reference, amountMinor: amount === undefined ? Math.min(left, openMinor) : typedMinor(amount) });
  }
  return parts;
}

const reasonList = 'later, tax_withheld, dispute, other';

/** 'NM/26-27/000103: dispute 3 pieces are missing'. */
function readUnpaidBalances(typed: string | undefined): UnpaidBalance[] | string {
  if (typed === undefined) return [];
  const colon = typed.indexOf(':');
  const [invoice, words] = [typed.slice(0, Math.max(0, colon)).trim(), typed.slice(colon + 1).trim()];
  const reason = unpaidReasons.find((one) => words === one || words.startsWith(`${one} `));
  if (invoice === '' || !reason) return `Write --rest "INVOICE: reason"; the reason begins with one of ${reasonList}.`;
  return [{ invoice, reason, note: words.slice(reason.length).trim() }];
}
