import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { cartWithAdded } from '../just-added.rule.ts';
import { LoadedCart } from './loaded-cart.tsx';
import type { deleteSavedCart, listSavedCarts, loadSavedCart, SavedCart, saveCart } from './saved-carts.contract.ts';
import { maxNameLength } from './saved-carts.data.ts';
import styles from './saved-carts-dialog.module.css';

export type SavedCartsDialogProps = {
  /** Of the cart as it is; 0 offers nothing to save. */
  lineCount: number;
  canAdd: boolean;
  onClose: () => void;
};

export default function SavedCartsDialog({ lineCount, canAdd, onClose }: SavedCartsDialogProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<readonly SavedCart[]>();
  const [loaded, setLoaded] = useState<ReplyOf<typeof loadSavedCart>>();
  const { send, error, busyWith } = useAction<string, number>('page');

  const show = useEffectEvent(() =>
    send(async () => {
      const reply = await call<typeof listSavedCarts>('GET /api/saved_carts/', {});
      if (!isRefusal(reply)) setSaved(reply.saved_carts);
      return reply;
    }),
  );
  useEffect(() => void show(), []);

  const openCart = ({ added_on }: ReplyOf<typeof loadSavedCart>) => {
    onClose();
    return navigate(cartWithAdded(added_on));
  };
  const load = ({ saved_cart_id }: SavedCart) =>
    void send(
      async () => {
        const reply = await call<typeof loadSavedCart>('POST /api/saved_carts/load/', { saved_cart_id });
        if (isRefusal(reply)) return reply;
        const isUnchanged = reply.repriced.length === 0 && reply.rejected.length === 0;
        return isUnchanged ? openCart(reply) : setLoaded(reply);
      },
      { about: saved_cart_id },
    );
  const remove = ({ saved_cart_id }: SavedCart) =>
    void send(
      async () => {
        const reply = await call<typeof deleteSavedCart>('POST /api/saved_carts/delete/', { saved_cart_id });
        if (!isRefusal(reply)) setSaved(reply.saved_carts);
        return reply;
      },
      { about: saved_cart_id },
    );

  if (loaded)
    return (
      <Dialog
        open
        title={t`Added to your cart`}
        onClose={() => void openCart(loaded)}
        actions={<Button kind="primary" onClick={() => void openCart(loaded)}>{t`View cart`}</Button>}
      >
        <LoadedCart {...loaded} />
      </Dialog>
    );
  return (
    <Dialog open title={t`Saved carts`} onClose={onClose} width={560} actions={<CloseButton>{t`Close`}</CloseButton>}>
      <div className={styles.parts}>
        {lineCount > 0 && <SaveForm lineCount={lineCount} onSaved={setSaved} />}
        {error && <Notice kind="warn" title={error} live />}
        {saved?.length === 0 && <p className={styles.note}>{t`You have not saved a cart yet.`}</p>}
        {saved && saved.length > 0 && (
          <>
            <ul className={styles.list}>
              {saved.map((one) => (
                <SavedRow
                  key={one.saved_cart_id}
                  saved={one}
                  canAdd={canAdd}
                  busy={busyWith === one.saved_cart_id}
                  onLoad={() => load(one)}
                  onDelete={() => remove(one)}
                />
              ))}
            </ul>
            {canAdd && (
              <p
                className={styles.note}
              >{t`Items are added at today's price and availability; an item that is in your cart takes the saved quantity.`}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

type SaveFormProps = { lineCount: number; onSaved: (saved: readonly SavedCart[]) => void };

function SaveForm({ lineCount, onSaved }: SaveFormProps) {
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => (name.trim() === '' ? [{ field: 'name', message: t`Please give it a name` }] : []),
    send: ({ name }) => call<typeof saveCart>('POST /api/saved_carts/save/', { name }),
    onDone: ({ saved_carts }: ReplyOf<typeof saveCart>) => {
      onSaved(saved_carts);
      form.reset();
    },
  });
  return (
    <form className={styles.save} {...form.form}>
      <Field label={t`Save this cart as`} hint={plural(lineCount, 'line')} error={form.errorAt('name')}>
        <TextInput {...form.field('name')} maxLength={maxNameLength} autoComplete="off" enterKeyHint="done" />
      </Field>
      <Button type="submit" kind="primary" busy={form.busy} busyLabel={t`Saving`}>{t`Save this cart`}</Button>
      {form.error && <Notice kind="warn" title={form.error} live />}
    </form>
  );
}

type SavedRowProps = { saved: SavedCart; canAdd: boolean; busy: boolean; onLoad: () => void; onDelete: () => void };

/** Asks before it is deleted, as it cannot be brought back. */
function SavedRow({ saved: { name, lines, saved_at }, canAdd, busy, onLoad, onDelete }: SavedRowProps) {
  const { timeZone } = useSite().calendar;
  const [isAsking, setAsking] = useState(false);
  const which = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <b>{name}</b>
        <span
          className={styles.note}
        >{t`${plural(lines, 'line')}, saved ${formatDateTime(new Date(saved_at), timeZone)}`}</span>
      </span>
      {isAsking ? (
        <>
          <Button small onClick={() => setAsking(false)}>{t`Keep`}</Button>
          <Button small kind="danger" busy={busy} onClick={onDelete}>
            <span>{tRich`Delete ${which} for good`}</span>
          </Button>
        </>
      ) : (
        <>
          {canAdd && (
            <Button small busy={busy} busyLabel={t`Adding`} onClick={onLoad}>
              <span>{tRich`Add ${which} to cart`}</span>
            </Button>
          )}
          <Button small kind="quiet" onClick={() => setAsking(true)}>
            <span>{tRich`Delete ${which}`}</span>
          </Button>
        </>
      )}
    </li>
  );
}
