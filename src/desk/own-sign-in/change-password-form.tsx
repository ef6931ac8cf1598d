import { useRevalidator } from 'react-router';
import type { changeDeskPassword } from '../../account/staff/staff.contract.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { callDesk, wrongFields } from '../browser/call-desk.ts';
import styles from './own-sign-in.module.css';

export function ChangePasswordForm() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useForm({
    initial: { current_password: '', password: '' },
    validate: ({ current_password, password }) => [
      ...(current_password === ''
        ? [{ field: 'current_password', message: t`Please enter your current password` }]
        : []),
      ...(password === '' ? [{ field: 'password', message: t`Please enter a new password` }] : []),
    ],
    send: async (values) => {
      const reply = await callDesk<typeof changeDeskPassword>('POST /desk/api/password/change/', values).catch(
        wrongFields,
      );
      if (isRefusal(reply))
        return reply.refusal === 'current_wrong'
          ? { field: 'current_password' as const, message: reply.message }
          : submissionErrorFrom(reply, values);
      toast({ message: t`Your password is changed.` });
      form.reset();
      await revalidate();
      return 'sent';
    },
  });
  const general = form.problem?.field === undefined ? form.problem?.message : undefined;
  return (
    <form {...form.form} className={classNames(styles.form, styles.passwords)}>
      <Field label={t`Current password`} error={form.errorAt('current_password')}>
        <PasswordInput {...form.field('current_password')} autoComplete="current-password" />
      </Field>
      <Field label={t`New password`} error={form.errorAt('password')}>
        <PasswordInput {...form.field('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" busy={form.busy}>{t`Change password`}</Button>
      {general && <Notice kind="bad" title={general} live />}
    </form>
  );
}
