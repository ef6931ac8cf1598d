import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { priceScopes } from '../pricing/price.rule.ts';
import { priceChangeKinds } from '../pricing/price-change-kind.data.ts';

/** A row of a price list or of a customer, as the desk lists it. */
export const listedPriceRow = z.object({
  id: z.number(),
  /** The target of the row as it may be typed. */
  for: z.string(),
  scope: z.enum(priceScopes),
  item: z
    .object({
      code: z.string(),
      name: z.string(),
      maker: z.string(),
      listMinor: z.number(),
      costMinor: z.number().nullable(),
      isRetired: z.boolean(),
    })
    .nullable(),
  minQty: z.number(),
  discountBp: z.number().nullable(),
  netMinor: z.number().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  /** The price of one unit by all rows of the owner today; null for a group. */
  nowMinor: z.number().nullable(),
  /** In force, so that its first day can no longer change. */
  isInForce: z.boolean(),
  /** Ends within 30 days, without a row that goes on. */
  endsSoon: z.boolean(),
  hasEnded: z.boolean(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type ListedPriceRow = z.input<typeof listedPriceRow>;

/** How far a line moves a price, in minor units for one item, in hundredths of a percent for a group. */
export const priceMove = z.object({
  line: z.number(),
  /** A designation, or the group as it may be typed. */
  label: z.string(),
  isItem: z.boolean(),
  before: z.number(),
  after: z.number(),
  changeBp: z.number(),
});
export type PriceMove = z.input<typeof priceMove>;

export const priceHistoryEntry = z.object({
  id: z.number(),
  kind: z.enum(priceChangeKinds),
  /** A designation, or the group as it may be typed. */
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  changedAt: instant,
  changedBy: z.string(),
});
export type PriceHistoryEntry = z.input<typeof priceHistoryEntry>;
