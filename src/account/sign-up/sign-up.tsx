import { useRef, useState } from 'react';
import type { RefusalReply, RequestInput } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { FormErrorMessage } from '../forms/form-notes.tsx';
import { MessageDialog } from '../forms/message-dialog.tsx';
import { signUpErrors } from '../forms/sign-up-form.rule.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { ConfirmPasswordField, NewPasswordField } from '../password/new-password.tsx';
import type { checkCompany } from './field-checks.contract.ts';
import type { signUp } from './sign-up.contract.ts';
import styles from './sign-up.module.css';
import { EmailField, JobTitleField, NameFields, type SignUpState } from './sign-up-fields.tsx';

export type SignUpFormProps = {
  known?: { email: string; name_of_company: string } | undefined;
  send: (form: RequestInput<typeof signUp>) => Promise<{ success: true; message: string } | RefusalReply>;
  onSent?: () => void;
};

const empty = {
  title: '',
  firstname: '',
  lastname: '',
  designation: '',
  email: '',
  name_of_company: '',
  password: '',
  confirm_password: '',
};

/** Nobody means two spaces between words. */
const singleSpaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Trims as the server does; passwords stay as typed. */
function trimmed(values: typeof empty): typeof empty {
  const { password, confirm_password, ...texts } = values;
  const tidy = Object.entries(texts).map(([name, text]) => [name, singleSpaced(text)]);
  return { ...(Object.fromEntries(tidy) as typeof texts), password, confirm_password };
}

export function SignUpForm({ known, send, onSent }: SignUpFormProps) {
  const { contact } = useSite();
  const noteHere = useNextPage();
  const [takenEmail, setTakenEmail] = useState('');
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { ...empty, ...known },
    draft: known ? 'existingCustomerSignUp' : 'signup',
    excludeFromDraft: ['password', 'confirm_password'],
    validate: (values) => signUpErrors(trimmed(values), known && contact.email),
    send: async (values) => {
      const request = trimmed(values);
      const goOn = noteHere();
      const reply = await send({ ...request, captcha: captcha.take() });
      if (captcha.isRequiredBy(reply)) return 'waiting';
      if (isRefusal(reply)) {
        if (reply.refusal === 'exists') setTakenEmail(request.email);
        return reply;
      }
      writeLocal('emailforverification', request.email);
      await goOn('/emailverification', reply.message);
      onSent?.();
      return 'sent';
    },
  });
  return (
    <>
      <FormGrid {...form.form}>
        <NameFields form={form} />
        <JobTitleField form={form} />
        <EmailField form={form} readOnly={known !== undefined} />
        <FullWidth>
          <CompanyField form={form} readOnly={known !== undefined} />
        </FullWidth>
        <NewPasswordField label={t`Password`} input={form.field('password')} error={form.errorAt('password')} />
        <ConfirmPasswordField input={form.field('confirm_password')} error={form.errorAt('confirm_password')} />
        {form.problems.length > 0 && (
          <FullWidth>
            <FormErrorMessage>{form.error ?? t`Please Fill Form Fields correctly`}</FormErrorMessage>
          </FullWidth>
        )}
        {captcha.message && (
          <FullWidth>
            <CaptchaOnDemand captcha={captcha} />
          </FullWidth>
        )}
        <FullWidth>
          <noscript>{t`Signing up needs JavaScript.`}</noscript>
          <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Signing up`}>{t`Sign Up`}</Button>
        </FullWidth>
      </FormGrid>
      <EmailTaken email={takenEmail} onClose={() => setTakenEmail('')} />
    </>
  );
}

function EmailTaken({ email, onClose }: { email: string; onClose: () => void }) {
  const actions = (
    <>
      <CloseButton>{t`Close`}</CloseButton>
      <ButtonLink kind="primary" to="/login">{t`Continue`}</ButtonLink>
    </>
  );
  return (
    <Dialog
      open={email !== ''}
      title={t`This e-mail address already has an account`}
      onClose={onClose}
      actions={actions}
    >
      <p>{translate(userExists)}</p>
      <p className={styles.email}>
        <MailAddress>{email}</MailAddress>
      </p>
    </Dialog>
  );
}

function CompanyField({ form, readOnly }: { form: SignUpState; readOnly: boolean }) {
  const { tax } = useSite();
  const [message, setMessage] = useState('');
  const checked = useRef('');

  async function check(companyName: string) {
    if (readOnly || companyName === '' || companyName === checked.current) return;
    checked.current = companyName;
    // If the check fails, the sign-up itself reports the problem.
    const reply = await call<typeof checkCompany>('POST /authentication/check_company/', { companyName }).catch(
      () => undefined,
    );
    if (reply && isRefusal(reply) && reply.refusal && checked.current === companyName) setMessage(reply.message);
  }

  return (
    <>
      <Field
        label={t`Company Name`}
        hint={readOnly ? undefined : t`As on your ${tax.label} certificate`}
        error={form.errorAt('name_of_company')}
      >
        <TextInput
          {...form.field('name_of_company')}
          autoComplete="organization"
          readOnly={readOnly}
          onBlur={(event) => {
            const name = singleSpaced(event.target.value);
            if (name !== event.target.value) form.change({ name_of_company: name });
            void check(name);
          }}
        />
      </Field>
      <MessageDialog title={t`Company Name`} message={message} onClose={() => setMessage('')} />
    </>
  );
}
