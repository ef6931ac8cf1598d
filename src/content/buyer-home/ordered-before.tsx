import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { addItem, displayCart, removeItem, updateQuantity } from '../../cart/cart.contract.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { availabilityDateText, countText, sizesText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { BuyerWork } from './buyer-home.contract.ts';
import styles from './ordered-before.module.css';
import { WorkList } from './work-list.tsx';

type Item = BuyerWork['ordered_before'][number];

export const orderedBeforeAnchor = 'ordered-before';

export function OrderedBefore({ items }: { items: BuyerWork['ordered_before'] }) {
  if (items.length === 0) return null;
  return (
    <WorkList
      id={orderedBeforeAnchor}
      title={t`Ordered before`}
      more={{ to: '/order-history', label: t`Order History` }}
      foot={<WholeOrders items={items} />}
    >
      <ul>
        {items.map((item) => (
          <OrderedItem key={item.itemid} item={item} />
        ))}
      </ul>
    </WorkList>
  );
}

const shownOrders = 2;

/** On the page of an order all of it is ordered again, or the lines that are ticked. */
function WholeOrders({ items }: { items: BuyerWork['ordered_before'] }) {
  const { session } = useCartSession();
  if (!can(session?.standing, 'add-to-cart')) return null;
  const orders = new Map(items.map(({ order_no, order_lines }) => [order_no, order_lines]));
  return (
    <span className={styles.orders}>
      <span>{t`A whole order again`}</span>
      {[...orders].slice(0, shownOrders).map(([number, lines]) => (
        <Link key={number} to={`/order-detail?order=${number}`}>
          {`${number}, ${plural(lines, 'line')}`}
        </Link>
      ))}
    </span>
  );
}

function OrderedItem({ item }: { item: Item }) {
  const site = useSite();
  const { itemname, brandname, quantity, last_on, rhythm, Availability, exp_dod } = item;
  const available = Availability === 'Stock' && item.free_stock > 0 && t`${countText(item.free_stock)} in stock`;
  return (
    <li className={styles.item}>
      <BearingDrawing {...drawingPropsOf(item)} framed decorative />
      <div className={styles.name}>
        <Designation to={itemHref(site, item)}>{itemname}</Designation>
        <span>{[brandname, sizesText(item)].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles.last}>
        {t`${countText(quantity)} on ${formatNearDay(last_on)}`}
        {rhythm && <span>{rhythm}</span>}
      </div>
      <div className={styles.price}>
        <Amount value={item.your_price} showCurrency />
        <PriceChange item={item} />
      </div>
      <div className={styles.availability}>
        <AvailabilityLabel status={Availability} when={available || availabilityDateText(Availability, exp_dod)} />
      </div>
      <AddAgain item={item} />
    </li>
  );
}

function PriceChange({ item: { your_price, last_price } }: { item: Item }) {
  if (your_price === 0 || last_price === 0) return null;
  const change = Math.round((your_price - last_price) * 100) / 100;
  if (change === 0) return <span>{t`same price`}</span>;
  const amount = <Amount value={Math.abs(change)} showCurrency />;
  return <span>{change > 0 ? tRich`${amount} more` : tRich`${amount} less`}</span>;
}

function AddAgain({ item }: { item: Item }) {
  const { session } = useCartSession();
  const { isAdded, busy, said, add, undo } = useAddAgain(item);
  if (!can(session?.standing, 'add-to-cart')) return null;
  const count = countText(item.quantity);
  return (
    <div className={styles.again}>
      <Button
        small
        kind={isAdded ? 'quiet' : 'plain'}
        icon={isAdded ? 'check' : undefined}
        busy={busy}
        aria-label={
          isAdded ? t`Undo: take ${count} × ${item.itemname} out of your cart` : t`Add ${count} × ${item.itemname}`
        }
        onClick={isAdded ? undo : add}
      >
        {isAdded ? t`In cart · Undo` : t`Add ${count}`}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

type CartLineLeft = { item_detail_id: number; left: number };

/**
 * One press adds the last quantity to the cart, the next takes it back; what was in the cart before stays. A press whose
 * reply is lost can be repeated without adding or taking back more.
 */
function useAddAgain(item: Item) {
  const [isAdded, setAdded] = useState(false);
  const { send, busy } = useAction();
  const [said, setSaid] = useState('');
  const plannedUndo = useRef<CartLineLeft>(undefined);
  const { revalidate } = useRevalidator();

  const run = (step: () => Promise<RefusalReply | undefined>, words: string) =>
    void send(async () => {
      const refused = await step();
      setSaid(refused ? '' : words);
      if (refused) return refused;
      setAdded(!isAdded);
      return revalidate();
    });

  async function takeBack(): Promise<RefusalReply | undefined> {
    const plan = plannedUndo.current ?? (await planUndo(item));
    if (isRefusal(plan)) return plan;
    plannedUndo.current = plan;
    const refused = plan && (await leaveInCart(plan));
    plannedUndo.current = undefined;
    return refused;
  }

  const count = countText(item.quantity);
  return {
    isAdded,
    busy,
    said,
    add: () => run(() => addToCart(item), t`${count} × ${item.itemname} added to your cart`),
    undo: () => run(takeBack, t`${count} × ${item.itemname} taken out of your cart`),
  };
}

/** Why it was not added, if it was not. */
async function addToCart({ itemid, itemname, quantity }: Item): Promise<RefusalReply | undefined> {
  const line = { item_id: String(itemid), item_name: itemname, quantity: String(quantity) };
  const request = { item_info: [{ ...line, flag: 'merge_cart' as const }] };
  const reply = await sendOnce(`add ${itemid}`, request, (idempotencyKey) =>
    call<typeof addItem>('POST /api/add_item/', request, { idempotencyKey }),
  );
  if (isRefusal(reply)) return reply;
  const [rejected] = reply.rejected;
  return rejected && { success: false, refusal: 'rejected', message: rejected.reason };
}

/** What stays of the item's line; undefined if it is no longer in the cart. */
async function planUndo({ itemid, quantity }: Item): Promise<CartLineLeft | RefusalReply | undefined> {
  const cart = await call<typeof displayCart>('GET /api/display_additem/', {});
  if (isRefusal(cart)) return cart;
  const line = cart.itemdetails.find((one) => one.itemid === itemid && one.status !== '4');
  return line && { item_detail_id: line.item_detail_id, left: line.quantity - quantity };
}

async function leaveInCart({ item_detail_id, left }: CartLineLeft): Promise<RefusalReply | undefined> {
  const reply =
    left > 0
      ? await call<typeof updateQuantity>('POST /api/update_item_quantity/', {
          item_id: item_detail_id,
          item_quantity: String(left),
        })
      : await call<typeof removeItem>('POST /api/remove_item_cart/', { item_detail_id });
  return isRefusal(reply) ? reply : undefined;
}
