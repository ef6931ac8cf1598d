import { said, say } from '../lib/say.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';
import { Across } from '../ui/form-grid.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useForm, type Values } from '../ui/use-form.ts';
import type { CustomerInfo } from './get-info.contract.ts';
import styles from './profile-information.module.css';
import { profileMarks } from './profile-marks.rule.ts';
import { billingErrors } from './profile-update.rule.ts';
import { CityField, type Region, RegionField } from './region-fields.ui.tsx';
import { UpdateBlock } from './update-block.ui.tsx';
import { useProfileUpdate } from './use-profile-update.ts';

export type BillingInformationProps = {
  info: CustomerInfo;
  /** Needed where the account may change its billing address. */
  regions: readonly Region[];
};

/** Where invoices go; a waiting account may change it, another state clears the city. */
export function BillingInformation({ info, regions }: BillingInformationProps) {
  if (!profileMarks(info).editable) return <BillingCells info={info} />;
  return <BillingForm key={JSON.stringify(info.billing_details)} info={info} regions={regions} />;
}

function BillingCells({ info }: { info: CustomerInfo }) {
  const { region } = useSite();
  const { b_address, b_state, b_city, b_pincode } = info.billing_details;
  return (
    <Block head={say`Billing Information`}>
      <Cells columns={1}>
        <Cell label={say`Address`}>{b_address || say`NA`}</Cell>
      </Cells>
      <div className={classNames(styles.cells, styles.below)}>
        <Cells columns={3}>
          <Cell label={said(region.label)}>{b_state || say`NA`}</Cell>
          <Cell label={say`City`}>{b_city || say`NA`}</Cell>
          <Cell label={say`Pincode`}>{b_pincode || say`NA`}</Cell>
        </Cells>
      </div>
    </Block>
  );
}

type Name = 'billingaddress' | 'billingstate' | 'billingcity_id' | 'billingpincode';
type Key = `billingDeatils.${Name}`;

function BillingForm({ info, regions }: BillingInformationProps) {
  const { asks } = useSite();
  const update = useProfileUpdate();
  const { b_address, b_state_id, b_city_id, b_city, b_pincode } = info.billing_details;
  const form = useForm<Key>({
    initial: {
      'billingDeatils.billingaddress': b_address,
      'billingDeatils.billingstate': b_state_id ? String(b_state_id) : '',
      'billingDeatils.billingcity_id': b_city_id ? String(b_city_id) : '',
      'billingDeatils.billingpincode': b_pincode,
    },
    draft: `billing:${info.email}`,
    check: (values) => billingErrors(detailsOf(values), asks),
    send: (values) => update({ key: 'BillingInformation', billingDeatils: detailsOf(values) }, values),
  });
  const state = form.values['billingDeatils.billingstate'];
  return (
    <UpdateBlock head={say`Billing Information`} form={form} note={say`Our team looks at a changed address once more.`}>
      <Across>
        <Field label={say`Address`} error={form.errorAt('billingDeatils.billingaddress')}>
          <TextInput {...form.field('billingDeatils.billingaddress')} autoComplete="street-address" />
        </Field>
      </Across>
      <RegionField
        input={{
          ...form.field('billingDeatils.billingstate'),
          onChange: ({ target }) =>
            form.change({ 'billingDeatils.billingstate': target.value, 'billingDeatils.billingcity_id': '' }),
        }}
        regions={regions}
        error={form.errorAt('billingDeatils.billingstate')}
      />
      <CityField
        input={form.field('billingDeatils.billingcity_id')}
        regionId={state}
        error={form.errorAt('billingDeatils.billingcity_id')}
        known={state === String(b_state_id) ? b_city : undefined}
        optional={!asks.city}
      />
      <Field label={say`Pincode`} error={form.errorAt('billingDeatils.billingpincode')}>
        <TextInput {...form.field('billingDeatils.billingpincode')} inputMode="numeric" autoComplete="postal-code" />
      </Field>
    </UpdateBlock>
  );
}

function detailsOf(values: Values<Key>) {
  return {
    billingaddress: values['billingDeatils.billingaddress'],
    billingstate: values['billingDeatils.billingstate'],
    billingcity_id: Number(values['billingDeatils.billingcity_id']),
    billingpincode: values['billingDeatils.billingpincode'],
  };
}
