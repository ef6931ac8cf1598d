import { useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { type FormState, useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import styles from './add-address-dialog.module.css';
import type { createDeliveryAddress } from './addresses.contract.ts';
import { deliveryAddressErrors } from './delivery-address-form.rule.ts';
import { CityField, RegionField } from './region-fields.tsx';
import { registrationOfRegion } from './registration-of-region.rule.ts';
import { RegistrationOptions, untilVerified } from './registration-options.tsx';
import { usePincodeFill } from './use-pincode-fill.ts';
import { useRegions } from './use-regions.ts';

export type AddAddressDialogProps = {
  info: CustomerInfo;
  /** Called with the new address's id once the page shows it. */
  onAdded?: ((id: number) => void) | undefined;
  onClose: () => void;
};

export default function AddAddressDialog({ info, onAdded, onClose }: AddAddressDialogProps) {
  const id = useId();
  const site = useSite();
  const { s_state_id } = info.shipping_details;
  const form = useForm({
    initial: {
      delivery_address: '',
      state: s_state_id ? String(s_state_id) : '',
      delivery_ciy_id: '',
      delivery_pincode: '',
      tax_registration_id: registrationOfRegion(info.tax_registrations, String(s_state_id)),
      contact_name: '',
      contact_phone: '',
    },
    draft: `address:${info.email}`,
    validate: (values) => deliveryAddressErrors({ ...values, regionId: Number(values.state) }, site),
    send: ({ state, delivery_ciy_id: city, ...address }) =>
      call<typeof createDeliveryAddress>('POST /authentication/user/createDeliveryAddress/', {
        ...address,
        delivery_city_name: city,
        delivery_state: state,
      }),
    onDone: ({ add_id }) => {
      onAdded?.(add_id);
      onClose();
    },
  });
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button
        type="submit"
        form={id}
        kind="primary"
        busy={form.busy}
        busyLabel={t`Adding`}
      >{t`Add New Address`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Add New Address`} width={600} busy={form.busy} onClose={onClose} actions={actions}>
      <div className={styles.flush}>
        <FormGrid id={id} {...form.form}>
          <AddressFields form={form} info={info} />
        </FormGrid>
      </div>
    </Dialog>
  );
}

type Name =
  | 'delivery_address'
  | 'state'
  | 'delivery_ciy_id'
  | 'delivery_pincode'
  | 'tax_registration_id'
  | 'contact_name'
  | 'contact_phone';

function AddressFields({ form, info }: { form: FormState<Name>; info: CustomerInfo }) {
  const regions = useRegions();
  const { requires } = useSite();
  const { state } = form.values;
  const cityHint = usePincodeFill(form, { pincode: 'delivery_pincode', region: 'state', city: 'delivery_ciy_id' });
  const first = state !== '' && state === String(info.shipping_details.s_state_id);
  return (
    <>
      <FullWidth>
        <Field label={t`Address`} error={form.errorAt('delivery_address')}>
          <TextArea {...form.field('delivery_address')} rows={2} autoComplete="street-address" />
        </Field>
      </FullWidth>
      {requires.pincode && (
        <Field label={t`Pincode`} error={form.errorAt('delivery_pincode')}>
          <TextInput {...form.field('delivery_pincode')} inputMode="numeric" autoComplete="postal-code" />
        </Field>
      )}
      <RegionField
        input={{
          ...form.field('state'),
          onChange: ({ target: { value } }) => {
            const tax_registration_id = registrationOfRegion(info.tax_registrations, value);
            form.change({ state: value, delivery_ciy_id: '', tax_registration_id });
          },
        }}
        regions={regions}
        known={first ? info.shipping_details.s_state : undefined}
        end={first && <span className={styles.aside}>{t`of your first address`}</span>}
      />
      <CityField
        input={form.field('delivery_ciy_id')}
        regionId={state}
        error={form.errorAt('delivery_ciy_id')}
        hint={cityHint}
      />
      <Registration form={form} info={info} />
      <Field label={t`Contact name`} optional error={form.errorAt('contact_name')}>
        <TextInput {...form.field('contact_name')} autoComplete="name" />
      </Field>
      <Field label={t`Phone`} optional error={form.errorAt('contact_phone')}>
        <TextInput {...form.field('contact_phone')} type="tel" autoComplete="tel" />
      </Field>
      <FullWidth>
        {form.error ? (
          <FormErrorMessage>{form.error}</FormErrorMessage>
        ) : (
          <FormNote>{t`A new address shows Not Verified until our team has checked it.`}</FormNote>
        )}
      </FullWidth>
    </>
  );
}

function Registration({ form, info }: { form: FormState<Name>; info: CustomerInfo }) {
  return (
    <Field
      label={t`Tax registration`}
      optional
      hint={untilVerified(info.tax_registrations, form.values.tax_registration_id)}
      error={form.errorAt('tax_registration_id')}
    >
      <Select {...form.field('tax_registration_id')}>
        <RegistrationOptions registrations={info.tax_registrations} />
      </Select>
    </Field>
  );
}
