                                                       
import { t, translate } from '../../lib/i18n.js';
                                                                                    
import { HttpError, Refusal, refuse } from '../../server/refuse.server.js';
import { addItem } from '../cart.contract.js';
import { invalidQuantityMessage } from '../cart-messages.data.js';
import { findQuantities, findRequestedItems, upsertLines } from '../cart-writes.db.js';
import { maxQuantity, parseQuantity } from '../lines/quantity.rule.js';

export const maxCartLines = 2000;

                                                                                                                    
                                                                   
                                                                       

/**
 * add: all lines or none, replaces the quantity of an existing line · merge: what is possible, sums quantities ·
 * renew: what is possible, replaces quantities.
 */
                                                   

export async function upsertItems(
  context                     ,
  cartId        ,
  lines                 ,
  mode            ,
)                                {
  const { db, site, now } = context;
  const items = await createItemLookup(context, lines);
  const existing = await findQuantities(db, { cartId });
  const plan = mode === 'add' ? allOrNone(lines, items) : acceptPossible(lines, items, existing, mode);
  if (plan instanceof Refusal) return plan;
  const itemIds = [...plan.quantities.keys()];
  await upsertLines(db, { site: site.code, cartId, itemIds, quantities: [...plan.quantities.values()], now });
  return plan.rejected;
}

async function createItemLookup(
  { db, site }             ,
  lines                 ,
)                                            {
  const codes = lines.flatMap((line) => [line.item_id, line.itemcode]).filter((code) => code !== undefined);
  const ids = codes.filter((code) => /^\d{1,15}$/.test(code)).map(Number);
  const found = await findRequestedItems(db, { site: site.code, ids, codes });
  const byId = new Map(found.map((item) => [String(item.id), item]));
  const byCode = new Map(found.map((item) => [item.code, item]));
  const lookUp = (code                    ) => (code === undefined ? undefined : (byId.get(code) ?? byCode.get(code)));
  return (line) => lookUp(line.item_id) ?? lookUp(line.itemcode);
}

                                                                            

function allOrNone(lines                 , itemOf                                  )                       {
  const quantities = new Map                ();
  for (const line of lines) {
    const item = itemOf(line);
    if (!item) return refuse(addItem, 'unknown_item', { item: line.item_name || line.item_id || t`This item` });
    if (quantities.has(item.id)) throw new HttpError(400, t`${item.name} appears twice.`);
    const quantity = parseQuantity(line.quantity, item);
    if (quantity === undefined) return refuse(addItem, 'bad_quantity');
    quantities.set(item.id, quantity);
  }
  return { quantities, rejected: [] };
}

function acceptPossible(
  lines                 ,
  itemOf                                  ,
  existing                                                        ,
  mode                   ,
)             {
  const before = new Map(existing.map((line) => [line.itemId, line.quantity]));
  const base = mode === 'merge' ? before : new Map                       ();
  const quantities = new Map                ();
  const rejected             = [];
  let remaining = maxCartLines - existing.length;
  for (const line of lines) {
    const item = itemOf(line);
    const quantity = item && parseQuantity(line.quantity, item);
    const sum = (quantity ?? 0) + (item ? (quantities.get(item.id) ?? base.get(item.id) ?? 0) : 0);
    const isNew = item !== undefined && !before.has(item.id) && !quantities.has(item.id);
    const reason = rejectionReason(item, quantity, sum, isNew && remaining <= 0);
    if (reason) rejected.push({ item_id: line.item_id ?? line.itemcode ?? '', item_name: line.item_name, reason });
    else if (item) {
      quantities.set(item.id, sum);
      if (isNew) remaining -= 1;
    }
  }
  return { quantities, rejected };
}

function rejectionReason(item                  , quantity                    , sum        , isFull         ) {
  if (!item) return t`This item is not sold here.`;
  if (quantity === undefined || sum > maxQuantity) return translate(invalidQuantityMessage);
  if (isFull) return translate(addItem.refusals.cart_full);
  return undefined;
}
