import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { useChange, useChangeForm } from '../browser/use-change.ts';
import type { decideOnRegistration } from '../customer-changes/change-customer.contract.ts';
import { useCan } from '../shell/desk-session.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

type Registration = CustomerRecord['registrations'][number];
type RegistrationProps = { customer: CustomerRecord; registration: Registration };

const seenOf = ({ number, standing }: Registration) => ({ number, standing });

/** Of a further registration, as of an address; the primary one is decided with the account. */
export function RegistrationDecision({ customer, registration }: RegistrationProps) {
  const { site } = useSiteOfPage();
  const can = useCan();
  const { change, busy } = useChange();
  const [isRejecting, setRejecting] = useState(false);
  const { id, number, standing } = registration;
  if (registration.is_default || !can('decide-accounts')) return null;
  const verify = () =>
    void change<typeof decideOnRegistration>('POST /desk/api/:site/accounts/decide_registration/', {
      ...{ site, customer_id: customer.id, registration_id: id, verified: true, reason: '' },
      seen: seenOf(registration),
    });
  return (
    <div className={classNames(styles.inset, styles.buttons)}>
      {standing !== 'refused' && (
        <Button small aria-label={t`Reject ${number}`} onClick={() => setRejecting(true)}>{t`Reject`}</Button>
      )}
      {standing !== 'verified' && (
        <Button small kind="primary" aria-label={t`Verify ${number}`} busy={busy} onClick={verify}>{t`Verify`}</Button>
      )}
      {isRejecting && (
        <RejectDialog customer={customer} registration={registration} onClose={() => setRejecting(false)} />
      )}
    </div>
  );
}

function RejectDialog({ customer, registration, onClose }: RegistrationProps & { onClose: () => void }) {
  const { site } = useSiteOfPage();
  const { id, number, legal_name } = registration;
  const form = useChangeForm<typeof decideOnRegistration, 'reason'>({
    initial: { reason: '' },
    endpoint: 'POST /desk/api/:site/accounts/decide_registration/',
    requestOf: ({ reason }) => ({
      ...{ site, customer_id: customer.id, registration_id: id, verified: false, reason },
      seen: seenOf(registration),
    }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={t`Reject this registration?`}
      action={t`Reject`}
      dangerous
      form={form}
      onClose={onClose}
      note={t`The buyer gets a mail with the reason, word for word.`}
    >
      <p>
        {number}, {legal_name}
      </p>
      <Field label={t`Reason`} error={form.errorAt('reason')}>
        <TextArea {...form.field('reason')} rows={3} />
      </Field>
    </ChangeDialog>
  );
}
