import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type AdjustmentReason, maxOnHand, type stockWays } from '../stock-movement-kinds.data.ts';
import {
  type CountedStock,
  deleteLot,
  ensureStock,
  findItemsOfShelf,
  findShelves,
  lockArrivingLot,
  lockCountedStock,
  lowerLot,
  setOnHand,
} from './count-stock.db.ts';
import { causeText } from './stock-cause.sql.ts';
import { type CountedLine, type CountOutcome, judgeCount } from './stocktake.rule.ts';

export type Adjustment = {
  itemId: number;
  branch: string;
  way: (typeof stockWays)[number];
  quantity: number;
  reason: AdjustmentReason;
  note: string;
  /** The arriving lot that came; 0 for none. */
  lot: number;
  /** What was on hand on the screen. */
  seen: number;
  by: string;
  now: Date;
};

/** `after` is what is on hand where it was done, else what would be. */
export type Adjusted = {
  outcome: 'done' | 'changed' | 'too few' | 'too many' | 'promised' | 'no lot';
  item: CountedStock;
  after: number;
};

/** Undefined for an item or a branch that the site does not have; else writes the adjustment, or says why not. */
export async function adjustStock(db: Db, { code: site }: Site, wanted: Adjustment): Promise<Adjusted | undefined> {
  const { itemId, branch, way, quantity, lot, seen, by, now } = wanted;
  const of = { site, branch, itemIds: [itemId] };
  await ensureStock(db, of);
  const [item] = await lockCountedStock(db, { ...of, shelf: null });
  if (!item) return undefined;
  const after = way === 'counted' ? quantity : way === 'add' ? item.onHand + quantity : item.onHand - quantity;
  const refused = (outcome: Adjusted['outcome']) => ({ outcome, item, after });
  if (item.onHand !== seen) return refused('changed');
  if (after < 0) return refused('too few');
  if (after > Math.max(maxOnHand, item.onHand)) return refused('too many');
  if (after < item.reserved) return refused('promised');
  if (lot !== 0 && !(await takeFromLot(db, { id: lot, branchId: item.branchId, itemId, quantity })))
    return refused('no lot');
  const { reason, note } = wanted;
  const kind = reason === 'goods received' ? ('receipt' as const) : ('adjustment' as const);
  const cause = causeText({ kind, reason, note, by, now });
  await setOnHand(db, { branchId: item.branchId, itemIds: [itemId], onHand: [after], cause });
  return { outcome: 'done', item, after };
}

type Received = { id: number; branchId: number; itemId: number; quantity: number };

/** What came is no longer expected; a lot that came in part stays with the rest. */
async function takeFromLot(db: Db, { quantity, ...of }: Received): Promise<boolean> {
  const [lot] = await lockArrivingLot(db, of);
  if (!lot) return false;
  if (quantity >= lot.quantity) await deleteLot(db, of);
  else await lowerLot(db, { ...of, quantity });
  return true;
}

export type ShelfCount = CountedLine & { id: number };
export type CountedItem = CountedStock & { outcome: CountOutcome; counted: number };

/**
 * Writes the counts once every difference was counted again and none takes pieces that orders have; else nothing. What lies
 * on another shelf by now is left out.
 */
export async function countShelf(
  db: Db,
  { code: site }: Site,
  {
    branch,
    shelf,
    counts,
    by,
    now,
  }: { branch: string; shelf: string; counts: readonly ShelfCount[]; by: string; now: Date },
): Promise<{ items: CountedItem[]; written: boolean }> {
  const byId = new Map(counts.map((one) => [one.id, one]));
  const found = await lockCountedStock(db, { site, branch, shelf, itemIds: [...byId.keys()] });
  const items = found.flatMap((item): CountedItem[] => {
    const count = byId.get(item.itemId);
    return count ? [{ ...item, outcome: judgeCount(count, item), counted: count.again ?? count.counted }] : [];
  });
  const written = items.every(({ outcome }) => outcome === 'same' || outcome === 'differs');
  const differing = items.filter(({ outcome }) => outcome === 'differs');
  const [first] = differing;
  if (written && first)
    await setOnHand(db, {
      branchId: first.branchId,
      itemIds: differing.map(({ itemId }) => itemId),
      onHand: differing.map(({ counted }) => counted),
      cause: causeText({ kind: 'stocktake', reference: shelf, by, now }),
    });
  return { items, written };
}

const maxShelves = 5_000;

export const loadShelves = (db: Db, { code: site }: Site) => findShelves(db, { site, limit: maxShelves });

/** The items of one shelf, without how many there should be. */
export const loadShelf = (db: Db, { code: site }: Site, of: { branch: string; shelf: string; limit: number }) =>
  findItemsOfShelf(db, { site, ...of });
