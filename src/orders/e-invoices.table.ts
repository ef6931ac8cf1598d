import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { documents } from './documents.table.ts';
import type { EInvoiceState } from './e-invoice-state.data.ts';

/** `sent`: asked of the portal, answer not known yet. `failed`: the portal refused it, or did not answer for a day. */

/** The registration of a tax invoice or credit note at India's invoice registration portal. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: idColumn(),
    site: siteColumn(),
    documentId: bigintColumn()
      .notNull()
      .references(() => documents.id),
    state: text().$type<EInvoiceState>().notNull(),
    wantedAt: timestampColumn().notNull(),
    /** Null while nothing is to be sent. Who sends it puts it ahead, so that nobody else sends it meanwhile. */
    dueAt: timestampColumn(),
    tries: integer().notNull().default(0),
    /** Invoice reference number; texts are '' until there are any. */
    irn: text().notNull().default(''),
    ackNo: text().notNull().default(''),
    ackAt: timestampColumn(),
    /** A signed JSON Web Token, which is printed as a QR code. */
    signedQr: text().notNull().default(''),
    error: text().notNull().default(''),
    cancelledAt: timestampColumn(),
    cancelledBy: text().notNull().default(''),
    cancelReason: text().notNull().default(''),
    /** When what is printed on the document changed last. */
    printChangedAt: timestampColumn(),
  },
  (t) => [
    unique().on(t.documentId),
    index('e_invoices_due').on(t.site, t.dueAt).where(sql`${t.dueAt} is not null`),
    index('e_invoices_failed').on(t.site).where(sql`${t.state} = 'failed'`),
  ],
);
