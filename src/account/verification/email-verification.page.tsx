import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useLocalStorage } from '../../ui/browser/use-local-storage.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ContactLinks } from '../forms/contact-links.tsx';
import { FormPage, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { RegistrationSteps } from '../forms/registration-steps.tsx';
import { clearSessionExpired } from '../sign-in/session-expired.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { clearStoredSession, storeSession } from '../sign-in/stored-session.ts';
import { ChangeEmail } from './change-email.tsx';
import styles from './email-verification.module.css';
import { ResendEmail } from './resend-email.tsx';
import type { verifyEmail } from './verify-email.contract.ts';

export type EmailVerificationPageProps = {
  /** The token of the mailed link, or ''. */
  token: string;
  /** The address of a signed-in user who is not verified yet, else ''. */
  email: string;
  verified: boolean;
  /** Where somebody who is verified goes on. */
  next: string;
};

export function EmailVerificationPage({ token, ...shown }: EmailVerificationPageProps) {
  const { revalidate } = useRevalidator();
  const link = useVerifyLink(token, () => void revalidate());
  return <EmailVerification link={link} {...shown} />;
}

type EmailVerificationProps = Omit<EmailVerificationPageProps, 'token'> & { link: VerificationLinkState };

export function EmailVerification({ link, email, verified, next }: EmailVerificationProps) {
  const isRefused = link.is === 'refused';
  const needsNoLink = verified && (isRefused || link.is === 'used');
  const done = needsNoLink || link.is === 'done' || link.is === 'used';
  return (
    <FormPage title={t`Email verification`} width={560} aside={<Aside done={done} />}>
      <Block
        header={<FormPageTitle>{t`Verify your email`}</FormPageTitle>}
        end={<State done={done} isWaiting={email !== '' || isRefused} />}
      >
        <BlockBody>
          <div className={styles.body}>
            {needsNoLink ? (
              <Notice kind="good" title={t`The e-mail address you are signed in with is verified.`} live />
            ) : (
              <LinkNotice state={link} />
            )}
            {done && <Verified next={verified ? next : undefined} />}
            {link.is === 'checking' && <Checking />}
            {!done && (link.is === 'none' || isRefused) && <Waiting email={email} />}
          </div>
        </BlockBody>
      </Block>
    </FormPage>
  );
}

function Checking() {
  return (
    <>
      <p className={styles.read} role="status">{t`We are checking your link.`}</p>
      <noscript>{t`Opening the link needs JavaScript.`}</noscript>
    </>
  );
}

/** It is unknown whether a visitor without a link is verified. */
function State({ done, isWaiting }: { done: boolean; isWaiting: boolean }) {
  if (done) return <Tag kind="good">{t`Verified`}</Tag>;
  return isWaiting ? <Tag kind="warn">{t`Not Verified`}</Tag> : null;
}

function Verified({ next }: { next: string | undefined }) {
  const reset = <Link to="/forget-password">{t`set a new password`}</Link>;
  if (next !== undefined)
    return (
      <div>
        <ButtonLink kind="primary" to={next}>{t`Continue`}</ButtonLink>
      </div>
    );
  return (
    <div>
      <ButtonLink kind="primary" to="/login">{t`Sign In`}</ButtonLink>
      <p className={styles.note}>{tRich`If somebody else opened this account for you, ${reset} first.`}</p>
    </div>
  );
}

function Waiting({ email }: { email: string }) {
  const storedEmail = useLocalStorage('emailforverification');
  const navigate = useNavigate();
  const toast = useToast();
  const address = email || (storedEmail ?? '');
  const receiver = <span className={styles.address}>{address}</span>;
  return (
    <>
      <div>
        <p className={styles.read}>
          {t`This action requires email verification.`}{' '}
          {address && <span>{tRich`We have sent a link to ${receiver}`}</span>}
        </p>
        <p className={styles.note}>{t`Open the link within 24 hours. It works once, on any device.`}</p>
      </div>
      <ResendEmail key={address} email={address}>
        {email ? (
          <Button onClick={() => void signOut(navigate, toast)}>{t`Logout`}</Button>
        ) : (
          <ButtonLink to="/login">{t`Sign In`}</ButtonLink>
        )}
      </ResendEmail>
      {address && <ChangeEmail key={`change ${address}`} email={address} />}
    </>
  );
}

function Aside({ done }: { done: boolean }) {
  const { name } = useSite();
  return (
    <>
      <FormPageSection title={t`From here to your first order`}>
        <RegistrationSteps now={done ? 'profile' : 'email'} />
      </FormPageSection>
      <Block>
        <Cells columns={1}>
          <Cell label={t`Nothing arrived?`}>{t`Check your spam folder for an e-mail from ${name}`}</Cell>
          <Cell label={t`Still nothing?`}>{tRich`Contact us: ${<ContactLinks />}`}</Cell>
        </Cells>
      </Block>
    </>
  );
}

export type VerificationLinkState =
  | { is: 'none' | 'checking' }
  /** used: opened before, so the address is verified. */
  | { is: 'done' | 'used' | 'refused'; message: string }
  | { is: 'failed'; message: string; again: () => void };

function useVerifyLink(token: string, onSessionChanged: () => void): VerificationLinkState {
  const [state, setState] = useState<VerificationLinkState>({ is: token ? 'checking' : 'none' });
  const opened = useRef('');

  async function open() {
    setState({ is: 'checking' });
    try {
      const reply = await call<typeof verifyEmail>('POST /authentication/verify_email/', { token });
      const outcome = !isRefusal(reply) ? 'done' : reply.refusal === 'used' ? 'used' : 'refused';
      setState({ is: outcome, message: reply.message });
      if (outcome !== 'refused') writeLocal('emailforverification', '');
      if (isRefusal(reply) || !(reply.signed_in || reply.signed_out)) return;
      if (reply.signed_in) storeSession(reply.signed_in);
      else {
        clearStoredSession();
        clearSessionExpired();
      }
      onSessionChanged();
    } catch (cause) {
      setState({ is: 'failed', message: (cause as CallError).message, again: () => void open() });
    }
  }

  const openOnce = useEffectEvent(() => {
    if (!token || opened.current === token) return;
    opened.current = token;
    void open();
  });
  useEffect(() => openOnce(), [token]);
  return state;
}

export function LinkNotice({ state }: { state: VerificationLinkState }) {
  if (state.is === 'done' || state.is === 'used') return <Notice kind="good" title={state.message} live />;
  if (state.is === 'refused') return <Notice kind="warn" title={state.message} live />;
  if (state.is === 'failed')
    return (
      <Notice
        kind="bad"
        title={state.message}
        live
        action={<Button small icon="retry" onClick={state.again}>{t`Retry`}</Button>}
      />
    );
  return null;
}
