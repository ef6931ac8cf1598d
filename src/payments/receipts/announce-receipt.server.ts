import { type Day, formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import { type AuditEntry, byStaff } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOpenInvoices } from '../credit/ledger.db.ts';
import type { Paid } from '../credit/ledger.server.ts';
import type { Deduction } from './deductions.rule.ts';
import type { Payer } from './receipts.db.ts';

type ReceiptFacts = { amountMinor: number; reference: string; receivedOn: Day; now: Date };

export type BookedReceipt = { number: string; paid: readonly Paid[]; keptMinor?: number; onAccountMinor: number };

/** Says what was paid, and what is still unpaid; call it after the receipt is booked. */
export async function mailReceipt(
  db: Db,
  site: Site,
  payer: Payer,
  money: ReceiptFacts,
  {
    paid,
    deductions = [],
    ...receipt
  }: BookedReceipt & {
    orderNumber?: string;
    deductions?: readonly Deduction[] | undefined;
  },
): Promise<void> {
  const open = await findOpenInvoices(db, payer);
  const leftOf = ({ reference }: Paid) => open.find((one) => one.reference === reference)?.openMinor ?? 0;
  const parts = paid.map((part) => ({ ...part, leftMinor: leftOf(part) }));
  const unpaidMinor = sum(open, ({ openMinor }) => openMinor);
  await mail(db, site, payer, 'receipt-recorded', money, { ...receipt, paid: parts, deductions, unpaidMinor });
}

export const mailReversal = (
  db: Db,
  site: Site,
  payer: Payer,
  money: ReceiptFacts,
  reversal: { number: string; why: string },
): Promise<void> => mail(db, site, payer, 'receipt-reversed', money, reversal);

async function mail(
  db: Db,
  site: Site,
  { email: receiver, company }: Payer,
  template: string,
  { amountMinor, reference, receivedOn, now }: ReceiptFacts,
  more: Record<string, unknown>,
) {
  const amount = formatMoney({ minor: amountMinor, currency: site.currency });
  const day = withLocale(site, () => formatDay(receivedOn));
  const data = { ...more, amount, reference, receivedOn: day, company };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template, data }]);
}

export const receiptAudit = (
  site: Site,
  { customerId }: Pick<Payer, 'customerId'>,
  { now, by, amountMinor, reference }: Omit<ReceiptFacts, 'receivedOn'> & { by: string },
  more: Record<string, unknown> = {},
): Omit<AuditEntry, 'action' | 'subject'> => ({
  ...byStaff(site, { by, now }),
  customerId,
  details: { amountMinor, reference, ...more },
});
