import { useState } from 'react';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import type { FieldError } from '../../lib/contract.ts';
import { translate } from '../../lib/i18n.ts';
import { regionName, regions } from '../../sites/regions.data.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import type { FormValues } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useSendingForm } from '../browser/use-change.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { addRegistrationOfCustomer } from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

type Name = 'tax_number' | 'legal_name' | 'address' | 'state' | 'city' | 'pincode' | 'allowsOtherPan';
type Told = { values: Partial<FormValues<Name>>; errors: readonly FieldError[] };

export function AddRegistrationDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site, country, tax } = useDeskSite();
  const isIndia = country === 'IN';
  const [told, setTold] = useState<Told>({ values: {}, errors: [] });
  const form = useSendingForm<Name, object>({
    initial: {
      ...{ tax_number: '', legal_name: customer.company, address: '' },
      ...{ state: '', city: '', pincode: '', allowsOtherPan: '' },
    },
    send: async (values) => {
      const endpoint = 'POST /desk/api/:site/accounts/add_registration/';
      const reply = await callDesk<typeof addRegistrationOfCustomer>(endpoint, {
        ...{ site, customerId: customer.customerId, ...values },
        allowsOtherPan: values.allowsOtherPan === 'yes',
      });
      setTold({ values, errors: (isRefusal(reply) && reply.errors) || [] });
      return reply;
    },
    onDone: onClose,
  });
  const { values } = form;
  // What was wrong is said at each field until it is changed.
  const errorAt = (name: Name) =>
    told.values[name] === values[name] ? told.errors.find(({ field }) => field === name)?.message : undefined;
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
      <Field label="Tax number" error={errorAt('tax_number')}>
        <TextInput {...form.field('tax_number')} mono autoFocus />
      </Field>
      <div className={styles.hints} role="status">
        {taxNumberHints(number, { tax, country }, [state]).map(({ kind, text, slots }) => (
          <p key={kind}>{translate(text, slots)}</p>
        ))}
      </div>
      <Field label="Legal name" error={errorAt('legal_name')}>
        <TextInput {...form.field('legal_name')} />
      </Field>
      <Field label="Principal address" error={errorAt('address')}>
        <TextArea {...form.field('address')} rows={2} />
      </Field>
      <div className={styles.pair}>
        <Field label={isIndia ? 'State' : 'Emirate'} error={errorAt('state')}>
          <Select {...form.field('state')}>
            <option value="">Choose</option>
            {regions[country].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="City" error={errorAt('city')}>
          <TextInput {...form.field('city')} />
        </Field>
      </div>
      {isIndia && (
        <>
          <Field label="Pincode" error={errorAt('pincode')}>
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
