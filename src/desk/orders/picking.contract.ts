import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { fulfilmentRefusals, pickingRefusals } from '../../orders/order-refusals.ts';
import { maxCartons, maxLotsOfLine, type ShortReason, shortReasons } from '../../orders/picks.rule.ts';
import { deskSite } from '../../sites/site-field.ts';

const order = { site: deskSite, number: textId(40) };
const lineNo = z.number().int().min(1).max(9_999);
const pieces = z.number('Please enter a valid quantity').int().min(1).max(1_000_000);
const cartonNo = z.number('Please enter a valid number').int().min(1).max(maxCartons);
const seenPick = z.number().int().min(0);

export const pickLineAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/pick/',
  method: 'POST',
  summary: 'writes down what was picked of a line: lots, cartons and why pieces are short',
  request: z.object({
    ...order,
    lineNo,
    lots: listOf(
      z.object({ quantity: pieces, lot: freeText(40), origin: freeText(40), carton: cartonNo }),
      maxLotsOfLine,
    ),
    short: z.enum(['', ...(Object.keys(shortReasons) as ShortReason[])]),
    seenPick,
  }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(fulfilmentRefusals, 'not_allowed', 'on_hold', 'unknown_line', 'unknown_order'),
    ...pickRefusals(pickingRefusals, 'cannot_pick', 'changed_meanwhile'),
  },
});

export const pickRestAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/pick_rest/',
  method: 'POST',
  summary: 'writes down that everything else that is on the shelf for an order was picked, or only some lines of it',
  request: z.object({
    ...order,
    /** The lines that leave now, beside those that are picked; the others leave later. Left out for all. */
    only: listOf(lineNo, 2_000).optional(),
  }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(pickingRefusals, 'nothing_to_pick'),
    ...pickRefusals(fulfilmentRefusals, 'not_allowed', 'on_hold', 'unknown_order'),
  },
});

export const putBackAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/put_back/',
  method: 'POST',
  summary: 'counts a line as not picked again',
  request: z.object({ ...order, lineNo, seenPick }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(pickingRefusals, 'changed_meanwhile', 'not_picked'),
    ...pickRefusals(fulfilmentRefusals, 'not_allowed', 'unknown_order'),
  },
});

export const weighCartonAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/carton/',
  method: 'POST',
  summary: 'writes the gross weight of a carton',
  request: z.object({ ...order, cartonNo, grossKg: z.number().nullable() }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(pickingRefusals, 'unknown_carton', 'wrong_weight'),
    ...pickRefusals(fulfilmentRefusals, 'not_allowed', 'on_hold', 'unknown_order'),
  },
});
