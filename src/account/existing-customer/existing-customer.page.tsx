import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { FormGrid } from '../../ui/forms/form-grid.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { SiteMark } from '../../ui/graphics/site-mark.tsx';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { FormNote } from '../forms/form-notes.tsx';
import { FormPage, FormPageDrawing, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { MessageDialog } from '../forms/message-dialog.tsx';
import { KnownCustomerSteps } from '../forms/registration-steps.tsx';
import { TaxNumberField } from '../forms/tax-number-input.tsx';
import type { lookUpCustomer } from './existing-customer.contract.ts';
import { existingCustomerErrors } from './existing-customer-form.rule.ts';

export function ExistingCustomerPage() {
  const head = (
    <FormPageTitle>
      <SiteMark size={28} />
      {t`Existing Customer Registration`}
    </FormPageTitle>
  );
  return (
    <FormPage title={t`Existing Customer Registration`} width={480} aside={<Aside />}>
      <Block header={head}>
        <CustomerLookupForm />
        <BlockFooter>
          <FormNote>
            {t`No customer ID?`} <Link to="/signup">{t`SignUp`}</Link>
          </FormNote>
        </BlockFooter>
      </Block>
    </FormPage>
  );
}

function Aside() {
  return (
    <>
      <FormPageDrawing />
      <FormPageSection title={t`What happens next`}>
        <KnownCustomerSteps now="lookup" />
      </FormPageSection>
    </>
  );
}

function CustomerLookupForm() {
  const { contact, tax } = useSite();
  const navigate = useNavigate();
  const notePage = useNotePage();
  const [message, setMessage] = useState('');
  const form = useForm({
    initial: { GSTNumber: '', CustomerId: '' },
    draft: 'existingCustomerRegister',
    validate: (values) => existingCustomerErrors(values, tax),
    send: async (values) => {
      const isStillHere = notePage();
      const reply = await call<typeof lookUpCustomer>('POST /authentication/user/exsignup/', values);
      if (reply.success !== 1) {
        setMessage(reply.message);
        return { success: false, message: reply.message };
      }
      writeLocal('GSTIN', values.GSTNumber);
      writeLocal('CustomerId', values.CustomerId.trim());
      writeLocal('DBCompanyName', reply.company_name);
      writeLocal('oldEmail', reply.email);
      if (isStillHere()) await navigate('/existingCustomerSignUp');
      return 'sent';
    },
  });
  const label = t`${tax.numberLabel} Number`;
  const mailbox = <MailLink to={contact.email} />;
  return (
    <>
      <FormGrid singleColumn {...form.form}>
        <FormNote>
          {t`Please obtain your customer ID from your account manager.`}{' '}
          {tRich`If you need assistance, Please email us at ${mailbox}`}
        </FormNote>
        <TaxNumberField
          label={label}
          name="GSTNumber"
          placeholder={label}
          value={form.values.GSTNumber}
          error={form.errorAt('GSTNumber')}
          onText={(GSTNumber) => form.change({ GSTNumber })}
        />
        <Field label={t`Customer Id`} error={form.errorAt('CustomerId')}>
          <TextInput
            {...form.field('CustomerId')}
            mono
            placeholder={t`Customer Id`}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
        <noscript>{t`This form needs JavaScript.`}</noscript>
        <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Checking`}>{t`Submit`}</Button>
      </FormGrid>
      <MessageDialog title={t`Existing Customer Registration`} message={message} onClose={() => setMessage('')} />
    </>
  );
}
