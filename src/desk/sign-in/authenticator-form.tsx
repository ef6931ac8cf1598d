import type { finishSetUp } from '../../account/staff/set-up.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { OtpInput } from '../../ui/controls/otp-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { refusalAt, useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { Begun } from './administrator-form.tsx';
import { AuthenticatorKey } from './authenticator-key.tsx';
import styles from './sign-in.module.css';

export function AuthenticatorForm({ administrator, given, onBack }: Begun & { onBack: () => void }) {
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) => {
      const request = { ...administrator, sealed: given.sealed, code };
      const reply = await callDesk<typeof finishSetUp>('POST /desk/api/set_up/finish/', request);
      if (isRefusal(reply)) return reply.refusal === 'code_wrong' ? refusalAt('code', reply) : reply;
      // A new page, because the desk reads the session when it is opened.
      window.location.assign('/desk');
      return 'waiting';
    },
  });
  return (
    <>
      <p>Scan this with the authenticator app of your phone, then type the code that it shows.</p>
      <AuthenticatorKey uri={given.totpUri} qr={given.totpQr} />
      <p>
        <a href={given.totpUri}>Open the app on this device</a>
      </p>
      <form {...form.form} className={styles.form}>
        <Field label="Code of your authenticator app" error={form.errorAt('code')}>
          <OtpInput {...form.field('code')} autoFocus />
        </Field>
        {form.error && <Notice kind="bad" title={form.error} live />}
        <Button type="submit" kind="primary" wide busy={form.busy}>
          Become the administrator
        </Button>
        <Button onClick={onBack}>Back</Button>
      </form>
    </>
  );
}
