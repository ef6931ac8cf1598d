import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import type { CreditTerms } from '../../payments/credit/credit-terms.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { typedMinor } from '../typed-amount.ts';
import type { setTermsOfCustomer } from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Facts, Panel } from './panel.tsx';

export function TermsPanel({ customer }: { customer: CustomerRecord }) {
  const { moneyOfMajor } = useFormats();
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const { terms } = customer.statement;
  const canEdit = can('set-credit-terms');
  usePageKeys({ t: () => canEdit && setEditing(true) });
  return (
    <Panel
      title="Terms"
      end={
        canEdit && (
          <Button small kind="quiet" onClick={() => setEditing(true)}>
            {terms ? 'Edit' : 'Give credit'} <Kbd>T</Kbd>
          </Button>
        )
      }
    >
      {terms ? (
        <Facts
          rows={[
            ['Credit limit', moneyOfMajor(terms.credit_limit)],
            ['Unpaid', moneyOfMajor(customer.statement.unpaid)],
            ['Ordered, not invoiced', moneyOfMajor(terms.open_orders)],
            ['Available', <strong key="available">{moneyOfMajor(terms.avl_balance)}</strong>],
            [
              'Over the limit by',
              terms.over_limit > 0 && <span className={styles.late}>{moneyOfMajor(terms.over_limit)}</span>,
            ],
            ['Period, grace', `${plural(terms.period_days, 'day')}, ${plural(terms.grace_days, 'day')}`],
          ]}
        />
      ) : (
        <p className={styles.empty}>No credit terms: the customer pays online or before dispatch.</p>
      )}
      {editing && <TermsDialog customer={customer} onClose={() => setEditing(false)} />}
      {canEdit && (
        <Keys>
          <KeyHint keys="T">terms</KeyHint>
        </Keys>
      )}
    </Panel>
  );
}

function TermsDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site, currency } = useDeskSite();
  const { terms } = customer;
  const form = useForm({
    initial: {
      limitMinor: terms ? String(toMajor(terms.limitMinor)) : '',
      periodDays: String(terms?.periodDays ?? ''),
      graceDays: String(terms?.graceDays ?? 0),
      note: '',
    },
    send: ({ limitMinor, periodDays, graceDays, note }) =>
      callDesk<typeof setTermsOfCustomer>('POST /desk/api/:site/accounts/terms/', {
        site,
        customerId: customer.customerId,
        note,
        seen: terms,
        limitMinor: wrongIfNaN(typedMinor(limitMinor.trim())),
        periodDays: daysOf(periodDays),
        graceDays: daysOf(graceDays),
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Credit terms of ${customer.company}`}
      form={form}
      onClose={onClose}
      note="They apply at once, and the buyer gets a mail. A limit of 0 ends credit; what is ordered stays."
    >
      <Field label={`Credit limit, ${currency}`} error={form.errorAt('limitMinor')}>
        <TextInput {...form.field('limitMinor')} inputMode="decimal" autoFocus />
      </Field>
      <div className={styles.pair}>
        <Field label="Days" error={form.errorAt('periodDays')}>
          <TextInput {...form.field('periodDays')} inputMode="numeric" />
        </Field>
        <Field label="Grace" error={form.errorAt('graceDays')}>
          <TextInput {...form.field('graceDays')} inputMode="numeric" />
        </Field>
      </div>
      <Field label="Note for staff" optional error={form.errorAt('note')}>
        <TextInput {...form.field('note')} />
      </Field>
    </ChangeDialog>
  );
}

const wrongIfNaN = (value: number) => (Number.isNaN(value) ? -1 : value);

/** -1 for what is no number of days, which the server refuses at the field. */
const daysOf = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : -1);

type TermsChange = CustomerRecord['termsHistory'][number];

/** null for the first terms of a customer. */
function formerTerms(change: TermsChange): CreditTerms | null {
  const { formerLimitMinor: limitMinor, formerPeriodDays: periodDays, formerGraceDays: graceDays } = change;
  return limitMinor === null || periodDays === null || graceDays === null
    ? null
    : { limitMinor, periodDays, graceDays };
}

export function TermsHistory({ customer: { termsHistory } }: { customer: CustomerRecord }) {
  const { money, time } = useFormats();
  if (termsHistory.length === 0) return null;
  const say = ({ limitMinor, periodDays, graceDays }: CreditTerms) =>
    `${money(limitMinor)}, ${plural(periodDays, 'day')} and ${graceDays} of grace`;
  const said = (change: TermsChange) => {
    const former = formerTerms(change);
    return former ? `${say(former)} to ${say(change)}` : say(change);
  };
  return (
    <Panel title="History of the terms">
      <ul className={styles.entries}>
        {termsHistory.map((change) => (
          <li key={change.id}>
            <p className={styles.muted}>
              {change.changedBy}, {time(change.changedAt)}
            </p>
            <p>{said(change)}</p>
            {change.note && <p className={styles.typed}>{change.note}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
