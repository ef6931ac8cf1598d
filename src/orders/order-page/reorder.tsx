import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { AlreadyInCartDialog } from '../../cart/add-to-cart/already-in-cart.tsx';
import { cartWithAdded } from '../../cart/just-added.rule.ts';
import { randomId } from '../../cart/random-id.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type Toast, useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { OrderDetailLine } from './order-detail.contract.ts';
import type { reorder } from './reorder.contract.ts';
import styles from './reorder.module.css';

export type ReorderProps = {
  orderNo: string;
  lines: readonly OrderDetailLine[];
  /** Row numbers; none ticked means all. */
  ticked: ReadonlySet<string>;
};

export function Reorder({ orderNo, lines, ticked }: ReorderProps) {
  const { reorder, busy, rejected, cart, isConfirming, respond } = useReorder(orderNo);
  const sold = lines.filter((line) => line.itemid > 0);
  const chosen = sold.filter((line) => ticked.has(line.row_no));
  const wanted = chosen.length > 0 ? chosen : sold;
  return (
    <>
      {rejected.length > 0 && <PartlyAdded rejected={rejected} cart={cart} />}
      <Block header={t`Reorder`}>
        <BlockBody>
          <p className={styles.words}>
            {sold.length === 0
              ? t`None of these items is sold any more.`
              : t`Adds ${plural(wanted.length, 'line')} to your cart at today's price and availability.`}
            {sold.length > 0 && chosen.length === 0 && <> {t`Tick lines to add only those.`}</>}
          </p>
          <Button
            kind="primary"
            wide
            disabled={wanted.length === 0}
            busy={busy}
            busyLabel={t`Adding`}
            onClick={() => reorder(wanted)}
          >{t`Add ${plural(wanted.length, 'item')} to cart`}</Button>
        </BlockBody>
      </Block>
      {isConfirming && <AlreadyInCartDialog onClose={() => respond(false)} onContinue={() => respond(true)} />}
    </>
  );
}

type ReorderOrderProps = { orderNo: string; lineCount: number; lines: readonly ReorderedLine[] };

/** All lines of an order in a list, of which `lines` has the first. What is not added is told in a toast. */
export function ReorderOrder({ orderNo, lineCount, lines }: ReorderOrderProps) {
  const { reorder, busy, isConfirming, respond } = useReorder(orderNo, 'whole order');
  return (
    <>
      <Button small icon="retry" busy={busy} onClick={() => reorder(lines)}>
        {t`Reorder ${lineCount}`}
        <VisuallyHidden>: {orderNo}</VisuallyHidden>
      </Button>
      {isConfirming && <AlreadyInCartDialog onClose={() => respond(false)} onContinue={() => respond(true)} />}
    </>
  );
}

function PartlyAdded({ rejected, cart }: { rejected: readonly RejectedItem[]; cart: string }) {
  const view = <ButtonLink small to={cart}>{t`View cart`}</ButtonLink>;
  return (
    <Notice kind="warn" live title={t`Some items were not added`} action={view}>
      <ul>
        {rejected.map(({ item_name, reason }) => (
          <li key={item_name}>
            <Designation>{item_name}</Designation> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type RejectedItem = { item_name: string; reason: string };

type ReorderedLine = Pick<OrderDetailLine, 'itemid' | 'row_no'>;

function useReorder(orderNo: string, what: 'lines' | 'whole order' = 'lines') {
  const { isInCart } = useCartSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();
  const { send, busy } = useAction();
  const [unconfirmed, setUnconfirmed] = useState<readonly ReorderedLine[]>();
  const [partly, setPartly] = useState<{ rejected: readonly RejectedItem[]; cart: string }>();

  function sendLines(lines: readonly ReorderedLine[]) {
    const idempotencyKey = randomId();
    const rows = what === 'lines' ? { rows: lines.map((line) => line.row_no) } : {};
    const request = { order_no: orderNo, ...rows };
    void send(async () => {
      const isStillHere = notePage();
      const reply = await call<typeof reorder>('POST /api/reorder/', request, { idempotencyKey });
      if (isRefusal(reply)) return reply;
      const cart = cartWithAdded(reply.added_on, orderNo);
      if (!isStillHere()) toast(addedToast(reply));
      else if (reply.rejected.length === 0) return navigate(cart);
      else if (what === 'lines') setPartly({ rejected: reply.rejected, cart });
      else toast({ ...addedToast(reply), action: { label: t`View cart`, to: cart } });
      return revalidate();
    });
  }

  return {
    reorder: (lines: readonly ReorderedLine[]) =>
      lines.some((line) => isInCart(line.itemid)) ? setUnconfirmed(lines) : sendLines(lines),
    busy,
    rejected: partly?.rejected ?? [],
    cart: partly?.cart ?? '/cart',
    isConfirming: unconfirmed !== undefined,
    respond: (yes: boolean) => {
      setUnconfirmed(undefined);
      if (yes && unconfirmed) sendLines(unconfirmed);
    },
  };
}

/** A toast tells a buyer who is on another page by then. */
function addedToast({ message, rejected }: ReplyOf<typeof reorder>): Toast {
  const names = rejected.map((line) => line.item_name).join(', ');
  return names ? { kind: 'bad', message: t`Not added to your account's cart: ${names}` } : { message };
}
