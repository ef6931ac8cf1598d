import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { adjustStock, countShelf, loadShelf, loadShelves } from '../../catalogue/stock/count-stock.server.ts';
import { maxOnHand } from '../../catalogue/stock-movement-kinds.data.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { adjustStockAtDesk, countShelfAtDesk, maxOfShelf, stocktakeAtDesk } from './stock-by-hand.contract.ts';
import { findPromisedPieces } from './stock-by-hand.db.ts';

const adjust = { requires: staffPermissionTo('adjust-stock') };

export const adjustStockCall = defineDeskCall(
  adjustStockAtDesk,
  { ...adjust, transaction: true },
  async ({ id, branch, way, quantity, reason, note, lot, seen }, { db, site, by, now }) => {
    const { refusals } = adjustStockAtDesk;
    if (way !== 'counted' && quantity === 0)
      return refuse(refusals, 'quantity', { reason: 'Please enter how many pieces.' });
    const isReceipt = reason === 'goods received';
    if (isReceipt && way !== 'add') return refuse(refusals, 'quantity', { reason: 'Goods that came are added.' });
    const given = { itemId: id, branch, way, quantity, reason, note, lot: isReceipt ? lot : 0, seen, by, now };
    const adjusted = await adjustStock(db, site, given);
    if (!adjusted) return refuse(refusals, 'branch', {});
    const { outcome, item, after } = adjusted;
    if (outcome === 'changed') return refuse(refusals, 'changed', { pieces: formatNumber(item.onHand) });
    if (outcome === 'too few')
      return refuse(refusals, 'quantity', { reason: `Only ${plural(item.onHand, 'piece')} are on hand.` });
    if (outcome === 'too many')
      return refuse(refusals, 'quantity', { reason: `At most ${formatNumber(maxOnHand)} pieces can be on hand.` });
    if (outcome === 'no lot') return refuse(refusals, 'not_expected', {});
    if (outcome === 'promised') {
      const orders = (await promisedTo(db, site.code, item.branchId, [id])).get(id) ?? 'to orders';
      return refuse(refusals, 'promised', { reserved: formatNumber(item.reserved), orders });
    }
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'item stock adjusted',
      subject: item.code,
      details: { branch, before: item.onHand, after, reason, ...(note && { note }) },
    });
    return { success: true as const, message: `${plural(after, 'piece')} of ${item.name} on hand.` };
  },
);

/** 'NOD26000119 (4), NOD26000121 (2)' for each item. */
async function promisedTo(db: Db, site: SiteCode, branchId: number, itemIds: number[]): Promise<Map<number, string>> {
  const rows = await findPromisedPieces(db, { site, branchId, itemIds });
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map(
    [...byItem].map(([itemId, of]) => [itemId, of.map(({ number, quantity }) => `${number} (${quantity})`).join(', ')]),
  );
}

export const stocktakeCall = defineDeskCall(stocktakeAtDesk, adjust, async ({ branch, shelf }, { db, site }) => ({
  success: true as const,
  shelves: await loadShelves(db, site),
  items: shelf === '' ? [] : await loadShelf(db, site, { branch, shelf, limit: maxOfShelf }),
}));

export const countShelfCall = defineDeskCall(
  countShelfAtDesk,
  { ...adjust, transaction: true },
  async ({ branch, shelf, counts }, { db, site, by, now }) => {
    if (shelf === '' || counts.length === 0) return refuse(countShelfAtDesk.refusals, 'counts', {});
    const { items, written } = await countShelf(db, site, { branch, shelf, counts, by, now });
    const [first] = items;
    if (!first) throw notFound('The shelf');
    if (written) {
      const changes = items.flatMap(({ code, outcome, onHand, counted }) =>
        outcome === 'differs' ? [{ code, before: onHand, after: counted }] : [],
      );
      await recordAudit(db, {
        ...byStaff(site, { by, now }),
        action: 'stock counted',
        subject: `${branch} ${shelf}`,
        details: { items: items.length, changes },
      });
      const elsewhere = new Set(counts.map(({ id }) => id)).size - items.length;
      const message = [
        `${plural(items.length, 'item')} counted, ${changes.length === 0 ? 'all as they should be' : `${plural(changes.length, 'difference')} booked`}.`,
        elsewhere > 0 &&
          `${plural(elsewhere, 'item')} not on this shelf any more ${elsewhere === 1 ? 'stays' : 'stay'} as before.`,
      ]
        .filter(Boolean)
        .join(' ');
      return { success: true as const, message, written, differences: [] };
    }
    const short = items.filter(({ outcome }) => outcome === 'promised');
    const promised = await promisedTo(
      db,
      site.code,
      first.branchId,
      short.map(({ itemId }) => itemId),
    );
    const differences = items
      .filter(({ outcome }) => outcome !== 'same')
      .map(({ itemId: id, name, maker, onHand }) => ({ id, name, maker, onHand, promised: promised.get(id) ?? '' }));
    return { success: true as const, message: '', written, differences };
  },
);
