import { useId, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { type FormState, useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from '../addresses/add-address-dialog.module.css';
import { CityField, RegionField } from '../addresses/region-fields.tsx';
import { usePincodeFill } from '../addresses/use-pincode-fill.ts';
import { useRegions } from '../addresses/use-regions.ts';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import { TaxNumberField } from '../forms/tax-number-input.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import { paperKindLabel } from '../papers/paper-kind.rule.ts';
import { regionToFill } from '../tax-registration/region-to-fill.rule.ts';
import { type RegistrationForm, registrationErrors } from './registration-form.rule.ts';
import type { addTaxRegistration } from './registrations.contract.ts';

type Name = keyof RegistrationForm;
type AddRegistrationDialogProps = { info: CustomerInfo; onClose: () => void };

export default function AddRegistrationDialog({ info, onClose }: AddRegistrationDialogProps) {
  const id = useId();
  const site = useSite();
  const [isTried, setTried] = useState(false);
  const numbers = { own: info.tax_registrations.map(({ number }) => number) };
  const errorsOf = (values: RegistrationForm) => registrationErrors(values, site, numbers);
  const form = useForm<Name>({
    initial: {
      tax_number: '',
      legal_name: info.company_name,
      address: '',
      state: '',
      city: '',
      pincode: '',
    },
    draft: `registration:${info.email}`,
    validate: (values) => {
      setTried(true);
      return errorsOf(values);
    },
    send: (values) => call<typeof addTaxRegistration>('POST /authentication/user/addTaxRegistration/', values),
    onDone: onClose,
  });
  // Once it was sent, every wrong field says so until it is right.
  const wrong = isTried ? errorsOf(form.values) : [];
  const errorAt = (name: Name) => wrong.find(({ field }) => field === name)?.message ?? form.errorAt(name);
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button type="submit" form={id} kind="primary" busy={form.busy} busyLabel={t`Adding`}>
        {t`Add the registration`}
      </Button>
    </>
  );
  return (
    <Dialog open title={t`Add a registration`} width={600} busy={form.busy} onClose={onClose} actions={actions}>
      <div className={styles.flush}>
        <FormGrid id={id} {...form.form}>
          <RegistrationFields form={form} errorAt={errorAt} />
        </FormGrid>
      </div>
    </Dialog>
  );
}

type FieldsProps = { form: FormState<Name>; errorAt: (name: Name) => string | undefined };

function RegistrationFields({ form, errorAt }: FieldsProps) {
  const site = useSite();
  const regions = useRegions();
  const [filledState, setFilledState] = useState('');
  const { tax_number, state } = form.values;
  const cityHint = usePincodeFill(form, { pincode: 'pincode', region: 'state', city: 'city' });

  function typeNumber(text: string) {
    const region = regionToFill(text, { chosen: state, filled: filledState }, site);
    if (region !== undefined) setFilledState(region);
    form.change({ tax_number: text, ...(region !== undefined && region !== state && { state: region, city: '' }) });
  }

  return (
    <>
      <FullWidth>
        <TaxNumberField
          label={site.tax.numberLabel}
          name="tax_number"
          value={tax_number}
          error={errorAt('tax_number')}
          onText={typeNumber}
        />
      </FullWidth>
      <FullWidth>
        <Field label={t`Legal name`} hint={t`As on the certificate`} error={errorAt('legal_name')}>
          <TextInput {...form.field('legal_name')} autoComplete="organization" />
        </Field>
      </FullWidth>
      <FullWidth>
        <Field
          label={t`Principal address`}
          hint={t`The principal place of business on the certificate; invoices carry it`}
          error={errorAt('address')}
        >
          <TextArea {...form.field('address')} rows={2} autoComplete="street-address" />
        </Field>
      </FullWidth>
      {site.requires.pincode && (
        <Field label={t`Pincode`} error={errorAt('pincode')}>
          <TextInput {...form.field('pincode')} inputMode="numeric" autoComplete="postal-code" />
        </Field>
      )}
      <RegionField
        input={{
          ...form.field('state'),
          onChange: ({ target }) => form.change({ state: target.value, city: '' }),
        }}
        regions={regions}
        error={errorAt('state')}
        hint={filledState !== '' && filledState === state ? t`From your ${site.tax.numberLabel}` : undefined}
      />
      <CityField input={form.field('city')} regionId={state} error={errorAt('city')} hint={cityHint} />
      <FullWidth>
        {form.error ? (
          <FormErrorMessage>{form.error}</FormErrorMessage>
        ) : (
          <FormNote>
            {t`Our team checks it. It is quicker with its ${paperKindLabel('tax_certificate', site)}: upload it under Papers.`}
          </FormNote>
        )}
      </FullWidth>
    </>
  );
}
