import type { DebtorRecord } from './receivables-types.ts';

/** Items with a due day are invoices; other open items are money on account. */
export const openInvoices = ({ statement }: DebtorRecord) =>
  statement.open_items.filter(({ unpaid, due_on }) => unpaid > 0 && due_on !== '');
