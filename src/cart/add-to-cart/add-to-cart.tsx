import { type SubmitEvent, useId, useState } from 'react';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import type { AddToCartPlacement } from '../../catalogue/items/render-add-to-cart.ts';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { QuantityInput } from '../../ui/controls/quantity-input.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { minOrderQuantity, parseQuantity, quantityRulesOf, stepQuantity } from '../lines/quantity.rule.ts';
import { invalidQuantityText, stepsText } from '../lines/quantity-text.rule.ts';
import { useCartSession } from '../use-cart-session.ts';
import styles from './add-to-cart.module.css';
import { AlreadyInCartDialog } from './already-in-cart.tsx';
import { StayHere } from './stay-here.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

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
