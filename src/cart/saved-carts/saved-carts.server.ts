import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { findCart } from '../cart-lines.db.ts';
import { lockKnownCart } from '../cart-writes.db.ts';
import { lineAmounts } from '../lines/line-amounts.rule.ts';
import { maxQuantity } from '../lines/quantity.rule.ts';
import { offerParams, siteDates } from '../pricing-context.server.ts';
import { deleteSavedCart, listSavedCarts, saveCart } from './saved-carts.contract.ts';
import { maxSavedCarts } from './saved-carts.data.ts';
import { deleteSavedCartRow, findLinesOfName, findSavedCarts, insertSavedCart } from './saved-carts.db.ts';

type Context = Pick<CallContext<Caller>, 'db' | 'site' | 'caller'>;
const ownerOf = ({ site, caller }: Context) => ({ site: site.code, userId: caller.userId });

async function presentSavedCarts(context: Context) {
  const rows = await findSavedCarts(context.db, ownerOf(context));
  const saved_carts = rows.map(({ id, name, lines, savedAt }) => ({
    saved_cart_id: id,
    name,
    lines,
    saved_at: savedAt.toISOString(),
  }));
  return { success: true as const, saved_carts };
}

export const listSavedCartsCall = defineCall(
  listSavedCarts,
  { requires: permissionTo('see-cart'), reads: 'primary' },
  async (_request, context) => presentSavedCarts(context),
);

/** Two carts of one user are saved one after the other, so that a name and the last free place are given once. */
export const saveCartCall = defineCall(
  saveCart,
  {
    requires: permissionTo('keep-cart'),
    transaction: true,
    lock: (_request, { db, caller }) => lockKnownCart(db, caller),
  },
  async ({ name }, context) => {
    if (name === '') return refuse(saveCart, 'name');
    const { db, caller, now } = context;
    const lines = linesToSave(await findCart(db, offerParams(context)), context);
    if (lines.length === 0) return refuse(saveCart, 'cart_empty');
    const same = await findLinesOfName(db, { ...ownerOf(context), name });
    const reply = { message: t`Your cart is saved as ${name}.` };
    if (same.length > 0) {
      const isSame = contentOf(same) === contentOf(lines);
      return isSame ? { ...(await presentSavedCarts(context)), ...reply } : refuse(saveCart, 'name.taken', { name });
    }
    const before = await findSavedCarts(db, ownerOf(context));
    if (before.length >= maxSavedCarts) return refuse(saveCart, 'too_many');
    await insertSavedCart(db, {
      ...ownerOf(context),
      customerId: caller.customerId,
      name,
      now,
      itemIds: lines.map((line) => line.itemId),
      quantities: lines.map((line) => line.quantity),
      unitMinors: lines.map((line) => line.unitMinor),
    });
    return { ...(await presentSavedCarts(context)), ...reply };
  },
);

export const deleteSavedCartCall = defineCall(
  deleteSavedCart,
  { requires: permissionTo('keep-cart') },
  async ({ saved_cart_id: id }, context) => {
    await deleteSavedCartRow(context.db, { ...ownerOf(context), id });
    return presentSavedCarts(context);
  },
);

type Line = { itemId: number; quantity: number; unitMinor: number | null };

/** One line for each item: an ordinary and a quoted one are added up. Whether the account sees prices is asked when it is loaded. */
function linesToSave(rows: Awaited<ReturnType<typeof findCart>>, { site, now }: CallContext<Caller>): Line[] {
  // The tax treatment changes the tax alone.
  const at = { ...siteDates(site, now), taxTreatment: 'none' as const };
  const lines = new Map<number, Line>();
  for (const row of rows) {
    const { unitMinor } = lineAmounts(row, at);
    const before = lines.get(row.itemId);
    const quantity = Math.min(maxQuantity, row.quantity + (before?.quantity ?? 0));
    lines.set(row.itemId, { itemId: row.itemId, quantity, unitMinor: before?.unitMinor ?? (unitMinor || null) });
  }
  return [...lines.values()];
}

const contentOf = (lines: readonly Pick<Line, 'itemId' | 'quantity'>[]): string =>
  lines
    .map(({ itemId, quantity }) => `${itemId}×${quantity}`)
    .toSorted()
    .join();
