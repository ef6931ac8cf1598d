import { type SubmitEvent, useId, useState } from 'react';
import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import type { ItemRow } from '../catalogue/item.contract.ts';
import type { AddForm } from '../catalogue/render-add.ts';
import { said, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QuantityInput } from '../ui/quantity-input.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './add-to-cart.module.css';
import { AlreadyThere } from './already-there.ui.tsx';
import { notActive, quantityRefused } from './cart.contract.ts';
import { firstQuantity, termsOf } from './local-cart.rule.ts';
import { useLocalCart } from './local-cart.ts';
import { readQuantity } from './quantity.rule.ts';
import { stepsText } from './quantity-text.rule.ts';
import { useReader } from './reader.ts';
import { StayHere } from './stay-here.ui.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export type AddToCartProps = {
  item: ItemRow;
  form: AddForm;
  /** What the box begins with; when left out the smallest that can be ordered, in a panel nothing. */
  quantity?: number;
};

/** Quantity and button: into the account's cart, or into this browser's; then to /cart. */
export function AddToCart({ item, form, quantity }: AddToCartProps) {
  const { session, cartItemIds } = useReader();
  const local = useLocalCart();
  const { add, busy, refusal, setRefusal } = useAddToCart(item, session !== null);
  const inPanel = form.startsWith('panel');
  const [text, setText] = useState(quantity === undefined && inPanel ? '' : String(quantity ?? firstQuantity(item)));
  const [asking, setAsking] = useState(0);
  const noteId = useId();

  const blocked = session !== null && !maySeePrices(standingOf(session.status));
  const name = [item.itemname, item.brandname].filter(Boolean).join(', ');
  const there = session ? cartItemIds.includes(item.itemid) : local.lines.some((l) => l.itemcode === item.itemcode);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = inPanel && text === '' ? firstQuantity(item) : readQuantity(text, termsOf(item));
    if (busy || blocked) return;
    if (wanted === undefined) setRefusal(said(quantityRefused));
    else if (there) setAsking(wanted);
    else void add(wanted);
  };
  const change = (typed: string) => {
    setText(typed);
    setRefusal('');
  };

  return (
    <form className={classNames(styles.form, styles[form])} noValidate onSubmit={submit}>
      {form === 'detail' && <span className={styles.label} aria-hidden="true">{say`Quantity`}</span>}
      <QuantityInput
        label={say`Quantity of ${item.itemname}`}
        placeholder={say`Qty`}
        title={stepsText(item)}
        big={form === 'detail'}
        value={blocked ? '0' : text}
        disabled={blocked}
        invalid={refusal !== ''}
        aria-describedby={blocked || refusal ? noteId : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Button
        type="submit"
        kind={form === 'row' || form === 'panel-more' ? 'plain' : 'primary'}
        small={form !== 'detail'}
        disabled={blocked}
        busy={busy}
        busyWords={say`Adding`}
        title={blocked ? said(notActive) : undefined}
        aria-label={form === 'row' ? say`Add ${name} to cart` : undefined}
      >
        {form === 'row' ? say`Add to cart` : say`Add To Cart`}
      </Button>
      {blocked && <Blocked id={noteId} hidden={!inPanel} />}
      {form === 'detail' && !blocked && (
        <div className={styles.stay}>
          <StayHere />
        </div>
      )}
      {refusal && <Refusal id={noteId} words={refusal} steps={stepsText(item)} />}
      {asking > 0 && (
        <AlreadyThere
          onClose={() => setAsking(0)}
          onContinue={() => {
            setAsking(0);
            void add(asking);
          }}
        />
      )}
    </form>
  );
}

/** The account cannot buy yet; a page says so once above, the typeahead's panel has no other place. */
function Blocked({ id, hidden }: { id: string; hidden: boolean }) {
  const words = <span id={id}>{said(notActive)}</span>;
  return hidden ? <VisuallyHidden>{words}</VisuallyHidden> : <p className={styles.note}>{words}</p>;
}

function Refusal({ id, words, steps }: { id: string; words: string; steps: string | undefined }) {
  return (
    <p id={id} className={classNames(styles.note, styles.bad)} role="alert">
      {words}
      {steps && ` (${steps})`}
    </p>
  );
}
