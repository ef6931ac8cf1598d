/** A quantity is digits only, 1 to 1,000,000, at least the item's minimum and a multiple of its order multiple. */
export const maxQuantity = 1_000_000;

export type QuantityRules = { minQty: number; orderMultiple: number };

type QuantityFields = { min_quantity: number; order_multiple: number };

/** Undefined for a quantity that cannot be ordered, also '1.5', '1e9', '٣' and '-5'. */
export function parseQuantity(text: string, { minQty, orderMultiple }: QuantityRules): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const quantity = Number(digits);
  const allowed = quantity >= Math.max(1, minQty) && quantity <= maxQuantity && quantity % orderMultiple === 0;
  return allowed ? quantity : undefined;
}

export const quantityRulesOf = (item: QuantityFields): QuantityRules => ({
  minQty: item.min_quantity,
  orderMultiple: Math.max(1, item.order_multiple),
});

/** The next quantity that can be ordered, up or down; from anything else the smallest. */
export function stepQuantity(text: string, item: QuantityFields, by: 1 | -1): number {
  const { orderMultiple } = quantityRulesOf(item);
  const least = minOrderQuantity(item);
  if (!/^\d{1,9}$/.test(text.trim())) return least;
  const steps = Number(text) / orderMultiple;
  const next = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const most = Math.floor(maxQuantity / orderMultiple) * orderMultiple;
  return Math.min(most, Math.max(least, next * orderMultiple));
}

export function minOrderQuantity(item: QuantityFields): number {
  const { minQty, orderMultiple } = quantityRulesOf(item);
  return Math.max(1, Math.ceil(minQty / orderMultiple)) * orderMultiple;
}
