import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { AddToCartPlacement } from '../../catalogue/items/render-add-to-cart.ts';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { AskForPriceLink } from '../../catalogue/pricing/ask-for-price-link.tsx';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { QuantityInput } from '../../ui/controls/quantity-input.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { addItem } from '../cart.contract.ts';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { withLine } from '../guest-cart/guest-cart.rule.ts';
import { readGuestCart, saveGuestCart, toGuestCartLine } from '../guest-cart/guest-cart.ts';
import { cartWithAdded } from '../just-added.rule.ts';
import { minOrderQuantity, parseQuantity, quantityRulesOf, stepQuantity } from '../lines/quantity.rule.ts';
import { invalidQuantityText, stepsText } from '../lines/quantity-text.rule.ts';
import { randomId } from '../random-id.ts';
import { useCartSession } from '../use-cart-session.ts';
import styles from './add-to-cart.module.css';
import { AlreadyInCartDialog } from './already-in-cart.tsx';
import { isStayHereOn, StayHere } from './stay-here.tsx';

export type AddToCartProps = {
  item: ItemRow;
  form: AddToCartPlacement;
  /** Default: the smallest order quantity, in a panel an empty box. */
  quantity?: number;
  onQuantity?: ((quantity: number | undefined) => void) | undefined;
};

export function AddToCart({ item, form, quantity, onQuantity }: AddToCartProps) {
  const { session, isInCart } = useCartSession();
  const { add, busy, refusal, setRefusal } = useAddToCart(item, session !== null);
  const inPanel = form.startsWith('panel');
  const steps = stepsText(item);
  const [text, setText] = useState(quantity === undefined && inPanel ? '' : String(quantity ?? minOrderQuantity(item)));
  const [pendingQuantity, setPendingQuantity] = useState(0);
  const noteId = useId();

  const blocked = !can(session?.standing, 'fill-cart');
  const name = [item.itemname, item.brandname].filter(Boolean).join(', ');

  // The specification shows a disabled button in the panel of the search.
  if (session && blocked && !inPanel && can(session.standing, 'send-rfi'))
    return <AskForPriceLink item={item} standing={session.standing} />;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const requested = inPanel && text === '' ? minOrderQuantity(item) : parseQuantity(text, quantityRulesOf(item));
    if (busy || blocked) return;
    if (requested === undefined) setRefusal(invalidQuantityText(quantityRulesOf(item)));
    else if (session && isInCart(item.itemid)) setPendingQuantity(requested);
    else void add(requested);
  };
  const change = (typed: string) => {
    setText(typed);
    onQuantity?.(parseQuantity(typed, quantityRulesOf(item)));
    setRefusal('');
  };

  /** Where there is space for it, the quantity can be pressed up and down. */
  const step = (name: 'plus' | 'minus', label: string, by: 1 | -1) =>
    form === 'detail' && (
      <IconButton
        framed
        name={name}
        label={label}
        disabled={blocked}
        onClick={() => change(String(stepQuantity(text, item, by)))}
      />
    );

  return (
    <form className={classNames(styles.form, styles[form])} noValidate onSubmit={submit}>
      {form === 'detail' && (
        <span className={classNames(styles.label, steps && styles.steps)} aria-hidden="true">
          {[t`Quantity`, steps].filter(Boolean).join(', ')}
        </span>
      )}
      <span className={styles.quantity}>
        {step('minus', t`Fewer`, -1)}
        <QuantityInput
          label={t`Quantity of ${form === 'detail' ? item.itemname : name}`}
          placeholder={t`Qty`}
          title={steps}
          large={form === 'detail'}
          value={blocked ? '0' : text}
          disabled={blocked}
          invalid={refusal !== ''}
          aria-describedby={blocked || refusal ? noteId : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {step('plus', t`More`, 1)}
      </span>
      <Button
        type="submit"
        kind={form === 'row' || form === 'panel-more' ? 'plain' : 'primary'}
        small={form !== 'detail'}
        disabled={blocked}
        busy={busy}
        busyLabel={t`Adding`}
        title={blocked ? translate(notActiveMessage) : undefined}
        aria-label={form === 'row' ? t`Add to cart: ${name}` : undefined}
      >
        {form === 'row' ? t`Add to cart` : t`Add To Cart`}
      </Button>
      {form === 'row' && steps && !blocked && <p className={styles.note}>{steps}</p>}
      {blocked && <Blocked id={noteId} hidden={!inPanel} />}
      {form === 'detail' && !blocked && (
        <div className={styles.stay}>
          <StayHere />
        </div>
      )}
      {refusal && <Refusal id={noteId} message={refusal} />}
      {pendingQuantity > 0 && (
        <AlreadyInCartDialog
          onClose={() => setPendingQuantity(0)}
          onContinue={() => {
            setPendingQuantity(0);
            void add(pendingQuantity);
          }}
        />
      )}
    </form>
  );
}

function Blocked({ id, hidden }: { id: string; hidden: boolean }) {
  const message = <span id={id}>{translate(notActiveMessage)}</span>;
  return hidden ? <VisuallyHidden>{message}</VisuallyHidden> : <p className={styles.note}>{message}</p>;
}

function Refusal({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className={classNames(styles.note, styles.bad)} role="alert">
      {message}
    </p>
  );
}

function useAddToCart(item: ItemRow, signedIn: boolean) {
  const navigate = useNavigate();
  const toast = useToast();
  const { send, busy } = useAction();
  const [refusal, setRefusal] = useState('');
  const { revalidate } = useRevalidator();
  const notePage = useNotePage();

  async function added(quantity: number, addedOn: string, isStillHere: boolean) {
    const cart = cartWithAdded(addedOn);
    if (isStillHere && !isStayHereOn()) return navigate(cart);
    const message = t`${countText(quantity)} × ${item.itemname} added to your cart`;
    // With an action it would go with the page that is being left.
    toast({ message, ...(isStillHere && { action: { label: t`View cart`, to: cart } }) });
    if (signedIn) await revalidate();
  }

  function addToAccount(quantity: number) {
    const idempotencyKey = randomId();
    const line = { item_id: String(item.itemid), item_name: item.itemname, quantity: String(quantity) };
    const item_info = [{ ...line, amount_per_unit: item.your_price, flag: 'add_cart' as const }];
    return send(async () => {
      const isStillHere = notePage();
      const reply = await call<typeof addItem>('POST /api/add_item/', { item_info }, { idempotencyKey });
      if (!isRefusal(reply)) return added(quantity, reply.added_on, isStillHere());
      return isStillHere() ? setRefusal(reply.message) : reply;
    });
  }

  function addToBrowser(quantity: number) {
    const now = new Date();
    const next = withLine(readGuestCart(), toGuestCartLine(item, quantity, now), randomId());
    if (!next) return setRefusal(translate(invalidQuantityMessage));
    if (saveGuestCart(next)) return void added(quantity, now.toISOString(), true);
    const message = t`This browser can't store a cart. Please sign in first.`;
    toast({ kind: 'bad', message, action: { label: t`Sign in`, to: '/login' } });
  }

  const add = (quantity: number) => (signedIn ? addToAccount(quantity) : addToBrowser(quantity));
  return { add, busy, refusal, setRefusal };
}
