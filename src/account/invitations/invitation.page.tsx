import { Link } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { FormErrorMessage } from '../forms/form-notes.tsx';
import { FormPage, FormPageDrawing, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { signUpErrors } from '../forms/sign-up-form.rule.ts';
import { ConfirmPasswordField, NewPasswordField } from '../password/new-password.tsx';
import { type AfterSignIn, useContinueAfterSignIn } from '../sign-in-page/use-continue-after-sign-in.ts';
import { EmailField, JobTitleField, NameFields } from '../sign-up/sign-up-fields.tsx';
import type { acceptInvitation, showInvitation } from './invitation.contract.ts';

type InvitationPageProps = AfterSignIn & {
  token: string;
  /** The sentence that says why the link no longer works. */
  invitation: ReplyOf<typeof showInvitation> | string;
};

/** Nothing happens before the form is sent: programs that check mails open their links too. */
export function InvitationPage({ token, invitation, ...after }: InvitationPageProps) {
  const { name } = useSite();
  const title = t`Welcome to ${name}`;
  return (
    <FormPage title={title} width={640} aside={<Aside />}>
      <Block header={<FormPageTitle>{title}</FormPageTitle>}>
        {typeof invitation === 'string' ? (
          <BlockBody>
            <Notice kind="warn" title={invitation} />
            <Link to="/login">{t`Sign In`}</Link>
          </BlockBody>
        ) : (
          <InvitationForm token={token} invitation={invitation} {...after} />
        )}
      </Block>
    </FormPage>
  );
}

type InvitationFormProps = AfterSignIn & { token: string; invitation: ReplyOf<typeof showInvitation> };

function InvitationForm({ token, invitation, ...after }: InvitationFormProps) {
  const { company, email, first_name, last_name } = invitation;
  const begin = useContinueAfterSignIn(after);
  const form = useForm({
    initial: {
      title: '',
      firstname: first_name,
      lastname: last_name,
      designation: '',
      email,
      name_of_company: company,
      password: '',
      confirm_password: '',
    },
    validate: (values) => signUpErrors(values),
    send: async ({ email: _email, name_of_company, ...values }) => {
      const continueWith = begin();
      const reply = await call<typeof acceptInvitation>('POST /authentication/invitation/accept/', {
        token,
        ...values,
      });
      if (!isRefusal(reply)) await continueWith(reply);
      return reply;
    },
  });
  return (
    <FormGrid {...form.form}>
      <FullWidth>
        <Field label={t`Company`}>
          <TextInput value={company} readOnly />
        </Field>
      </FullWidth>
      <NameFields form={form} />
      <JobTitleField form={form} />
      <EmailField form={form} readOnly />
      <NewPasswordField label={t`Password`} input={form.field('password')} error={form.errorAt('password')} />
      <ConfirmPasswordField input={form.field('confirm_password')} error={form.errorAt('confirm_password')} />
      {form.problems.length > 0 && (
        <FullWidth>
          <FormErrorMessage>{form.error ?? t`Please Fill Form Fields correctly`}</FormErrorMessage>
        </FullWidth>
      )}
      <FullWidth>
        <noscript>{t`Signing up needs JavaScript.`}</noscript>
        <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Signing up`}>{t`Open the shop`}</Button>
      </FullWidth>
    </FormGrid>
  );
}

function Aside() {
  return (
    <>
      <FormPageDrawing />
      <FormPageSection title={t`What you find there`}>
        <p>{t`Your prices and our stock, your orders and invoices, and what is open on your account.`}</p>
      </FormPageSection>
    </>
  );
}
