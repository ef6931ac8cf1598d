import { type SubmitEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { QuantityInput } from '../../ui/controls/quantity-input.tsx';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { parseQuantity } from '../lines/quantity.rule.ts';
import { sendOnce } from '../send-once.ts';
import { useCartSession } from '../use-cart-session.ts';
import styles from './ask-for-quote.module.css';
import type { sendRfi } from './send-rfi.contract.ts';

const anyQuantity = { minQty: 1, orderMultiple: 1 };

/** Asks for what is not in the list, in plain words. A visitor signs in first; who may not ask sees nothing. */
export function AskForQuote({ name }: { name: string }) {
  const { session } = useCartSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('1');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const noteId = useId();
  if (!session) return <ButtonLink to={signInPath(pathname + search)}>{t`Sign in to ask for a quote`}</ButtonLink>;
  if (!can(session.standing, 'send-rfi')) return null;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const quantity = parseQuantity(text, anyQuantity);
    if (quantity === undefined) return setRefusal(translate(invalidQuantityMessage));
    const request = { item_info: [{ item_name: name, quantity: String(quantity) }] };
    setBusy(true);
    try {
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) return setRefusal(reply.message);
      writeLocal('reference_number', reply.RefNo);
      await navigate(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`);
    } catch (cause) {
      setRefusal((cause as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <QuantityInput
        label={t`Quantity of ${name}`}
        large
        value={text}
        invalid={refusal !== ''}
        aria-describedby={refusal ? noteId : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setRefusal('');
        }}
      />
      <Button type="submit" kind="primary" busy={busy} busyLabel={t`Sending`}>{t`Ask for a quote`}</Button>
      {refusal && (
        <p id={noteId} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </form>
  );
}
