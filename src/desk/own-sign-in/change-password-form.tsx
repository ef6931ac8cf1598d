import type { changeDeskPassword } from '../../account/staff/staff.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import styles from './own-sign-in.module.css';

export function ChangePasswordForm() {
  const form = useForm({
    initial: { current: '', password: '' },
    validate: ({ current, password }) => [
      ...(current === '' ? [{ field: 'current', message: 'Please enter your current password' }] : []),
      ...(password === '' ? [{ field: 'password', message: 'Please enter a new password' }] : []),
    ],
    send: (values) => callDesk<typeof changeDeskPassword>('POST /desk/api/password/change/', values),
    onDone: () => form.reset(),
  });
  return (
    <form {...form.form} className={classNames(styles.form, styles.passwords)}>
      <Field label="Current password" error={form.errorAt('current')}>
        <PasswordInput {...form.field('current')} autoComplete="current-password" />
      </Field>
      <Field label="New password" error={form.errorAt('password')}>
        <PasswordInput {...form.field('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" busy={form.busy}>
        Change password
      </Button>
      {form.error && <Notice kind="bad" title={form.error} live />}
    </form>
  );
}
