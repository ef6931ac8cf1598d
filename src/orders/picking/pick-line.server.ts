import { lockAndReadLineStock } from '../../catalogue/stock/dispatch-stock.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { allOnShelf } from '../fulfilment/dispatch-quantity.rule.ts';
import { pickConflict } from '../fulfilment/picked-goods.server.ts';
import { findOrderLines, lockOrder, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import {
  deleteOrderPicks,
  deletePackedCarton,
  deletePicks,
  findPicks,
  insertPick,
  type PickRow,
  writePackedCarton,
} from '../picks.db.ts';
import { maxCartons, maxLotsOfLine, pickRefusal, type ShortReason } from '../picks.rule.ts';
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
export async function pickLine(database: Database, site: Site, request: LinePicked): Promise<Refusal | undefined> {
  const { number, lineNo, lots, short, seenPick } = request;
  return database.transaction(async (db) => {
    const found = await lockForPicking(db, site, number);
    if (found instanceof Refusal) return found;
    const row = found.rows.find((one) => one.lineNo === lineNo);
    if (!row) return new Refusal('unknown_line', `Order ${number} has no line ${lineNo}.`);
    const before = found.picks.find((one) => one.lineNo === lineNo);
    const changed = seenPick === undefined ? undefined : changedPick(site, lineNo, before, seenPick);
    if (changed) return changed;
    const asked = (await findAsked(db, found, request)).get(lineNo) ?? 0;
    const refusal =
      lots.length > maxLotsOfLine
        ? `Line ${lineNo}: write at most ${maxLotsOfLine} lots.`
        : pickRefusal({ lineNo, asked }, { lineNo, lots, short });
    if (refusal) return new Refusal('cannot_pick', refusal);
    await startPicking(db, site, found, request);
    await replacePick(db, site, found.order, row, request);
    return undefined;
  });
}

function changedPick(site: Site, lineNo: number, before: PickRow | undefined, seenPick: number) {
  if (before) return before.id === seenPick ? undefined : pickConflict(site, before);
  if (seenPick === 0) return undefined;
  return new Refusal('changed_meanwhile', `Line ${lineNo} was put back meanwhile. Look at it again.`);
}

/** Everything that is asked for and not picked yet, in the carton that was packed last. */
export async function pickRest(database: Database, site: Site, request: Picking): Promise<Refusal | undefined> {
  return database.transaction(async (db) => {
    const found = await lockForPicking(db, site, request.number);
    if (found instanceof Refusal) return found;
    const asked = await findAsked(db, found, request);
    const rest = found.rows.filter(
      ({ lineNo }) => (asked.get(lineNo) ?? 0) > 0 && !found.picks.some((pick) => pick.lineNo === lineNo),
    );
    if (rest.length === 0)
      return new Refusal('nothing_to_pick', `Nothing else of order ${request.number} is owed and on the shelf.`);
    await startPicking(db, site, found, request);
    const carton = Math.max(1, ...found.picks.flatMap(({ lots }) => lots.map((lot) => lot.carton)));
    for (const row of rest) {
      const lots = [{ quantity: asked.get(row.lineNo) ?? 0, lot: '', origin: '', carton }];
      await replacePick(db, site, found.order, row, { ...request, lots, short: '' });
    }
    return undefined;
  });
}

export type PutBack = Picking & { lineNo: number; seenPick: number };

/** The line counts as not picked again. */
export async function putBackLine(database: Database, site: Site, request: PutBack): Promise<Refusal | undefined> {
  const { number, lineNo, seenPick } = request;
  return database.transaction(async (db) => {
    const found = await lockForPicking(db, site, number);
    if (found instanceof Refusal) return found;
    const before = found.picks.find((one) => one.lineNo === lineNo);
    if (!before) return new Refusal('not_picked', `Line ${lineNo} of order ${number} is not picked.`);
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
): Promise<Refusal | undefined> {
  return database.transaction(async (db) => {
    const found = await lockForPicking(db, site, number);
    if (found instanceof Refusal) return found;
    const isKnown = found.picks.some(({ lots }) => lots.some(({ carton }) => carton >= cartonNo));
    if (!Number.isInteger(cartonNo) || cartonNo < 1 || cartonNo > maxCartons || !isKnown)
      return new Refusal('unknown_carton', `Order ${number} has no carton ${cartonNo}.`);
    if (grossKg !== null && !(grossKg > 0 && grossKg <= maxGrossKg))
      return new Refusal('wrong_weight', `Carton ${cartonNo}: write its weight in kg, more than 0 and at most 10,000.`);
    const carton = { orderId: found.order.id, cartonNo };
    if (grossKg === null) await deletePackedCarton(db, carton);
    else await writePackedCarton(db, { ...carton, site: site.code, grossKg });
    return undefined;
  });
}

type Found = { order: OrderRecord; rows: OrderLineRow[]; picks: PickRow[] };

async function lockForPicking(db: Db, site: Site, number: string): Promise<Found | Refusal> {
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
  if (order.status !== 'Confirmed' && order.status !== 'Dispatched')
    return new Refusal('not_allowed', `Order ${number} is ${order.status}; goods leave with a confirmed order.`);
  const of = { orderId: order.id };
  return { order, rows: await findOrderLines(db, of), picks: await findPicks(db, of) };
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

async function replacePick(
  db: Db,
  site: Site,
  order: OrderRecord,
  row: OrderLineRow,
  { lots, short, by, now }: Pick<LinePicked, 'lots' | 'short' | 'by' | 'now'>,
) {
  await deletePicks(db, { orderLineIds: [row.id] });
  const pick = { orderId: order.id, orderLineId: row.id, lots: JSON.stringify(lots), short, by, now };
  await insertPick(db, { site: site.code, ...pick });
}
