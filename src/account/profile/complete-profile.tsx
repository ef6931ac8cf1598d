import type { ReactNode } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { CityField, FixedField, type RegionChoice, RegionField } from '../addresses/region-fields.tsx';
import { usePincodeFill } from '../addresses/use-pincode-fill.ts';
import { FormErrorMessage } from '../forms/form-notes.tsx';
import { MessageDialog } from '../forms/message-dialog.tsx';
import { taxNumberField } from '../forms/profile-form.rule.ts';
import { TaxNumberField } from '../forms/tax-number-input.tsx';
import { OtpDialog } from '../verification/otp-dialog.tsx';
import styles from './complete-profile.module.css';
import { type CompleteProfile, type CompleteProfileOptions, useCompleteProfile } from './use-complete-profile.ts';

export type CompleteProfileFormProps = CompleteProfileOptions & {
  regions: readonly RegionChoice[];
  known: { state: string; city: string; pincode: string } | undefined;
  terms: ReactNode;
};

export function CompleteProfileForm({ regions, known, terms, ...options }: CompleteProfileFormProps) {
  const { requires } = useSite();
  const profile = useCompleteProfile(options);
  const { form } = profile;
  const place = { profile, regions, known };
  // Fields shown as text have no place for an error.
  const fields = known ? ['mobile', 'terms'] : Object.keys(form.values);
  const unshown = form.problems.find(({ field }) => !fields.includes(field));
  return (
    <>
      <FormGrid {...form.form}>
        <Field
          label={t`Mobile number`}
          hint={requires.otp ? t`We send an OTP to this number` : undefined}
          error={form.errorAt('mobile')}
        >
          <TextInput {...form.field('mobile')} type="tel" autoComplete="tel" />
        </Field>
        <TaxNumber {...place} />
        <FullWidth>
          <Field label={t`Address`} error={form.errorAt('b_add')}>
            <TextArea {...form.field('b_add')} rows={2} autoComplete="street-address" readOnly={known !== undefined} />
          </Field>
        </FullWidth>
        <Place {...place} />
        {known?.pincode !== '' && (
          <Field
            label={t`PO box`}
            optional={!known}
            hint={requires.pincode && !known ? t`Your pincode, six digits` : undefined}
            error={form.errorAt('po_box')}
          >
            <TextInput
              {...form.field('po_box')}
              inputMode="numeric"
              autoComplete="postal-code"
              readOnly={known !== undefined}
            />
          </Field>
        )}
        <input type="hidden" name="geo_tag" value={form.values.geo_tag} />
        <FullWidth>
          <Terms profile={profile}>{terms}</Terms>
        </FullWidth>
        {unshown && (
          <FullWidth>
            <FormErrorMessage>{unshown.message}</FormErrorMessage>
          </FullWidth>
        )}
        <FullWidth>
          <noscript>{t`Updating the profile needs JavaScript.`}</noscript>
          <Button
            type="submit"
            kind="primary"
            wide
            busy={form.busy}
            busyLabel={t`Updating`}
          >{t`Update Profile`}</Button>
        </FullWidth>
      </FormGrid>
      {profile.otpFor && <OtpDialog mobile={profile.otpFor} verify={profile.verify} onClose={profile.closeOtp} />}
      <MessageDialog title={t`Update Profile`} message={profile.message} onClose={profile.closeMessage} />
    </>
  );
}

type PlaceProps = Pick<CompleteProfileFormProps, 'regions' | 'known'> & { profile: CompleteProfile };

function TaxNumber({ profile: { form, number, typeNumber }, regions, known }: PlaceProps) {
  const { tax } = useSite();
  const name = taxNumberField(tax);
  const value = form.values[name];
  const state = known?.state ?? regions.find(({ st_id }) => String(st_id) === form.values.st_id)?.st_name;
  const refusal = number.refusal?.number === value ? number.refusal.message : undefined;
  return (
    <TaxNumberField
      label={tax.numberLabel}
      name={name}
      value={value}
      states={state ? [state] : []}
      error={form.errorAt(name) ?? refusal}
      readOnly={known !== undefined}
      onText={typeNumber}
      onBlur={(event) => number.check(event.target.value)}
    />
  );
}

function Place({ profile: { form, isRegionFilled }, regions, known }: PlaceProps) {
  const { region, requires, tax } = useSite();
  const cityHint = usePincodeFill(form, { pincode: 'po_box', region: 'st_id', city: 'city_id' });
  if (known)
    return (
      <>
        <FixedField name="state_name" label={translate(region.label)} value={known.state} />
        {requires.city && <FixedField name="city_name" label={t`City`} value={known.city} />}
      </>
    );
  const { st_id } = form.values;
  return (
    <>
      <RegionField
        input={{ ...form.field('st_id'), onChange: (event) => form.change({ st_id: event.target.value, city_id: '' }) }}
        regions={regions}
        error={form.errorAt('st_id')}
        hint={isRegionFilled ? t`From your ${tax.numberLabel}` : undefined}
      />
      {requires.city && (
        <CityField input={form.field('city_id')} regionId={st_id} error={form.errorAt('city_id')} hint={cityHint} />
      )}
    </>
  );
}

function Terms({ profile: { form }, children }: { profile: CompleteProfile; children: ReactNode }) {
  const error = form.errorAt('terms');
  return (
    <div className={styles.terms}>
      <Checkbox
        label={tRich`I have read the ${children}`}
        name="terms"
        value="yes"
        checked={form.values.terms === 'yes'}
        aria-invalid={error ? true : undefined}
        onChange={(event) => form.change({ terms: event.target.checked ? 'yes' : '' })}
      />
      {error && <FormErrorMessage>{error}</FormErrorMessage>}
    </div>
  );
}
