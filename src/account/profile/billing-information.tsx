import { t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { FullWidth } from '../../ui/forms/form-grid.tsx';
import { type FormValues, useForm } from '../../ui/forms/use-form.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { CityField, type RegionChoice, RegionField } from '../addresses/region-fields.tsx';
import { usePincodeFill } from '../addresses/use-pincode-fill.ts';
import type { CustomerInfo } from '../get-info.contract.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import type { updateGetInfo } from './profile.contract.ts';
import styles from './profile-information.module.css';
import { profileStatus } from './profile-status.rule.ts';
import { billingErrors } from './profile-update.rule.ts';
import { UpdateBlock } from './update-block.tsx';

export type BillingInformationProps = {
  info: CustomerInfo;
  regions: readonly RegionChoice[];
};

export function BillingInformation({ info, regions }: BillingInformationProps) {
  if (!profileStatus(info).isEditable) return <BillingCells info={info} />;
  return <BillingForm key={JSON.stringify(info.billing_details)} info={info} regions={regions} />;
}

function BillingCells({ info }: { info: CustomerInfo }) {
  const { region, requires } = useSite();
  const { b_address, b_state, b_city, b_pincode } = info.billing_details;
  return (
    <Block header={t`Billing Information`}>
      <Cells columns={1}>
        <Cell label={t`Address`}>{b_address || t`NA`}</Cell>
      </Cells>
      <div className={classNames(styles.cells, styles.below)}>
        <Cells columns={3}>
          <Cell label={translate(region.label)}>{b_state || t`NA`}</Cell>
          <Cell label={t`City`}>{b_city || t`NA`}</Cell>
          {requires.pincode && <Cell label={t`Pincode`}>{b_pincode || t`NA`}</Cell>}
        </Cells>
      </div>
    </Block>
  );
}

type Name = 'billingaddress' | 'billingstate' | 'billingcity_id' | 'billingpincode';
type Key = `billingDeatils.${Name}`;

function BillingForm({ info, regions }: BillingInformationProps) {
  const site = useSite();
  const { requires } = site;
  const { b_address, b_state_id, b_city, b_pincode } = info.billing_details;
  const form = useForm<Key>({
    initial: {
      'billingDeatils.billingaddress': b_address,
      'billingDeatils.billingstate': b_state_id ? String(b_state_id) : '',
      'billingDeatils.billingcity_id': b_city,
      'billingDeatils.billingpincode': b_pincode,
    },
    draft: `billing:${info.email}`,
    staysOpen: true,
    validate: (values) =>
      billingErrors({ ...detailsOf(values), billingcity_id: values['billingDeatils.billingcity_id'] }, site),
    send: (values) =>
      call<typeof updateGetInfo>('POST /authentication/update_get_info/', {
        key: 'BillingInformation',
        billingDeatils: detailsOf(values),
      }),
  });
  const state = form.values['billingDeatils.billingstate'];
  const cityHint = usePincodeFill(form, {
    pincode: 'billingDeatils.billingpincode',
    region: 'billingDeatils.billingstate',
    city: 'billingDeatils.billingcity_id',
  });
  const otherState = useOtherStateHint(info.gst_no, regions.find(({ st_id }) => String(st_id) === state)?.st_name);
  return (
    <UpdateBlock head={t`Billing Information`} form={form} note={t`Our team will verify a changed address again.`}>
      <FullWidth>
        <Field label={t`Address`} error={form.errorAt('billingDeatils.billingaddress')}>
          <TextInput {...form.field('billingDeatils.billingaddress')} autoComplete="street-address" />
        </Field>
      </FullWidth>
      {requires.pincode && (
        <Field label={t`Pincode`} error={form.errorAt('billingDeatils.billingpincode')}>
          <TextInput {...form.field('billingDeatils.billingpincode')} inputMode="numeric" autoComplete="postal-code" />
        </Field>
      )}
      <RegionField
        input={{
          ...form.field('billingDeatils.billingstate'),
          onChange: ({ target }) =>
            form.change({ 'billingDeatils.billingstate': target.value, 'billingDeatils.billingcity_id': '' }),
        }}
        regions={regions}
        hint={otherState}
        error={form.errorAt('billingDeatils.billingstate')}
      />
      <CityField
        input={form.field('billingDeatils.billingcity_id')}
        regionId={state}
        error={form.errorAt('billingDeatils.billingcity_id')}
        hint={cityHint}
        optional={!requires.city}
      />
    </UpdateBlock>
  );
}

function useOtherStateHint(number: string, state = ''): string | undefined {
  const hint = taxNumberHints(number, useSite(), [state]).find(({ kind }) => kind === 'other state');
  return hint && translate(hint.text, hint.slots);
}

function detailsOf(values: FormValues<Key>) {
  return {
    billingaddress: values['billingDeatils.billingaddress'],
    billingstate: values['billingDeatils.billingstate'],
    billingcity_name: values['billingDeatils.billingcity_id'],
    billingpincode: values['billingDeatils.billingpincode'],
  };
}
