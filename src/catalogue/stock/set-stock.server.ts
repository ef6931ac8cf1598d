import type { Day } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  addMissingStock,
  findStockPlaces,
  lockStockToSet,
  replaceIncoming,
  type StockBefore,
  writeStock,
} from './set-stock.db.ts';

export type Lot = { quantity: number; dueOn: Day };

export type WantedStock = {
  code: string;
  /** '' for the branch that sells. */
  branch: string;
  onHand: number;
  /** Left out: it stays as it is. So do lots. */
  shelf?: string | undefined;
  arriving?: readonly Lot[] | undefined;
  production?: readonly Lot[] | undefined;
};

type Placed = WantedStock & { itemId: number; branchId: number; before: StockBefore };

/** Sets the good rows in one transaction; of each row why it was refused, '' for none. */
export function setStock(
  database: Database,
  site: Site,
  { rows, by, now }: { rows: readonly WantedStock[]; by: string; now: Date },
): Promise<string[]> {
  return database.transaction(async (db) => {
    const { placed, problems } = await lockPlaces(db, site, rows);
    const good = placed.filter(({ index }) => problems[index] === '').map(({ row }) => row);
    const changed = good.filter((row) => row.onHand !== row.before.onHand || shelfOf(row) !== row.before.shelf);
    await writeStock(db, {
      ...placesOf(changed),
      onHands: changed.map(({ onHand }) => onHand),
      shelves: changed.map(shelfOf),
    });
    await writeIncoming(db, site, good);
    if (good.length > 0) await audit(db, site, good, { by, now });
    return problems;
  });
}

const shelfOf = ({ shelf, before }: Placed) => shelf ?? before.shelf;

async function lockPlaces(db: Db, site: Site, rows: readonly WantedStock[]) {
  const found = await findStockPlaces(db, {
    site: site.code,
    codes: rows.map(({ code }) => code),
    branches: rows.map(({ branch }) => branch),
  });
  const places = new Map(found.map((one) => [one.place, one]));
  const known = found.flatMap(({ itemId, branchId }) => (branchId === null ? [] : [{ itemId, branchId }]));
  const keys = { itemIds: known.map(({ itemId }) => itemId), branchIds: known.map(({ branchId }) => branchId) };
  await addMissingStock(db, { site: site.code, ...keys });
  const locked = new Map((await lockStockToSet(db, keys)).map((row) => [`${row.itemId} ${row.branchId}`, row]));
  const seen = new Set<string>();
  const placed: { index: number; row: Placed }[] = [];
  const problems = rows.map((row, index) => {
    const place = places.get(index + 1);
    if (!place) return `There is no item ${row.code}.`;
    if (place.branchId === null) return `There is no branch ${row.branch}.`;
    const key = `${place.itemId} ${place.branchId}`;
    const before = locked.get(key);
    if (!before || seen.has(key)) return `Item ${row.code} is in this request twice for the same branch.`;
    seen.add(key);
    placed.push({ index, row: { ...row, itemId: place.itemId, branchId: place.branchId, before } });
    return stockProblem(row, before);
  });
  return { placed, problems };
}

function stockProblem({ onHand, arriving = [], production = [] }: WantedStock, { reserved }: StockBefore): string {
  if (onHand < reserved)
    return `on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`;
  return [...arriving, ...production].some(({ dueOn }) => dueOn === '') ? 'Every lot needs the day it is due.' : '';
}

const placesOf = (rows: readonly Placed[]) => ({
  itemIds: rows.map(({ itemId }) => itemId),
  branchIds: rows.map(({ branchId }) => branchId),
});

async function writeIncoming(db: Db, site: Site, rows: readonly Placed[]): Promise<void> {
  const lots = rows.flatMap((row) =>
    (['arriving', 'production'] as const).flatMap((kind) => (row[kind] ? [{ row, kind, lots: row[kind] }] : [])),
  );
  if (lots.length === 0) return;
  await replaceIncoming(db, {
    site: site.code,
    ...placesOf(lots.map(({ row }) => row)),
    kinds: lots.map(({ kind }) => kind),
    lots: JSON.stringify(
      lots.flatMap(({ row: { itemId, branchId }, kind, lots: own }) =>
        own.map(({ quantity, dueOn }) => ({ itemId, branchId, kind, quantity, dueOn })),
      ),
    ),
  });
}

async function audit(db: Db, site: Site, rows: readonly Placed[], { by, now }: { by: string; now: Date }) {
  const changes = rows.map(({ code, branch, onHand, before, ...row }) => ({
    ...{ code, branch, before: before.onHand, after: onHand },
    ...(shelfOf({ code, branch, onHand, before, ...row }) !== before.shelf && { shelf: row.shelf }),
  }));
  const who = { site: site.code, at: now, actor: 'staff' as const, actorName: by };
  await recordAudit(db, { ...who, action: 'stock set', subject: `${rows.length} items`, details: { changes } });
}
