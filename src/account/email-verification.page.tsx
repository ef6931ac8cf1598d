import { Link, useNavigate, useRevalidator } from 'react-router';
import { say } from '../lib/say.ts';
import { Block, BlockBody, Cell, Cells } from '../ui/block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { Tag } from '../ui/tag.tsx';
import { useToast } from '../ui/toast-context.ts';
import { useKept } from '../ui/use-kept.ts';
import { ContactLinks } from './call-us.ui.tsx';
import styles from './email-verification.module.css';
import { Entry, EntryHead, EntryPart } from './entry.ui.tsx';
import { RegistrationSteps } from './registration-steps.ui.tsx';
import { ResendEmail } from './resend-email.ui.tsx';
import { signOut } from './sign-out.ts';
import { LinkNotice, useVerifyLink } from './verify-link.ui.tsx';

export type EmailVerificationPageProps = {
  /** Of the mailed link, '' without one. */
  token: string;
  /** Of who is signed in and still has to verify it; '' for anybody else. */
  email: string;
  /** Whether who is signed in has verified their address. */
  verified: boolean;
};

/** Opens the mailed link, or says that one is waiting and mails it again. */
export function EmailVerificationPage({ token, email, verified }: EmailVerificationPageProps) {
  const { revalidate } = useRevalidator();
  const link = useVerifyLink(token, () => void revalidate());
  const isRefused = link.is === 'refused';
  const needsNoLink = verified && (isRefused || link.is === 'used');
  const done = needsNoLink || link.is === 'done' || link.is === 'used';
  return (
    <Entry title={say`Email verification`} width={560} aside={<Aside done={done} />}>
      <Block
        head={<EntryHead>{say`Verify your email`}</EntryHead>}
        end={<State done={done} waits={email !== '' || isRefused} />}
      >
        <BlockBody>
          <div className={styles.body}>
            {needsNoLink ? (
              <Notice kind="good" title={say`The e-mail address you are signed in with is verified.`} live />
            ) : (
              <LinkNotice state={link} />
            )}
            {done && <Verified signedIn={verified} />}
            {link.is === 'checking' && <Checking />}
            {!done && (link.is === 'none' || isRefused) && <Waiting email={email} />}
          </div>
        </BlockBody>
      </Block>
    </Entry>
  );
}

function Checking() {
  return (
    <>
      <p className={styles.read} role="status">{say`We are checking your link.`}</p>
      <noscript>{say`Opening the link needs JavaScript.`}</noscript>
    </>
  );
}

/** Of a visitor who opened no link it is not known whether their address is verified by now. */
function State({ done, waits }: { done: boolean; waits: boolean }) {
  if (done) return <Tag kind="good">{say`Verified`}</Tag>;
  return waits ? <Tag kind="warn">{say`Not Verified`}</Tag> : null;
}

function Verified({ signedIn }: { signedIn: boolean }) {
  const reset = <Link to="/forget-password">{say`set a new password`}</Link>;
  if (signedIn)
    return (
      <div>
        <ButtonLink kind="primary" to="/">{say`Continue`}</ButtonLink>
      </div>
    );
  return (
    <div>
      <ButtonLink kind="primary" to="/login">{say`Sign In`}</ButtonLink>
      <p className={styles.note}>{sayWith`Did somebody else open this account for you? Then ${reset} first.`}</p>
    </div>
  );
}

function Waiting({ email }: { email: string }) {
  const kept = useKept('emailforverification');
  const navigate = useNavigate();
  const toast = useToast();
  const address = email || (kept ?? '');
  const receiver = <span className={styles.address}>{address}</span>;
  return (
    <>
      <div>
        <p className={styles.read}>
          {say`This action requires email verification.`} {address && sayWith`We have sent a link to ${receiver}`}
        </p>
        <p className={styles.note}>{say`Open the link within 24 hours. It works once, on any device.`}</p>
      </div>
      <ResendEmail key={address} email={address}>
        {email ? (
          <Button onClick={() => void signOut(navigate, toast)}>{say`Logout`}</Button>
        ) : (
          <ButtonLink to="/login">{say`Sign In`}</ButtonLink>
        )}
      </ResendEmail>
    </>
  );
}

function Aside({ done }: { done: boolean }) {
  const { name } = useSite();
  return (
    <>
      <EntryPart title={say`From here to your first order`}>
        <RegistrationSteps now={done ? 'profile' : 'email'} />
      </EntryPart>
      <Block>
        <Cells columns={1}>
          <Cell label={say`Nothing arrived?`}>{say`Look in the junk folder for a mail from ${name}`}</Cell>
          <Cell label={say`Wrong address?`}>{sayWith`Write or call: ${<ContactLinks />}`}</Cell>
        </Cells>
      </Block>
    </>
  );
}
