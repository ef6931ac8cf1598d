import { z } from 'zod';
import { defineContract, rowId } from '../../lib/contract.ts';
import { offeredItemRefusals } from '../catalogue-refusals.ts';
import { notActiveMessage } from '../not-active-message.data.ts';

export const maxStockAlerts = 200;

export const listStockAlerts = defineContract({
  path: 'api/stock_alerts/',
  method: 'GET',
  summary: 'Items of which the user is told, once, when they are in stock.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true), item_ids: z.array(z.number()).max(maxStockAlerts) }),
  refusals: { not_active: notActiveMessage },
});

export const saveStockAlert = defineContract({
  path: 'api/stock_alert/',
  method: 'POST',
  summary: 'Asks for one mail when an item is in stock, or takes that back.',
  request: z.object({ item_id: rowId, wanted: z.boolean() }),
  reply: z.object({ success: z.literal(true), wanted: z.boolean() }),
  refusals: {
    not_active: notActiveMessage,
    ...offeredItemRefusals,
    in_stock: 'This item is in stock now.',
    too_many: `You are waiting for ${maxStockAlerts} items already. Please take one back first.`,
  },
});
