import type { Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { PriceHistoryEntry } from './listed-price.contract.ts';
import { loadPriceOwner, type PriceOwner } from './price-owner.server.ts';
import { findItemPrices, findPriceHistory } from './price-rows.db.ts';
import { writePriceTarget } from './price-target.rule.ts';
import { priceRowText } from './price-text.rule.ts';

/** The latest change first; `before` is the id of the last one that was shown. */
export async function loadPriceHistory(
  db: Db,
  site: Site,
  { owner: asked, before, limit }: { owner: PriceOwner; before?: number | undefined; limit: number },
): Promise<PriceHistoryEntry[] | Refusal<'unknown_owner'>> {
  const owner = await loadPriceOwner(db, site.code, asked);
  if (owner instanceof Refusal) return owner;
  const { priceListId, customerId } = owner;
  const shown = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
  const changes = await findPriceHistory(db, { site: site.code, priceListId, customerId, ...shown });
  const rows = changes.flatMap((change) => change.after ?? change.before ?? []);
  const ids = rows.flatMap(({ scope, scopeKey }) => (scope === 'item' ? [Number(scopeKey)] : []));
  const items = await findItemPrices(db, { site: site.code, ids, priceListId: null, customerId: 0 });
  const names = new Map(items.map(({ id, name }) => [String(id), name]));
  return changes.map((change) => {
    const { scope = 'all', scopeKey = '' } = change.after ?? change.before ?? {};
    const label = (scope === 'item' && names.get(scopeKey)) || writePriceTarget(scope, scopeKey);
    const [text, next] = [change.before, change.after].map((row) => row && priceRowText(row, site.currency));
    return { ...change, label, before: text ?? null, after: next ?? null };
  });
}
