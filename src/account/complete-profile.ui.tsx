import type { ReactNode } from 'react';
import { said, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Across, FormGrid } from '../ui/form-grid.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import styles from './complete-profile.module.css';
import { FormProblem } from './form-notes.ui.tsx';
import { MessageDialog } from './message-dialog.ui.tsx';
import { OtpDialog } from './otp-dialog.ui.tsx';
import { taxNumberField } from './profile-form.rule.ts';
import { CityField, FixedField, type Region, RegionField } from './region-fields.ui.tsx';
import { TaxNumberField } from './tax-number-input.ui.tsx';
import { type CompleteProfile, type CompleteProfileOptions, useCompleteProfile } from './use-complete-profile.ts';

export type CompleteProfileFormProps = CompleteProfileOptions & {
  regions: readonly Region[];
  /** Names of the place of a customer that the seller knows: everything but the mobile number is given. */
  known: { state: string; city: string } | undefined;
  /** 'Terms and conditions' as a link that opens them. */
  terms: ReactNode;
};

/** 'Registration Process Pending': mobile, tax number, address, terms, then the OTP where the site asks for it. */
export function CompleteProfileForm({ regions, known, terms, ...options }: CompleteProfileFormProps) {
  const { asks } = useSite();
  const profile = useCompleteProfile(options);
  const { form } = profile;
  const place = { profile, regions, known };
  return (
    <>
      <FormGrid {...form.form}>
        <Field
          label={say`Mobile number`}
          hint={asks.otp ? say`We send an OTP to this number` : undefined}
          error={form.errorAt('mobile')}
        >
          <TextInput {...form.field('mobile')} type="tel" autoComplete="tel" />
        </Field>
        <TaxNumber {...place} />
        <Across>
          <Field label={say`Address`} error={form.errorAt('b_add')}>
            <TextArea {...form.field('b_add')} rows={2} autoComplete="street-address" readOnly={known !== undefined} />
          </Field>
        </Across>
        <Place {...place} />
        <Field
          label={say`PO box`}
          optional={!known}
          hint={asks.city && !known ? say`Or your pincode` : undefined}
          error={form.errorAt('po_box')}
        >
          <TextInput {...form.field('po_box')} autoComplete="postal-code" readOnly={known !== undefined} />
        </Field>
        <input type="hidden" name="geo_tag" value={form.values.geo_tag} />
        <Across>
          <Terms profile={profile}>{terms}</Terms>
        </Across>
        {form.problem && !shownAtField(form.problem.field, known !== undefined) && (
          <Across>
            <FormProblem>{form.problem.message}</FormProblem>
          </Across>
        )}
        <Across>
          <noscript>{say`Updating the profile needs JavaScript.`}</noscript>
          <Button
            type="submit"
            kind="primary"
            wide
            busy={form.busy}
            busyWords={say`Updating`}
          >{say`Update Profile`}</Button>
        </Across>
      </FormGrid>
      {profile.otpFor && <OtpDialog mobile={profile.otpFor} verify={profile.verify} onClose={profile.closeOtp} />}
      <MessageDialog title={say`Update Profile`} message={profile.message} onClose={profile.closeMessage} />
    </>
  );
}

/** What is given has no field of its own to show a fault at. */
function shownAtField(field: string | undefined, known: boolean): boolean {
  return field !== undefined && (!known || ['mobile', 'terms'].includes(field));
}

type PlaceProps = Pick<CompleteProfileFormProps, 'regions' | 'known'> & { profile: CompleteProfile };

function TaxNumber({ profile: { form, number }, regions, known }: PlaceProps) {
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
      onText={(text) => form.change({ [name]: text })}
      onBlur={(event) => number.check(event.target.value)}
    />
  );
}

function Place({ profile: { form }, regions, known }: PlaceProps) {
  const { region, asks } = useSite();
  if (known)
    return (
      <>
        <FixedField name="state_name" label={said(region.label)} value={known.state} />
        {asks.city && <FixedField name="city_name" label={say`City`} value={known.city} />}
      </>
    );
  const { st_id } = form.values;
  return (
    <>
      <RegionField
        input={{ ...form.field('st_id'), onChange: (event) => form.change({ st_id: event.target.value, city_id: '' }) }}
        regions={regions}
        error={form.errorAt('st_id')}
      />
      {asks.city && <CityField input={form.field('city_id')} regionId={st_id} error={form.errorAt('city_id')} />}
    </>
  );
}

function Terms({ profile: { form }, children }: { profile: CompleteProfile; children: ReactNode }) {
  const error = form.errorAt('terms');
  return (
    <div className={styles.terms}>
      <Checkbox
        label={sayWith`I have read the ${children}`}
        name="terms"
        value="yes"
        checked={form.values.terms === 'yes'}
        aria-invalid={error ? true : undefined}
        onChange={(event) => form.change({ terms: event.target.checked ? 'yes' : '' })}
      />
      {error && <FormProblem>{error}</FormProblem>}
    </div>
  );
}
