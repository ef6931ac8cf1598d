import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { regionName, regions } from '../../sites/regions.data.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { addRegistrationOfCustomer } from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

export function AddRegistrationDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site, country, tax } = useDeskSite();
  const isIndia = country === 'IN';
  const form = useForm({
    initial: {
      tax_number: '',
      legal_name: customer.company,
      address: '',
      state: '',
      city: '',
      pincode: '',
      allowsOtherPan: '',
    },
    send: (values) =>
      callDesk<typeof addRegistrationOfCustomer>('POST /desk/api/:site/accounts/add_registration/', {
        site,
        customerId: customer.customerId,
        ...values,
        allowsOtherPan: values.allowsOtherPan === 'yes',
      }),
    onDone: onClose,
  });
  const { values } = form;
  const number = normalizeTaxNumber(values.tax_number);
  const state = regionName(country, Number(values.state));
  return (
    <ChangeDialog
      title={`Add a registration of ${customer.company}`}
      action="Add"
      form={form}
      onClose={onClose}
      note="It counts as verified: please see its certificate first. The buyer gets a mail."
    >
      <Field label="Tax number" error={form.errorAt('tax_number')}>
        <TextInput {...form.field('tax_number')} mono autoFocus />
      </Field>
      <div className={styles.hints} role="status">
        {taxNumberHints(number, { tax, country }, [state]).map(({ kind, text, slots }) => (
          <p key={kind}>{translate(text, slots)}</p>
        ))}
      </div>
      <Field label="Legal name" error={form.errorAt('legal_name')}>
        <TextInput {...form.field('legal_name')} />
      </Field>
      <Field label="Principal address" error={form.errorAt('address')}>
        <TextArea {...form.field('address')} rows={2} />
      </Field>
      <div className={styles.pair}>
        <Field label={isIndia ? 'State' : 'Emirate'} error={form.errorAt('state')}>
          <Select {...form.field('state')}>
            <option value="">Choose</option>
            {regions[country].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="City" error={form.errorAt('city')}>
          <TextInput {...form.field('city')} />
        </Field>
      </div>
      {isIndia && (
        <>
          <Field label="Pincode" error={form.errorAt('pincode')}>
            <TextInput {...form.field('pincode')} inputMode="numeric" />
          </Field>
          <Checkbox
            label="Its PAN may differ from that of the customer's other numbers"
            checked={values.allowsOtherPan === 'yes'}
            onChange={({ target }) => form.change({ allowsOtherPan: target.checked ? 'yes' : '' })}
          />
        </>
      )}
    </ChangeDialog>
  );
}
