import { type ReactNode, useState } from 'react';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ContactLinks } from '../forms/contact-links.tsx';
import { saveForgottenEmail } from '../forms/forgotten-email-draft.ts';
import { FormPage, FormPageTitle } from '../forms/form-page.tsx';
import { clearSessionExpired } from '../sign-in/session-expired.ts';
import { clearStoredSession } from '../sign-in/stored-session.ts';
import type { confirmEmailChange, objectToEmailChange } from './email-change.contract.ts';
import styles from './own-contacts.module.css';

/** `token` is from the mailed link. */
export function ConfirmEmailPage({ token }: { token: string }) {
  return (
    <EmailLinkPage
      title={t`Confirm your e-mail address`}
      text={t`From then on you sign in with this address, and our mails come here. All other devices are signed out.`}
      button={t`Confirm e-mail address`}
      send={() => call<typeof confirmEmailChange>('POST /authentication/email_change/confirm/', { token })}
      next={<ButtonLink kind="primary" to="/my-profile">{t`My Profile`}</ButtonLink>}
    />
  );
}

export function StopEmailChangePage({ token }: { token: string }) {
  async function stop() {
    const reply = await call<typeof objectToEmailChange>('POST /authentication/email_change/object/', { token });
    if (isRefusal(reply)) return reply;
    clearStoredSession();
    clearSessionExpired();
    saveForgottenEmail(reply.email);
    return reply;
  }
  return (
    <EmailLinkPage
      title={t`Stop the change of your e-mail address`}
      text={t`Your account keeps this e-mail address, or gets it back. Every device is signed out, and you set a new password.`}
      button={t`This wasn't me: stop the change`}
      send={stop}
      next={<ButtonLink kind="primary" to="/forget-password">{t`Set a new password`}</ButtonLink>}
    />
  );
}

type EmailLinkPageProps = {
  title: string;
  text: string;
  button: string;
  send: () => Promise<{ success: true; message: string } | RefusalReply>;
  /** Shown once it is done. */
  next: ReactNode;
  /** Shown below the button. */
  instead?: ReactNode;
};

/** Nothing happens before the button is pressed: programs that check mails open their links too. */
export function EmailLinkPage({ title, text, button, send, next, instead }: EmailLinkPageProps) {
  const [done, setDone] = useState('');
  const { send: sendOnce, error, refusal, busy } = useAction('page');
  const press = () => void sendOnce(send, { onDone: ({ message }) => setDone(message) });
  return (
    <FormPage title={title} width={560} aside={<Help />}>
      <Block header={<FormPageTitle>{title}</FormPageTitle>}>
        <BlockBody>
          <div className={styles.body}>
            {done && <Notice kind="good" title={done} live />}
            {error && <Notice kind={refusal?.refusal ? 'warn' : 'bad'} title={error} live />}
            {done ? (
              next
            ) : (
              <>
                <p className={styles.read}>{text}</p>
                <noscript>{t`Opening the link needs JavaScript.`}</noscript>
                <Button kind="primary" busy={busy} busyLabel={t`Checking`} onClick={press}>
                  {button}
                </Button>
                {instead && <p>{instead}</p>}
              </>
            )}
          </div>
        </BlockBody>
      </Block>
    </FormPage>
  );
}

function Help() {
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={t`Questions?`}>{tRich`Contact us: ${<ContactLinks />}`}</Cell>
      </Cells>
    </Block>
  );
}
