/** A quantity is digits only, 1 to 1,000,000, at least the item's minimum and a multiple of its order multiple. */
export const maxQuantity = 1_000_000;

                                                                      

                                                                       

/** Undefined for a quantity that cannot be ordered, also '1.5', '1e9', '٣' and '-5'. */
export function parseQuantity(text        , { minQty, orderMultiple }               )                     {
  const digits = text.trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const quantity = Number(digits);
  const allowed = quantity >= Math.max(1, minQty) && quantity <= maxQuantity && quantity % orderMultiple === 0;
  return allowed ? quantity : undefined;
}

export const quantityRulesOf = (item                )                => ({
  minQty: item.min_quantity,
  orderMultiple: Math.max(1, item.order_multiple),
});

/** The next quantity that can be ordered, up or down; from anything else the smallest. */
export function stepQuantity(text        , item                , by        )         {
  const { orderMultiple } = quantityRulesOf(item);
  const least = minOrderQuantity(item);
  if (!/^\d{1,9}$/.test(text.trim())) return least;
  const steps = Number(text) / orderMultiple;
  const next = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const most = Math.floor(maxQuantity / orderMultiple) * orderMultiple;
  return Math.min(most, Math.max(least, next * orderMultiple));
}

export function minOrderQuantity(item                )         {
  const { minQty, orderMultiple } = quantityRulesOf(item);
  return Math.max(1, Math.ceil(minQty / orderMultiple)) * orderMultiple;
}
