import { lockAndReadLineStock } from '../../catalogue/stock/dispatch-stock.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { allOnShelf } from '../fulfilment/dispatch-quantity.rule.ts';
import { onHoldRefusal } from '../fulfilment/hold-order.server.ts';
import { pickConflict } from '../fulfilment/picked-goods.server.ts';
import { fulfilmentRefusals, pickingRefusals } from '../order-refusals.ts';
import { findOrderLines, lockOrder, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import {
  deleteOrderPicks,
  deletePackedCarton,
  deletePicks,
  findPicks,
  insertPicks,
  type PickRow,
  writePackedCarton,
} from '../picks.db.ts';
import { maxCartons, maxLotsOfLine, pickedPieces, pickRefusal, type ShortReason } from '../picks.rule.ts';
import type { PickedLot } from '../picks.table.ts';

type Picking = { number: string; by: string; now: Date };

export type LinePicked = Picking & {
  lineNo: number;
  lots: readonly PickedLot[];
  short: ShortReason | '';
  /** The pick of the line that staff have seen; 0 for none, left out for whatever there is. */
  seenPick?: number;
};

/** Writes down what was taken off the shelf for a line. Refuses more than is asked for, and less without a reason. */
export async function pickLine(
  database: Database,
  site: Site,
  request: LinePicked,
): Promise<
  | Refusal<'cannot_pick' | 'changed_meanwhile' | 'not_allowed' | 'on_hold' | 'unknown_line' | 'unknown_order'>
  | undefined
> {
  const { number, lineNo, lots, short, seenPick } = request;
  return database.transaction(async (db) => {
    const found = await lockToPick(db, site, number);
    if (found instanceof Refusal) return found;
    const row = found.rows.find((one) => one.lineNo === lineNo);
    if (!row) return refuse(fulfilmentRefusals, 'unknown_line', { number, lineNo });
    const before = found.picks.find((one) => one.lineNo === lineNo);
    const changed = seenPick === undefined ? undefined : changedPick(site, lineNo, before, seenPick);
    if (changed) return changed;
    const asked = (await findAsked(db, found, request)).get(lineNo) ?? 0;
    const refusal =
      lots.length > maxLotsOfLine
        ? `Line ${lineNo}: write at most ${maxLotsOfLine} lots.`
        : pickRefusal({ lineNo, asked }, { lineNo, lots, short });
    if (refusal) return refuse(pickingRefusals, 'cannot_pick', { reason: refusal });
    const picked = { site: site.code, orderId: found.order.id, short, by: request.by, now: request.now };
    await inOneRoundTrip(db, [
      () => startPicking(db, site, found, request),
      () => deletePicks(db, { orderLineIds: [row.id] }),
      () => insertPicks(db, [{ orderLineId: row.id, lots }], picked),
    ]);
    return undefined;
  });
}

function changedPick(site: Site, lineNo: number, before: PickRow | undefined, seenPick: number) {
  if (before) return before.id === seenPick ? undefined : pickConflict(site, before);
  if (seenPick === 0) return undefined;
  return refuse(pickingRefusals, 'changed_meanwhile.line_no', { lineNo });
}

export type RestPicked = Picking & {
  /** The numbers of the lines that leave now, beside those that are picked; the others leave later. Left out for all. */
  only?: readonly number[] | undefined;
};

/** What is asked for and not picked yet, in the carton that was packed last: everything, or only some lines. */
export async function pickRest(
  database: Database,
  site: Site,
  request: RestPicked,
): Promise<Refusal<'not_allowed' | 'nothing_to_pick' | 'on_hold' | 'unknown_order'> | undefined> {
  return database.transaction(async (db) => {
    const found = await lockToPick(db, site, request.number);
    if (found instanceof Refusal) return found;
    const asked = await findAsked(db, found, request);
    const rest = found.rows.filter(
      ({ lineNo }) => (asked.get(lineNo) ?? 0) > 0 && !found.picks.some((pick) => pick.lineNo === lineNo),
    );
    if (rest.length === 0) return refuse(pickingRefusals, 'nothing_to_pick.else', { number: request.number });
    const carton = Math.max(1, ...found.picks.flatMap(({ lots }) => lots.map((lot) => lot.carton)));
    const leavesNow = ({ lineNo }: OrderLineRow) => request.only?.includes(lineNo) ?? true;
    const now = rest.filter(leavesNow).map(({ id, lineNo }) => ({
      orderLineId: id,
      lots: [{ quantity: asked.get(lineNo) ?? 0, lot: '', origin: '', carton }],
    }));
    const later = rest.filter((row) => !leavesNow(row)).map(({ id }) => ({ orderLineId: id, lots: [] }));
    if (now.length === 0 && found.picks.every((pick) => pickedPieces(pick) === 0))
      return refuse(pickingRefusals, 'nothing_to_pick.of_this');
    const picked = { site: site.code, orderId: found.order.id, by: request.by, now: request.now };
    await inOneRoundTrip(db, [
      () => startPicking(db, site, found, request),
      () => insertPicks(db, now, { ...picked, short: '' }),
      () => insertPicks(db, later, { ...picked, short: 'later' }),
    ]);
    return undefined;
  });
}

export type PutBack = Picking & { lineNo: number; seenPick: number };

/** The line counts as not picked again, also of an order on hold. */
export async function putBackLine(
  database: Database,
  site: Site,
  request: PutBack,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'not_picked' | 'unknown_order'> | undefined> {
  const { number, lineNo, seenPick } = request;
  return database.transaction(async (db) => {
    const found = await lockForPicking(db, site, number);
    if (found instanceof Refusal) return found;
    const before = found.picks.find((one) => one.lineNo === lineNo);
    if (!before) return refuse(pickingRefusals, 'not_picked.of_order', { lineNo, number });
    if (before.id !== seenPick) return pickConflict(site, before);
    await deletePicks(db, { orderLineIds: [before.orderLineId] });
    if (found.picks.length === 1) await deleteOrderPicks(db, { orderId: found.order.id });
    return undefined;
  });
}

const maxGrossKg = 10_000;

/** Without a weight the carton counts as not weighed. */
export async function weighCarton(
  database: Database,
  site: Site,
  { number, cartonNo, grossKg }: { number: string; cartonNo: number; grossKg: number | null },
): Promise<Refusal<'not_allowed' | 'on_hold' | 'unknown_carton' | 'unknown_order' | 'wrong_weight'> | undefined> {
  return database.transaction(async (db) => {
    const found = await lockToPick(db, site, number);
    if (found instanceof Refusal) return found;
    const isKnown = found.picks.some(({ lots }) => lots.some(({ carton }) => carton >= cartonNo));
    if (!Number.isInteger(cartonNo) || cartonNo < 1 || cartonNo > maxCartons || !isKnown)
      return refuse(pickingRefusals, 'unknown_carton', { number, cartonNo });
    if (grossKg !== null && !(grossKg > 0 && grossKg <= maxGrossKg))
      return refuse(pickingRefusals, 'wrong_weight', { cartonNo });
    const carton = { orderId: found.order.id, cartonNo };
    if (grossKg === null) await deletePackedCarton(db, carton);
    else await writePackedCarton(db, { ...carton, site: site.code, grossKg });
    return undefined;
  });
}

type Found = { order: OrderRecord; rows: OrderLineRow[]; picks: PickRow[] };

async function lockToPick(
  db: Db,
  site: Site,
  number: string,
): Promise<Found | Refusal<'not_allowed' | 'on_hold' | 'unknown_order'>> {
  const found = await lockForPicking(db, site, number);
  return found instanceof Refusal ? found : (onHoldRefusal(found.order) ?? found);
}

async function lockForPicking(
  db: Db,
  site: Site,
  number: string,
): Promise<Found | Refusal<'not_allowed' | 'unknown_order'>> {
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
  if (order.status !== 'Confirmed' && order.status !== 'Dispatched')
    return refuse(fulfilmentRefusals, 'not_allowed.goods', { number, status: order.status });
  const of = { orderId: order.id };
  const [rows, picks] = await inOneRoundTrip(db, [() => findOrderLines(db, of), () => findPicks(db, of)]);
  return { order, rows, picks };
}

/** Pieces by line number: what is owed and lies on the shelf. */
async function findAsked(db: Db, { order, rows }: Found, { now }: Picking): Promise<Map<number, number>> {
  const where = { branchId: order.branchId, customerId: order.customerId, now };
  const stocked = rows.flatMap(({ id, itemId }) => (itemId === null ? [] : [{ orderLineId: id, itemId }]));
  const shelves = await lockAndReadLineStock(db, where, stocked);
  const open = rows.map((row) => ({ ...row, stocked: row.itemId !== null, free: 0, ...shelves.get(row.id) }));
  return new Map(allOnShelf(open).map(({ lineNo, quantity }) => [lineNo, quantity]));
}

/** The history names who began; each pick keeps its own name, and the dispatch writes all of them down. */
async function startPicking(db: Db, site: Site, { order, picks }: Found, { by, now }: Picking) {
  if (picks.length > 0) return;
  const { number: subject, customerId } = order;
  await recordAudit(db, { ...byStaff(site, { by, now }), action: 'picking started', subject, customerId });
}
