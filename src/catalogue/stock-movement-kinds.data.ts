/** `other`: nobody told why, as a statement typed by hand, or an earlier version that still runs. */
export const stockMovementKinds = [
  'opening',
  'import',
  'api',
  'dispatch',
  'return',
  'adjustment',
  'receipt',
  'stocktake',
  'other',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** Why staff change what is on hand. */
export const adjustmentReasons = ['damage', 'found', 'lost', 'correction', 'sample', 'goods received'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** No field takes more pieces, so that whatever was typed wrongly can be set right. */
export const maxOnHand = 100_000_000;

export const stockWays = ['add', 'remove', 'counted'] as const;
