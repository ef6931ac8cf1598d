import type { DebtorRecord } from './receivables-types.ts';

/** What is due of the customer; other open items are money on account. */
export const openInvoices = ({ statement }: DebtorRecord) =>
  statement.open_items.filter(({ unpaid, due_on }) => unpaid > 0 && due_on !== '');
