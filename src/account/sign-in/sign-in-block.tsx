import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { saveForgottenEmail } from '../forms/forgotten-email-draft.ts';
import type { endAllMySessions, endMySession, MySession } from './my-sessions.contract.ts';
import styles from './sign-in-block.module.css';
import { leaveToSignIn, whileEndingSession } from './sign-out.ts';

const initiallyVisible = 5;

export type SignInBlockProps = {
  sessions: readonly MySession[];
  /** The account's e-mail address. */
  email: string;
  contacts: ReactNode;
  passkeys: ReactNode;
};

export function SignInBlock({ sessions, email, contacts, passkeys }: SignInBlockProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const actions = useSessionActions();
  const visibleSessions = showsAll ? sessions : sessions.slice(0, initiallyVisible);
  return (
    <Block header={t`Sign-in`} end={t`Signed in on ${plural(sessions.length, 'device')}`}>
      <Cells columns={1}>
        {contacts}
        <Cell label={t`Password`}>
          <span className={styles.ends}>
            <span>{t`A change signs out every other device`}</span>
            <ChangePassword email={email} />
          </span>
        </Cell>
        {passkeys}
      </Cells>
      <ul aria-label={t`Where you are signed in`}>
        {visibleSessions.map((session) => (
          <li
            key={session.session_id}
            className={styles.session}
            aria-busy={actions.busyId === session.session_id || undefined}
          >
            <SessionWords session={session} />
            {session.is_this_device ? (
              <Tag kind="good">{t`This device`}</Tag>
            ) : (
              <SignOutButton device={session.device} onPress={() => actions.end(session.session_id)} />
            )}
          </li>
        ))}
      </ul>
      <BlockFooter>
        {visibleSessions.length < sessions.length && (
          <Button onClick={() => setShowsAll(true)}>{t`Show all ${sessions.length}`}</Button>
        )}
        <Button onClick={() => setConfirming(true)}>{t`Sign out everywhere`}</Button>
      </BlockFooter>
      <EverywhereDialog
        open={isConfirming}
        busy={actions.busy}
        onClose={() => setConfirming(false)}
        onConfirm={actions.endAll}
      />
    </Block>
  );
}

function ChangePassword({ email }: { email: string }) {
  const what = <VisuallyHidden>{t`password`}</VisuallyHidden>;
  return (
    <ButtonLink kind="quiet" small to="/forget-password" onClick={() => saveForgottenEmail(email)}>
      <span>{tRich`Change ${what}`}</span>
    </ButtonLink>
  );
}

function SessionWords({ session }: { session: MySession }) {
  const { timeZone } = useSite().calendar;
  const moment = (at: string) => formatDateTime(new Date(at), timeZone);
  return (
    <div className={styles.words}>
      <b>{session.device}</b>
      <span>
        {session.is_this_device ? t`In use now` : t`Last used ${moment(session.last_used_at)}`}
        {session.address && <> · {isolateLtr(session.address)}</>}
      </span>
      <span className={styles.small}>{t`Signed in ${moment(session.signed_in_at)}`}</span>
    </div>
  );
}

function SignOutButton({ device, onPress }: { device: string; onPress: () => void }) {
  const which = <VisuallyHidden>{device}</VisuallyHidden>;
  return (
    <Button kind="quiet" small onClick={onPress}>
      <span>{tRich`Sign out ${which}`}</span>
    </Button>
  );
}

type EverywhereDialogProps = { open: boolean; busy: boolean; onClose: () => void; onConfirm: () => void };

function EverywhereDialog({ open, busy, onClose, onConfirm }: EverywhereDialogProps) {
  const buttons = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="primary" busy={busy} busyLabel={t`Signing out`} onClick={onConfirm}>
        {t`Sign out everywhere`}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t`Sign out everywhere`} onClose={onClose} busy={busy} actions={buttons}>
      <p>{t`Every device is signed out, this one too. Your cart is kept. You can sign in again with your password.`}</p>
      <p>{t`If someone else may know your password, change it too.`}</p>
    </Dialog>
  );
}

const all = -1;

function useSessionActions() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const toast = useToast();
  const { send, busyWith } = useAction();

  const act = (
    id: number,
    request: () => Promise<{ success: true; message: string } | RefusalReply>,
    after: () => Promise<void>,
  ) =>
    void send(
      async () => {
        const reply = await request();
        // The device may have been signed out in another tab.
        if (isRefusal(reply)) return reply;
        toast({ message: reply.message });
        return after();
      },
      { about: id },
    );

  return {
    busyId: busyWith,
    busy: busyWith === all,
    end: (session_id: number) =>
      act(
        session_id,
        () => call<typeof endMySession>('POST /authentication/sessions/end/', { session_id }),
        revalidate,
      ),
    endAll: () =>
      act(
        all,
        () => call<typeof endAllMySessions>('POST /authentication/sessions/end_all/', {}),
        () => whileEndingSession(() => leaveToSignIn(navigate)),
      ),
  };
}
