import { useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { call } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { keep } from '../ui/kept.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useForm } from '../ui/use-form.ts';
import { lookUpCustomer } from './existing-customer.contract.ts';
import { existingCustomerErrors } from './existing-customer-form.rule.ts';
import { FormNote } from './form-notes.ui.tsx';
import { MessageDialog } from './message-dialog.ui.tsx';
import { TaxNumberField } from './tax-number-input.ui.tsx';

/** Tax number and customer ID; what the customer list holds is kept for the sign-up that follows. */
export function LookUpForm() {
  const { contact, tax } = useSite();
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  const form = useForm({
    initial: { GSTNumber: '', CustomerId: '' },
    draft: 'existingCustomerRegister',
    check: (values) => existingCustomerErrors(values, tax),
    send: async (values) => {
      const reply = await call(lookUpCustomer, values);
      if (reply.success !== 1) {
        setMessage(reply.message);
        return { message: reply.message };
      }
      keep('GSTIN', values.GSTNumber);
      keep('CustomerId', values.CustomerId.trim());
      keep('DBCompanyName', reply.company_name);
      keep('oldEmail', reply.email);
      await navigate('/existingCustomerSignUp');
      return 'sent';
    },
  });
  const label = say`${tax.numberLabel} Number`;
  const mailbox = <MailLink to={contact.email} />;
  return (
    <>
      <FormGrid one {...form.form}>
        <FormNote>
          {say`Please obtain your customer ID from your account manager.`}{' '}
          {sayWith`If you need assistance, Please email us at ${mailbox}`}
        </FormNote>
        <TaxNumberField
          label={label}
          name="GSTNumber"
          placeholder={label}
          value={form.values.GSTNumber}
          error={form.errorAt('GSTNumber')}
          onText={(GSTNumber) => form.change({ GSTNumber })}
        />
        <Field label={say`Customer Id`} error={form.errorAt('CustomerId')}>
          <TextInput {...form.field('CustomerId')} mono placeholder={say`Customer Id`} autoComplete="off" />
        </Field>
        <noscript>{say`This form needs JavaScript.`}</noscript>
        <Button type="submit" kind="primary" wide busy={form.busy} busyWords={say`Looking`}>{say`Submit`}</Button>
      </FormGrid>
      <MessageDialog title={say`Existing Customer Registration`} message={message} onClose={() => setMessage('')} />
    </>
  );
}
