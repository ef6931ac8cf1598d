import { t, translate } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ThreeColumns } from '../../ui/forms/form-grid.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import { isEmail } from '../forms/email.rule.ts';
import { emailValidityLabel, jobTitles, titles } from '../forms/sign-up-form.rule.ts';

type Name =
  | 'title'
  | 'firstname'
  | 'lastname'
  | 'designation'
  | 'email'
  | 'name_of_company'
  | 'password'
  | 'confirm_password';
export type SignUpState = FormState<Name>;

export function NameFields({ form }: { form: SignUpState }) {
  return (
    <ThreeColumns>
      <Field label={t`Title`} error={form.errorAt('title')}>
        <Select {...form.field('title')} autoComplete="honorific-prefix">
          <option value="">{t`Select`}</option>
          <Options of={titles} />
        </Select>
      </Field>
      <Field label={t`First Name`} error={form.errorAt('firstname')}>
        <TextInput {...form.field('firstname')} autoComplete="given-name" />
      </Field>
      <Field label={t`Last Name`} error={form.errorAt('lastname')}>
        <TextInput {...form.field('lastname')} autoComplete="family-name" />
      </Field>
    </ThreeColumns>
  );
}

export function JobTitleField({ form }: { form: SignUpState }) {
  return (
    <Field label={t`Designation`} error={form.errorAt('designation')}>
      <Select {...form.field('designation')} autoComplete="organization-title">
        <option value="">{t`Select`}</option>
        <Options of={jobTitles} />
      </Select>
    </Field>
  );
}

export function EmailField({ form, readOnly }: { form: SignUpState; readOnly: boolean }) {
  const email = form.values.email.trim();
  const live = email === '' || readOnly ? undefined : emailValidityLabel(email);
  const good = isEmail(email);
  return (
    <Field label={t`Email`} error={form.errorAt('email') ?? (good ? undefined : live)} ok={good ? live : undefined}>
      <TextInput {...form.field('email')} type="email" autoComplete="email" readOnly={readOnly} />
    </Field>
  );
}

/** 'Managing_Director' is the value, 'Managing Director' the label. */
function Options({ of }: { of: readonly string[] }) {
  return of.map((value) => (
    <option key={value} value={value}>
      {translate(value).replaceAll('_', ' ')}
    </option>
  ));
}
