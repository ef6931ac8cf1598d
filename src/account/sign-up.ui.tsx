import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Refusal, RequestInput } from '../lib/contract.ts';
import { said, say } from '../lib/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { refused } from '../ui/call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Across, FormGrid } from '../ui/form-grid.tsx';
import { keep } from '../ui/kept.ts';
import { useSite } from '../ui/site-context.tsx';
import { problemOf, useForm } from '../ui/use-form.ts';
import { AskedCaptcha, useAskedCaptcha } from './asked-captcha.ui.tsx';
import { CompanyField } from './company-field.ui.tsx';
import { FormProblem } from './form-notes.ui.tsx';
import { ConfirmPassword, NewPassword } from './new-password.ui.tsx';
import { type signUp, userExists } from './sign-up.contract.ts';
import styles from './sign-up.module.css';
import { DesignationField, EmailField, NameFields } from './sign-up-fields.ui.tsx';
import { signUpErrors } from './sign-up-form.rule.ts';

export type SignUpFormProps = {
  /** What the lookup found; shown but not to be changed. */
  known?: { email: string; name_of_company: string } | undefined;
  send: (form: RequestInput<typeof signUp>) => Promise<{ success: true } | Refusal>;
  onSent?: () => void;
};

const empty = {
  ...{ title: '', firstname: '', lastname: '', designation: '' },
  ...{ email: '', name_of_company: '', password: '', confirm_password: '' },
};

/** Without blanks around and double ones inside, as the server takes it; passwords as typed. */
function tidied(values: typeof empty): typeof empty {
  const { password, confirm_password, ...texts } = values;
  const tidy = Object.entries(texts).map(([name, text]) => [name, text.trim().replace(/\s+/g, ' ')]);
  return { ...(Object.fromEntries(tidy) as typeof texts), password, confirm_password };
}

/** Opens an account; leads to the page that waits for the proved e-mail. */
export function SignUpForm({ known, send, onSent }: SignUpFormProps) {
  const { contact } = useSite();
  const navigate = useNavigate();
  const [takenEmail, setTakenEmail] = useState('');
  const captcha = useAskedCaptcha(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { ...empty, ...known },
    draft: known ? 'existingCustomerSignUp' : 'signup',
    secrets: ['password', 'confirm_password'],
    check: (values) => signUpErrors(tidied(values), contact.email),
    send: async (values) => {
      const request = tidied(values);
      const reply = await send({ ...request, captcha: captcha.take() });
      if (captcha.isAskedBy(reply)) return 'waiting';
      if (refused(reply)) {
        if (reply.refusal === 'exists') setTakenEmail(request.email);
        return problemOf(reply, values);
      }
      keep('emailforverification', request.email);
      await navigate('/emailverification');
      onSent?.();
      return 'sent';
    },
  });
  return (
    <>
      <FormGrid {...form.form}>
        <NameFields form={form} />
        <DesignationField form={form} />
        <EmailField form={form} readOnly={known !== undefined} />
        <Across>
          <CompanyField form={form} readOnly={known !== undefined} />
        </Across>
        <NewPassword label={say`Password`} input={form.field('password')} error={form.errorAt('password')} />
        <ConfirmPassword input={form.field('confirm_password')} error={form.errorAt('confirm_password')} />
        {form.problem && (
          <Across>
            <FormProblem>
              {form.problem.field ? say`Please Fill Form Fields correctly` : form.problem.message}
            </FormProblem>
          </Across>
        )}
        {captcha.message && (
          <Across>
            <AskedCaptcha captcha={captcha} />
          </Across>
        )}
        <Across>
          <noscript>{say`Signing up needs JavaScript.`}</noscript>
          <Button type="submit" kind="primary" wide busy={form.busy} busyWords={say`Signing up`}>{say`Sign Up`}</Button>
        </Across>
      </FormGrid>
      <EmailTaken email={takenEmail} onClose={() => setTakenEmail('')} />
    </>
  );
}

function EmailTaken({ email, onClose }: { email: string; onClose: () => void }) {
  const actions = (
    <>
      <Button onClick={onClose}>{say`Close`}</Button>
      <ButtonLink kind="primary" to="/login">{say`Continue`}</ButtonLink>
    </>
  );
  return (
    <Dialog open={email !== ''} title={say`This email has an account`} onClose={onClose} actions={actions}>
      <p>{said(userExists)}</p>
      <p className={styles.email}>{email}</p>
    </Dialog>
  );
}
