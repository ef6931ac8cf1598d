import { useId } from 'react';
import { useLocation } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { askDraft } from '../../catalogue/variants/render-ask-for-quote.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { QuantityInput } from '../../ui/controls/quantity-input.tsx';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { minOrderQuantity, parseQuantity, quantityRulesOf } from '../lines/quantity.rule.ts';
import { invalidQuantityText } from '../lines/quantity-text.rule.ts';
import { sendOnce } from '../send-once.ts';
import { useCartSession } from '../use-cart-session.ts';
import styles from './ask-for-quote.module.css';
import type { sendRfi } from './send-rfi.contract.ts';

const anyQuantity = { minQty: 1, orderMultiple: 1 };

type AskForQuoteProps = {
  name: string;
  /** Without it `name` is asked for in plain words. */
  item?: { itemid: number; min_quantity: number; order_multiple: number };
};

/** Asks for an item, or for what is not in the list. A visitor signs in first; who may not ask sees nothing. */
export function AskForQuote({ name, item }: AskForQuoteProps) {
  const { session } = useCartSession();
  const { pathname, search } = useLocation();
  const noteHere = useNextPage();
  const noteId = useId();
  const quantities = item ? quantityRulesOf(item) : anyQuantity;
  const { form, field, errorAt, error, busy } = useForm({
    initial: { quantity: String(item ? minOrderQuantity(item) : 1) },
    draft: askDraft(name),
    validate: ({ quantity }) =>
      parseQuantity(quantity, quantities) === undefined
        ? [{ field: 'quantity', message: item ? invalidQuantityText(quantities) : translate(invalidQuantityMessage) }]
        : [],
    send: async (values) => {
      const quantity = String(parseQuantity(values.quantity, quantities));
      const goOn = noteHere();
      const request = { item_info: [{ ...(item ? { item_id: String(item.itemid) } : { item_name: name }), quantity }] };
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) return reply;
      writeLocal('reference_number', reply.RefNo);
      await goOn(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, reply.message);
      return 'sent';
    },
  });
  const problem = errorAt('quantity') ?? error;
  if (!session) return <ButtonLink to={signInPath(pathname + search)}>{t`Sign in to ask for a quote`}</ButtonLink>;
  if (!can(session.standing, 'send-rfi')) return null;
  return (
    <form {...form} className={styles.form}>
      <QuantityInput
        {...field('quantity')}
        label={t`Quantity of ${name}`}
        large
        invalid={problem !== undefined}
        aria-describedby={problem ? noteId : undefined}
      />
      <Button type="submit" kind="primary" busy={busy} busyLabel={t`Sending`}>{t`Ask for a quote`}</Button>
      {problem && (
        <p id={noteId} role="alert" className={styles.refusal}>
          {problem}
        </p>
      )}
    </form>
  );
}
