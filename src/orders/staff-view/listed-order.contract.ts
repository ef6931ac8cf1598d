import { z } from 'zod';
import { currencyField, instant } from '../../lib/contract.ts';
import { orderHold, stagePieces } from '../order-rows.contract.ts';
import { orderStatuses } from '../order-state.rule.ts';
import { paymentModes, paymentOptions } from '../payment-mode.data.ts';

/** An order in the list of the desk. */
export const listedOrder = stagePieces.extend({
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  /** Whether the order was placed before the shop opened. */
  isTest: z.boolean(),
  hold: orderHold.nullable(),
  company: z.string(),
  purchaseOrderNo: z.string().nullable(),
  paymentMode: z.enum(paymentModes),
  paymentOption: z.enum(paymentOptions),
  currency: currencyField,
  totalMinor: z.number(),
  lines: z.number(),
  ordered: z.number(),
  reserved: z.number(),
  /** The first day on which goods are owed. */
  dueOn: z.string().nullable(),
});
export type ListedOrder = z.input<typeof listedOrder>;
