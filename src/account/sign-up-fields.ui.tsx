import { said, say } from '../lib/say.ts';
import { Field } from '../ui/field.tsx';
import { Triple } from '../ui/form-grid.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { FormState } from '../ui/use-form.ts';
import { isEmail } from './email.rule.ts';
import { designations, emailWords, titles } from './sign-up-form.rule.ts';

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

/** Title, first and last name in one row. */
export function NameFields({ form }: { form: SignUpState }) {
  return (
    <Triple>
      <Field label={say`Title`} error={form.errorAt('title')}>
        <Select {...form.field('title')} autoComplete="honorific-prefix">
          <option value="">{say`Select`}</option>
          <Options of={titles} />
        </Select>
      </Field>
      <Field label={say`First Name`} error={form.errorAt('firstname')}>
        <TextInput {...form.field('firstname')} autoComplete="given-name" />
      </Field>
      <Field label={say`Last Name`} error={form.errorAt('lastname')}>
        <TextInput {...form.field('lastname')} autoComplete="family-name" />
      </Field>
    </Triple>
  );
}

export function DesignationField({ form }: { form: SignUpState }) {
  return (
    <Field label={say`Designation`} error={form.errorAt('designation')}>
      <Select {...form.field('designation')} autoComplete="organization-title">
        <option value="">{say`Select`}</option>
        <Options of={designations} />
      </Select>
    </Field>
  );
}

/** Says while it is typed whether it is an e-mail address. */
export function EmailField({ form, readOnly }: { form: SignUpState; readOnly: boolean }) {
  const email = form.values.email.trim();
  const live = email === '' || readOnly ? undefined : emailWords(email);
  const good = isEmail(email);
  return (
    <Field label={say`Email`} error={form.errorAt('email') ?? (good ? undefined : live)} ok={good ? live : undefined}>
      <TextInput {...form.field('email')} type="email" autoComplete="email" readOnly={readOnly} />
    </Field>
  );
}

/** 'Managing_Director' is what the call takes; its words are shown. */
function Options({ of }: { of: readonly string[] }) {
  return of.map((value) => (
    <option key={value} value={value}>
      {said(value).replaceAll('_', ' ')}
    </option>
  ));
}
