import { useId, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FormErrorMessage } from '../forms/form-notes.tsx';
import type { CustomerInfo, DeliveryAddress } from '../get-info.contract.ts';
import type { setAddressRegistration } from './addresses.contract.ts';
import { RegistrationOptions, untilVerified } from './registration-options.tsx';
import styles from './shipping-information.module.css';

type AddressRegistrationProps = { address: DeliveryAddress; info: CustomerInfo };

/** Shows under which number deliveries are invoiced; nothing to choose with one number. */
export function AddressRegistration({ address, info }: AddressRegistrationProps) {
  const [isOpen, setOpen] = useState(false);
  const { tax_registrations: registrations } = info;
  if (registrations.length < 2) return null;
  const number = address.registration_number || registrations.find(({ is_primary }) => is_primary)?.number;
  const note = untilVerified(registrations, String(address.registration_id));
  return (
    <>
      <span>{tRich`Invoiced under ${isolateLtr(number)}`}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.actions}>
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          <span>{tRich`Change the number ${<VisuallyHidden>{address.add_details}</VisuallyHidden>}`}</span>
        </Button>
      </span>
      {isOpen && <ChangeDialog address={address} info={info} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ address, info, onClose }: AddressRegistrationProps & { onClose: () => void }) {
  const id = useId();
  const chosen = info.tax_registrations.find((one) => one.id === address.registration_id && !one.is_primary);
  const form = useForm({
    initial: { tax_registration_id: chosen ? String(chosen.id) : '' },
    send: (values) =>
      call<typeof setAddressRegistration>('POST /authentication/user/setAddressRegistration/', {
        add_id: address.add_id,
        ...values,
      }),
    onDone: onClose,
  });
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button type="submit" form={id} kind="primary" busy={form.busy} busyLabel={t`Saving`}>{t`Save`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Number on the invoices`} busy={form.busy} onClose={onClose} actions={actions}>
      <form id={id} {...form.form}>
        <p>{address.add_details}</p>
        <Field
          label={t`Tax registration`}
          hint={untilVerified(info.tax_registrations, form.values.tax_registration_id)}
          error={form.errorAt('tax_registration_id')}
        >
          <Select {...form.field('tax_registration_id')}>
            <RegistrationOptions registrations={info.tax_registrations} />
          </Select>
        </Field>
        {form.error && <FormErrorMessage>{form.error}</FormErrorMessage>}
        <p>{t`Orders already placed are not affected.`}</p>
      </form>
    </Dialog>
  );
}
