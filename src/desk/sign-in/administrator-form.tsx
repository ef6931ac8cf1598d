import type { beginSetUp } from '../../account/staff/set-up.contract.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import styles from './sign-in.module.css';

export type Begun = {
  administrator: { token: string; name: string; email: string; password: string };
  given: ReplyOf<typeof beginSetUp>;
};

type AdministratorFormProps = { token: string; onBegun: (begun: Begun) => void };

export function AdministratorForm({ token, onBegun }: AdministratorFormProps) {
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    validate: () => [],
    send: async (values) => {
      const administrator = { token, ...values };
      const reply = await callDesk<typeof beginSetUp>('POST /desk/api/set_up/begin/', administrator);
      if (isRefusal(reply)) return submissionErrorFrom(reply, values);
      onBegun({ administrator, given: reply });
      return 'sent';
    },
  });
  return (
    <form {...form.form} className={styles.form}>
      <Field label="Your name" error={form.errorAt('name')}>
        <TextInput {...form.field('name')} autoComplete="name" />
      </Field>
      <Field label="E-mail" error={form.errorAt('email')}>
        <TextInput {...form.field('email')} type="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={form.errorAt('password')}>
        <PasswordInput {...form.field('password')} autoComplete="new-password" />
      </Field>
      {form.problem && form.problem.field === undefined && <Notice kind="bad" title={form.problem.message} live />}
      <Button type="submit" kind="primary" wide busy={form.busy}>
        Continue
      </Button>
    </form>
  );
}
