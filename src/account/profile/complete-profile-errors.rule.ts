// A tax number refused by the server blocks the profile, right after the mobile number.

import type { FieldError } from '../../lib/contract.ts';
import type { Site } from '../../sites/site.ts';
import { type ProfileForm, profileErrors, taxNumberField } from '../forms/profile-form.rule.ts';

export type RefusedNumber = { number: string; message: string };

export function completeProfileErrors(
  form: ProfileForm,
  refusedNumber: RefusedNumber | undefined,
  site: Pick<Site, 'country' | 'tax' | 'requires'>,
): FieldError[] {
  const errors = profileErrors(form, site);
  const field = taxNumberField(site.tax);
  if (!refusedNumber || refusedNumber.number !== form[field]) return errors;
  const refusal = { field, message: refusedNumber.message };
  const mobile = errors.filter((error) => error.field === 'mobile');
  return [...mobile, refusal, ...errors.filter((error) => error.field !== 'mobile' && error.field !== field)];
}
