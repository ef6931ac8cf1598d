                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
import { loadPriceOwner,                 } from './price-owner.server.js';
import { findItemPrices, findPriceHistory,                  } from './price-rows.db.js';
import { writePriceTarget } from './price-target.rule.js';
import { rowText } from './price-text.rule.js';

                                                                                                          
                                                        
                
                        
                       
  

/** The latest change first; `before` is the id of the last one that was shown. */
export async function loadPriceHistory(
  db    ,
  site      ,
  { owner: asked, before, limit }                                                                   ,
)                                         {
  const owner = await loadPriceOwner(db, site.code, asked);
  if (owner instanceof Refusal) return owner;
  const { priceListId, customerId } = owner;
  const shown = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
  const changes = await findPriceHistory(db, { site: site.code, priceListId, customerId, ...shown });
  const rows = changes.flatMap((change) => change.after ?? change.before ?? []);
  const ids = rows.flatMap(({ scope, scopeKey }) => (scope === 'item' ? [Number(scopeKey)] : []));
  const items = await findItemPrices(db, { site: site.code, ids, priceListId: null, customerId: 0 });
  const names = new Map(items.map(({ id, name }) => [String(id), name]));
  return changes.map(({ id, rowId, kind, changedAt, changedBy, ...change }) => {
    const { scope = 'all', scopeKey = '' } = change.after ?? change.before ?? {};
    const label = (scope === 'item' && names.get(scopeKey)) || writePriceTarget(scope, scopeKey);
    const [text, next] = [change.before, change.after].map((row) => row && rowText(row, site.currency));
    return { id, rowId, kind, changedAt, changedBy, label, before: text ?? null, after: next ?? null };
  });
}
