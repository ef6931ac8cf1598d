import { useNavigate } from 'react-router';
import { say } from '../lib/say.ts';
import { Block, BlockBody, Cell, Cells } from '../ui/block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
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
  /** Of who is signed in, '' for a visitor. */
  email: string;
};

/** Opens the mailed link, or says that one is waiting and mails it again. */
export function EmailVerificationPage({ token, email }: EmailVerificationPageProps) {
  const navigate = useNavigate();
  const link = useVerifyLink(token, () => {
    if (email) void navigate('/register', { replace: true });
  });
  const done = link.is === 'done';
  return (
    <Entry title={say`Email verification`} width={560} aside={<Aside done={done} />}>
      <Block
        head={<EntryHead>{say`Verify your email`}</EntryHead>}
        end={<Tag kind={done ? 'good' : 'warn'}>{done ? say`Verified` : say`Not Verified`}</Tag>}
      >
        <BlockBody>
          <div className={styles.body}>
            <LinkNotice state={link} />
            {done && <Verified signedIn={email !== ''} />}
            {link.is === 'checking' && <Checking />}
            {(link.is === 'none' || link.is === 'refused') && <Waiting email={email} />}
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

function Verified({ signedIn }: { signedIn: boolean }) {
  return (
    <div>
      <ButtonLink kind="primary" to={signedIn ? '/register' : '/login'}>
        {signedIn ? say`Continue` : say`Sign In`}
      </ButtonLink>
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
