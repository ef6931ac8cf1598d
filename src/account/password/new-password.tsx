import { t } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { WithHint } from '../forms/form-notes.tsx';
import { minPasswordLength, passwordStrengthLabel } from '../forms/sign-up-form.rule.ts';

type Wired = Omit<React.ComponentProps<typeof PasswordInput>, 'value'> & { value: string };

export type NewPasswordProps = {
  label: string;
  input: Wired;
  error: string | undefined;
};

export function NewPasswordField({ label, input, error }: NewPasswordProps) {
  const strengthLabel = input.value === '' ? undefined : passwordStrengthLabel(input.value);
  const weak = input.value.length < minPasswordLength;
  const hint = t`At least 6 characters, one uppercase, one number, one symbol`;
  const hinted = (text: string | undefined) => text && <WithHint hint={hint}>{text}</WithHint>;
  return (
    <Field
      label={label}
      hint={hint}
      error={hinted(error ?? (weak ? strengthLabel : undefined))}
      ok={hinted(weak ? undefined : strengthLabel)}
    >
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}

export function ConfirmPasswordField({ input, error }: Omit<NewPasswordProps, 'label'>) {
  return (
    <Field label={t`Confirm Password`} error={error}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
