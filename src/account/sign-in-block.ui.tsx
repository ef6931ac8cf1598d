import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../lib/dates.ts';
import { countOf, say } from '../lib/say.ts';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ownDirection } from '../ui/own-direction.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { MySession } from './my-sessions.contract.ts';
import styles from './sign-in-block.module.css';
import { useSessionActions } from './use-session-actions.ts';

/** More sessions than these are shown on demand. */
const shownAtFirst = 5;

/** The password, and every place where the account is signed in; each can be signed out, or all at once. */
export function SignInBlock({ sessions }: { sessions: readonly MySession[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const [asks, setAsks] = useState(false);
  const actions = useSessionActions();
  const shown = showsAll ? sessions : sessions.slice(0, shownAtFirst);
  return (
    <Block head={say`Sign-in`} end={say`Signed in on ${countOf(sessions.length, 'device')}`}>
      <Cells columns={1}>
        <Cell label={say`Password`}>
          <span className={styles.ends}>
            <span>{say`A change signs out every other device`}</span> <Link to="/forget-password">{say`Change`}</Link>
          </span>
        </Cell>
      </Cells>
      <ul aria-label={say`Where you are signed in`}>
        {shown.map((session) => (
          <li
            key={session.session_id}
            className={styles.session}
            aria-busy={actions.busyId === session.session_id || undefined}
          >
            <SessionWords session={session} />
            {session.is_this_device ? (
              <Tag kind="good">{say`This device`}</Tag>
            ) : (
              <SignOutButton device={session.device} onPress={() => actions.end(session.session_id)} />
            )}
          </li>
        ))}
      </ul>
      <BlockFoot>
        {shown.length < sessions.length && (
          <Button onClick={() => setShowsAll(true)}>{say`Show all ${sessions.length}`}</Button>
        )}
        <Button onClick={() => setAsks(true)}>{say`Sign out everywhere`}</Button>
      </BlockFoot>
      <EverywhereDialog open={asks} busy={actions.busy} onClose={() => setAsks(false)} onConfirm={actions.endAll} />
    </Block>
  );
}

function SessionWords({ session }: { session: MySession }) {
  const { timeZone } = useSite().calendar;
  const moment = (at: string) => formatMoment(new Date(at), timeZone);
  return (
    <div className={styles.words}>
      <b>{session.device}</b>
      <span>
        {session.is_this_device ? say`In use now` : say`Last used ${moment(session.last_used_at)}`}
        {session.address && <> · {ownDirection(session.address)}</>}
      </span>
      <span className={styles.small}>{say`Signed in ${moment(session.signed_in_at)}`}</span>
    </div>
  );
}

function SignOutButton({ device, onPress }: { device: string; onPress: () => void }) {
  const which = <VisuallyHidden>{device}</VisuallyHidden>;
  return (
    <Button kind="quiet" small onClick={onPress}>
      <span>{sayWith`Sign out ${which}`}</span>
    </Button>
  );
}

type EverywhereDialogProps = { open: boolean; busy: boolean; onClose: () => void; onConfirm: () => void };

function EverywhereDialog({ open, busy, onClose, onConfirm }: EverywhereDialogProps) {
  const buttons = (
    <>
      <Button onClick={onClose}>{say`Cancel`}</Button>
      <Button kind="primary" busy={busy} busyWords={say`Signing out`} onClick={onConfirm}>
        {say`Sign out everywhere`}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={say`Sign out everywhere`} onClose={onClose} busy={busy} actions={buttons}>
      <p>{say`Every device is signed out, this one too. Your cart stays. You sign in again with your password.`}</p>
      <p>{say`If somebody else may know your password, change it as well.`}</p>
    </Dialog>
  );
}
