import { formatDateTime } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { pickingRefusals } from '../order-refusals.ts';
import { findPackedCartons, findPicks, type PickRow } from '../picks.db.ts';
import { linesToPick, packedTotals, pickedPieces } from '../picks.rule.ts';
import { allOnShelf, type DispatchableLine, type DispatchedLine } from './dispatch-quantity.rule.ts';

type OpenLine = DispatchableLine & { itemId: number | null };

/** Reads what is picked for an order; nothing if the dispatch names its lines. The caller holds the order's lock. */
export async function readPickedGoods(db: Db, orderId: number, { lines }: { lines?: readonly DispatchedLine[] }) {
  const picks = lines ? [] : await findPicks(db, { orderId });
  const { cartons, weightKg, cartonKg } = packedTotals(picks, await findPackedCartons(db, { orderId }));
  const audit = picks.map(({ lineNo, lots, short, by }) => ({ lineNo, picked: pickedPieces({ lots }), short, by }));
  return {
    picks,
    cartons: cartons > 0 ? cartons : null,
    weightKg,
    cartonKg: cartons > 0 ? JSON.stringify(cartonKg) : null,
    audit: picks.length > 0 ? { picked: audit } : {},
  };
}

export const linesToSend = (lines: readonly OpenLine[], picks: readonly PickRow[]): DispatchedLine[] =>
  picks.length === 0 ? allOnShelf(lines) : picks.flatMap(({ lineNo, lots }) => lots.map((lot) => ({ lineNo, ...lot })));

/** Somebody else has picked since staff looked, or a line is not picked yet. */
export function pickingRefusal(
  site: Site,
  number: string,
  lines: readonly OpenLine[],
  picks: readonly PickRow[],
  seen: readonly number[] | undefined,
): Refusal<'changed_meanwhile' | 'not_picked'> | undefined {
  if (!seen) return undefined;
  const other = picks.find(({ id }) => !seen.includes(id));
  if (other) return pickConflict(site, other);
  if (picks.length < seen.length) return refuse(pickingRefusals, 'changed_meanwhile.line', { number });
  const asked = allOnShelf(lines).map(({ lineNo, quantity }) => ({ lineNo, asked: quantity }));
  const [missing] = linesToPick(asked, picks);
  return missing === undefined ? undefined : refuse(pickingRefusals, 'not_picked.line', { lineNo: missing });
}

export function pickConflict(site: Site, pick: PickRow): Refusal<'changed_meanwhile'> {
  const at = formatDateTime(pick.at, site.calendar.timeZone);
  return refuse(pickingRefusals, 'changed_meanwhile.picked', {
    by: pick.by,
    pieces: pickedPieces(pick),
    lineNo: pick.lineNo,
    at,
  });
}
