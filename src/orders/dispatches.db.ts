import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { branches } from '../catalogue/catalogue.table.ts';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { dispatches, dispatchLines } from './dispatches.table.ts';
import type { dispatchRow, lastTransport } from './order-rows.contract.ts';
import { orderLines } from './orders.table.ts';
import type { ShipmentDetails } from './shipment-details.rule.ts';
import { transportColumns } from './transport.sql.ts';

const p = sql.placeholder;

export type NewDispatch = ShipmentDetails & {
  site: SiteCode;
  orderId: number;
  branchId: number;
  by: string;
  now: Date;
  orderLineIds: number[];
  quantities: number[];
  lots: string[];
  origins: string[];
  certificates: string[];
  lineCartons: (number | null)[];
  /** The weights in kg as JSON; null where the cartons are not known. */
  cartonKg: string | null;
};

export const writeDispatch = prepareWrite<NewDispatch, { id: number; dispatchNo: number }>(
  'dispatch_write',
  sql`with left_now as (
      insert into ${dispatches} (site, order_id, branch_id, dispatch_no, carrier, transporter_id, transport_mode, vehicle, docket, docket_day,
        tracking, eway_bill, cartons, weight_kg,
        carton_kg, dispatched_at, dispatched_by)
      select ${p('site')}, ${p('orderId')}::bigint, ${p('branchId')}::bigint,
        (select coalesce(max(d.dispatch_no), 0) + 1 from ${dispatches} d where d.order_id = ${p('orderId')}::bigint),
        ${p('carrier')}, ${p('transporterId')}, ${p('mode')}, ${p('vehicle')}, ${p('docket')},
        nullif(${p('docketDay')}::text, '')::date, ${p('tracking')}, ${p('ewayBill')}, ${p('cartons')}::int, ${p('weightKg')}::float8, ${p('cartonKg')}::jsonb, ${p('now')}::timestamptz,
        ${p('by')}
      returning id, site, dispatch_no),
    sent as (
      select * from unnest(${p('orderLineIds')}::bigint[], ${p('quantities')}::int[], ${p('lots')}::text[],
        ${p('origins')}::text[], ${p('lineCartons')}::int[], ${p('certificates')}::text[])
        as sent (order_line_id, quantity, lot, origin, carton, certificates)),
    lines as (
      insert into ${dispatchLines} (site, dispatch_id, order_line_id, quantity, lot, origin, carton, certificates)
      select left_now.site, left_now.id, sent.order_line_id, sent.quantity, sent.lot, sent.origin, sent.carton,
        sent.certificates from left_now, sent),
    counted as (
      update ${orderLines} as n set dispatched = n.dispatched + total.quantity,
        reserved = greatest(0, n.reserved - total.quantity)
      from (select order_line_id, sum(quantity)::int as quantity from sent group by order_line_id) total
      where n.id = total.order_line_id)
    select id, dispatch_no from left_now`,
);

export type DispatchRow = z.input<typeof dispatchRow> & { id: number; deliveredBy: string | null };

export const findDispatches = prepareStatement<{ orderId: number }, DispatchRow>(
  'dispatches_of_order',
  sql`select d.id, d.dispatch_no, b.name as branch, d.carrier, ${transportColumns}, d.tracking, d.eway_bill, d.cartons,
      d.weight_kg,
      coalesce((select sum(n.quantity) from ${dispatchLines} n where n.dispatch_id = d.id), 0)::int as pieces,
      d.dispatched_at, d.dispatched_by, d.delivered_at, d.delivered_by, d.delivery_note
    from ${dispatches} d join ${branches} b on b.id = d.branch_id
    where d.order_id = ${p('orderId')} order by d.dispatch_no`,
);

/** The transport is offered again, because a branch mostly sends with the same carrier. */
export type LastTransport = z.input<typeof lastTransport>;
export const findLastTransport = prepareStatement<{ branchId: number }, LastTransport>(
  'dispatch_last_transport',
  sql`select d.carrier, d.transporter_id, d.transport_mode as mode from ${dispatches} d
    where d.branch_id = ${p('branchId')} order by d.id desc limit 1`,
);

export const updateShipment = prepareWrite<{ id: number } & ShipmentDetails, never>(
  'dispatch_shipment',
  sql`update ${dispatches} set carrier = ${p('carrier')}, transporter_id = ${p('transporterId')},
    transport_mode = ${p('mode')}, vehicle = ${p('vehicle')}, docket = ${p('docket')},
    docket_day = nullif(${p('docketDay')}::text, '')::date, tracking = ${p('tracking')},
    eway_bill = ${p('ewayBill')}, cartons = ${p('cartons')}::int, weight_kg = ${p('weightKg')}::float8
    where id = ${p('id')}`,
);

/** Marks one dispatch as delivered, or all that are not; returns their numbers. */
export const markDelivered = prepareWrite<
  { orderId: number; dispatchNo: number | null; note: string | null; by: string; now: Date },
  { dispatchNo: number }
>(
  'dispatch_delivered',
  sql`update ${dispatches} set delivered_at = ${p('now')}, delivered_by = ${p('by')}, delivery_note = ${p('note')}
    where order_id = ${p('orderId')} and delivered_at is null
      and (${p('dispatchNo')}::int is null or dispatch_no = ${p('dispatchNo')}::int)
    returning dispatch_no`,
);

export const markUndelivered = prepareWrite<{ orderId: number; dispatchNo: number }, never>(
  'dispatch_undelivered',
  sql`update ${dispatches} set delivered_at = null, delivered_by = null, delivery_note = null
    where order_id = ${p('orderId')} and dispatch_no = ${p('dispatchNo')}::int`,
);

export const addCancelledPieces = prepareWrite<
  { orderLineIds: number[]; quantities: number[]; fromReserved: number[] },
  never
>(
  'order_cancel_pieces',
  sql`update ${orderLines} as n set cancelled = n.cancelled + part.quantity, reserved = n.reserved - part.from_reserved
    from unnest(${p('orderLineIds')}::bigint[], ${p('quantities')}::int[], ${p('fromReserved')}::int[])
      as part (id, quantity, from_reserved) where n.id = part.id`,
);

export const addReturnedPieces = prepareWrite<{ orderLineIds: number[]; quantities: number[] }, never>(
  'order_returned',
  sql`update ${orderLines} as n set returned = n.returned + back.quantity
    from unnest(${p('orderLineIds')}::bigint[], ${p('quantities')}::int[]) as back (id, quantity) where n.id = back.id`,
);
