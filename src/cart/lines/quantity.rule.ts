/** A quantity is digits only, 1 to 1,000,000, at least the item's minimum and a multiple of its order multiple. */
export const maxQuantity = 1_000_000;

export type QuantityRules = { minQty: number; orderMultiple: number };

/** The quantity typed, or undefined when it may not be ordered. '1.5', '1e9', '٣' and '-5' are no quantities. */
export function parseQuantity(text: string, { minQty, orderMultiple }: QuantityRules): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const quantity = Number(digits);
  const allowed = quantity >= Math.max(1, minQty) && quantity <= maxQuantity && quantity % orderMultiple === 0;
  return allowed ? quantity : undefined;
}
