import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { ChangeKind } from '../change-events.data.ts';

const p = sql.placeholder;

export type ChangeSubject = { kind: ChangeKind; recordId: number; name: string };

/** The name that the seller has for each record; for wanted stock that of the RFI that asks for it. */
export const findSubjects = prepareStatement<
  { orders: number[]; customers: number[]; documents: number[]; receipts: number[]; rfis: number[] },
  ChangeSubject
>(
  'change_subjects',
  sql`select 'order' as kind, o.id as record_id, o.number as name from ${orders} o where o.id = any(${p('orders')}::bigint[])
    union all select 'customer', c.id, coalesce((select min(u.email) from ${users} u where u.customer_id = c.id), '')
      from ${customers} c where c.id = any(${p('customers')}::bigint[])
    union all select 'invoice', d.id, d.number from ${documents} d where d.id = any(${p('documents')}::bigint[])
    union all select 'receipt', r.id, r.number from ${receipts} r where r.id = any(${p('receipts')}::bigint[])
    union all select 'rfi', f.id, f.number from ${rfis} f where f.id = any(${p('rfis')}::bigint[])`,
);

export const findWantedPieces = prepareStatement<
  { rfis: number[] },
  { rfiId: number; itemCode: string; quantity: number }
>(
  'change_wanted_pieces',
  sql`select n.rfi_id, i.code as item_code, n.quantity_asked as quantity
    from ${rfiLines} n join ${items} i on i.id = n.item_id
    where n.rfi_id = any(${p('rfis')}::bigint[]) and n.alternative_to is null order by n.rfi_id, n.line_no`,
);
