import { z } from 'zod';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { defineContract, freeText, rowId } from '../../lib/contract.ts';
import { maxNameLength, maxSavedCarts } from './saved-carts.data.ts';

const savedCart = z.object({
  saved_cart_id: z.number(),
  name: z.string(),
  lines: z.number(),
  /** ISO 8601. */
  saved_at: z.string(),
});
export type SavedCart = z.infer<typeof savedCart>;

/** What the buyer has saved, newest first; also the reply to a change of it. */
const savedCartsReply = z.object({ success: z.literal(true), saved_carts: z.array(savedCart).max(maxSavedCarts) });

export const listSavedCarts = defineContract({
  path: 'api/saved_carts/',
  method: 'GET',
  summary: 'Lists the carts that the user has saved, newest first.',
  request: z.object({}),
  reply: savedCartsReply,
});

export const saveCart = defineContract({
  path: 'api/saved_carts/save/',
  method: 'POST',
  summary: "Saves the items and quantities of the user's cart under a name; the same cart again has no effect.",
  request: z.object({ name: freeText(maxNameLength) }),
  reply: savedCartsReply.extend({ message: z.string() }),
  refusals: {
    name: 'Please give it a name',
    'name.taken': 'You have saved another cart as {name}. Please choose another name, or delete that one.',
    cart_empty: 'Your Cart is empty',
    too_many: `You can keep ${maxSavedCarts} saved carts. Please delete one first.`,
  },
});

export const loadSavedCart = defineContract({
  path: 'api/saved_carts/load/',
  method: 'POST',
  summary:
    "Adds a saved cart to the user's cart, replacing the quantities of lines already there, and says what changed since it was saved.",
  request: z.object({ saved_cart_id: rowId }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    num_cart_data: z.number(),
    /** The moment that the lines have in the cart, ISO 8601. */
    added_on: z.string(),
    /** Lines that cost something else today; amounts in major units, 0 for none. */
    repriced: z.array(z.object({ item_name: z.string(), price_then: z.number(), price_now: z.number() })),
    rejected: z.array(z.object({ item_id: z.string(), item_name: z.string(), reason: z.string() })),
  }),
  refusals: {
    not_active: notActiveMessage,
    nothing_taken: 'None of these items can be added: {reason}',
  },
});

export const deleteSavedCart = defineContract({
  path: 'api/saved_carts/delete/',
  method: 'POST',
  summary: 'Deletes a saved cart; deleting it again has no effect.',
  request: z.object({ saved_cart_id: rowId }),
  reply: savedCartsReply,
});
