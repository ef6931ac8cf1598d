import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { customers } from '../account/account.table.ts';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { documents } from './documents.table.ts';
import type { returnRequestRow } from './order-rows.contract.ts';
import { orderLines, orders } from './orders.table.ts';
import type { FaultyPart, ReturnReason, ReturnRemedy, ReturnStatus } from './return-requests.rule.ts';
import { returnRequestLines, returnRequests } from './return-requests.table.ts';

const p = sql.placeholder;

export type ReturnRequest = z.input<typeof returnRequestRow> & { id: number; order: string; company: string };

const selectRequest = sql`select r.id, o.number as order, c.name as company, r.return_no, r.status, d.number as invoice, r.note, r.remedy, r.requested_at,
      r.answer, r.decided_at, r.decided_by, r.received_at, r.received_by, r.credit_note,
      (select coalesce(json_agg(json_build_object('lineNo', q.line_no, 'itemName', n.item_name, 'unitMinor', n.unit_minor,
          'quantity', q.quantity, 'reason', q.reason, 'part', q.part, 'credited', q.credited, 'restocked', q.restocked)
          order by q.line_no), '[]'::json)
        from ${returnRequestLines} q join ${orderLines} n on n.id = q.order_line_id where q.request_id = r.id) as lines
    from ${returnRequests} r join ${documents} d on d.id = r.document_id join ${orders} o on o.id = r.order_id
      join ${customers} c on c.id = r.customer_id`;

export const findReturnRequests = prepareStatement<{ orderId: number }, ReturnRequest>(
  'return_requests_of_order',
  sql`${selectRequest} where r.order_id = ${p('orderId')} order by r.return_no`,
);

export type NewReturnRequest = {
  site: SiteCode;
  orderId: number;
  customerId: number;
  documentId: number;
  note: string;
  remedy: ReturnRemedy;
  now: Date;
  orderLineIds: number[];
  lineNos: number[];
  quantities: number[];
  reasons: ReturnReason[];
  parts: (FaultyPart | '')[];
};

export const writeReturnRequest = prepareWrite<NewReturnRequest, { returnNo: number }>(
  'return_request_write',
  sql`with asked as (
      insert into ${returnRequests} (site, order_id, customer_id, document_id, return_no, status, note, remedy, requested_at)
      select ${p('site')}, ${p('orderId')}::bigint, ${p('customerId')}::bigint, ${p('documentId')}::bigint,
        (select coalesce(max(r.return_no), 0) + 1 from ${returnRequests} r where r.order_id = ${p('orderId')}::bigint),
        'requested', ${p('note')}, ${p('remedy')}, ${p('now')}::timestamptz
      returning id, site, return_no),
    lines as (
      insert into ${returnRequestLines} (site, request_id, order_line_id, line_no, quantity, reason, part)
      select asked.site, asked.id, q.order_line_id, q.line_no, q.quantity, q.reason, q.part
      from asked, unnest(${p('orderLineIds')}::bigint[], ${p('lineNos')}::int[], ${p('quantities')}::int[],
        ${p('reasons')}::text[], ${p('parts')}::text[]) as q (order_line_id, line_no, quantity, reason, part))
    select return_no from asked`,
);

export const decideReturnRequest = prepareWrite<
  { id: number; status: ReturnStatus; answer: string; by: string; now: Date },
  never
>(
  'return_request_decide',
  sql`update ${returnRequests} set status = ${p('status')}, answer = ${p('answer')}, decided_at = ${p('now')},
    decided_by = ${p('by')} where id = ${p('id')}`,
);

export const receiveReturnRequest = prepareWrite<
  {
    id: number;
    creditNote: string | null;
    answer: string | null;
    by: string;
    now: Date;
    lineNos: number[];
    credited: number[];
    restocked: boolean[];
  },
  never
>(
  'return_request_receive',
  sql`with lines as (
      update ${returnRequestLines} as q set credited = came.credited, restocked = came.restocked
      from unnest(${p('lineNos')}::int[], ${p('credited')}::int[], ${p('restocked')}::boolean[])
        as came (line_no, credited, restocked)
      where q.request_id = ${p('id')}::bigint and q.line_no = came.line_no)
    update ${returnRequests} set status = 'received', credit_note = ${p('creditNote')},
      answer = btrim(concat_ws(E'\\n', answer, ${p('answer')}::text), E'\\n'), received_at = ${p('now')}, received_by = ${p('by')}
    where id = ${p('id')}::bigint`,
);
