import { say } from '../lib/say.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { WithHint } from './form-notes.ui.tsx';
import { minPassword, passwordWords } from './sign-up-form.rule.ts';

type Wired = Omit<React.ComponentProps<typeof PasswordInput>, 'value'> & { value: string };

export type NewPasswordProps = {
  label: string;
  input: Wired;
  error: string | undefined;
};

/** The field for a new password; says while it is typed what it is worth. */
export function NewPassword({ label, input, error }: NewPasswordProps) {
  const words = input.value === '' ? undefined : passwordWords(input.value);
  const weak = input.value.length < minPassword;
  const hint = say`At least 6 characters, one uppercase, one number, one symbol`;
  const hinted = (text: string | undefined) => text && <WithHint hint={hint}>{text}</WithHint>;
  return (
    <Field
      label={label}
      hint={hint}
      error={hinted(error ?? (weak ? words : undefined))}
      ok={hinted(weak ? undefined : words)}
    >
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}

/** The same password once more. */
export function ConfirmPassword({ input, error }: Omit<NewPasswordProps, 'label'>) {
  return (
    <Field label={say`Confirm Password`} error={error}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
