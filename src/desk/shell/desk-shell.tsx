import { useState } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useNavigation, useParams } from 'react-router';
import type { deskSession, signOutOfDesk } from '../../account/staff/staff.contract.ts';
import { CallError, failureOf } from '../../ui/browser/call.ts';
import { useFocusRestoration } from '../../ui/browser/use-focus-restoration.ts';
import { classNames } from '../../ui/class-names.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { loadDesk, onSessionEnded } from '../browser/call-desk.ts';
import { ChangeNotice } from '../events/change-notice.tsx';
import { LivePageProvider } from '../events/live-page.ts';
import { useLiveUpdates } from '../events/use-live-updates.ts';
import { KeyLine, KeysProvider } from '../keys/key-line.tsx';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { DeskSignInPage } from '../sign-in/sign-in-page.tsx';
import { DeskBar } from './desk-bar.tsx';
import { type DeskSession, DeskSessionProvider } from './desk-session.ts';
import styles from './desk-shell.module.css';
import { FailuresOfPage } from './failures-of-page.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Rail } from './rail.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** Null for somebody who is not signed in. */
export async function loadShell({ request }: { request: Request }): Promise<DeskSession | null> {
  const { session } = await loadDesk<typeof deskSession>('GET /desk/api/session/', {}, request.signal);
  return session;
}

export function DeskShell() {
  const loaded = useLoaderData<typeof loadShell>();
  const [session, setSession] = useState(loaded);
  // A session that has ended leaves the page and what is typed there: the next call asks to sign in again.
  if (loaded && loaded !== session) setSession(loaded);
  useFocusRestoration();
  return (
    <Toaster>
      <FailuresOfPage>{session ? <SignedIn session={session} /> : <DeskSignInPage />}</FailuresOfPage>
    </Toaster>
  );
}

function SignedIn({ session }: { session: DeskSession }) {
  const signIn = useSignInAgain(session);
  const [isLeaving, setLeaving] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const toast = useToast();
  const isLoading = useNavigation().state === 'loading';
  useGoKeys(session);
  const { site } = useParams();
  const live = useLiveUpdates({ site, ownName: session.name, isPaused: signIn.isCovered || isLeaving });

  async function signOut() {
    // A session that has ended would ask to sign in first.
    onSessionEnded(undefined);
    setLeaving(true);
    try {
      await loadDesk<typeof signOutOfDesk>('POST /desk/api/sign_out/', {});
    } catch (cause) {
      const isSignedOut = cause instanceof CallError && cause.status === 401;
      if (!isSignedOut) {
        onSessionEnded(signIn.ask);
        setLeaving(false);
        return toast({ kind: 'bad', message: failureOf(cause).message });
      }
    }
    signIn.noteSignOut();
    // A new page, so that nothing of this person's work stays in the browser.
    window.location.assign('/desk');
  }

  return (
    <DeskSessionProvider value={session}>
      <KeysProvider>
        <div className={classNames(signIn.isCovered && styles.covered)}>
          <a className={styles.skip} href="#main">
            Skip to content
          </a>
          <div className={styles.desk}>
            <Rail onSignOut={() => void signOut()} />
            <div className={styles.column}>
              <DeskBar onSignOut={() => void signOut()} />
              <main id="main" className={classNames(styles.main, isLoading && styles.loading)} aria-busy={isLoading}>
                <LivePageProvider value={live}>
                  <ChangeNotice />
                  <Outlet key={site} />
                </LivePageProvider>
              </main>
            </div>
          </div>
          <KeyLine onHelp={() => setHelpOpen(true)} />
          <KeysDialog open={helpOpen} onOpen={() => setHelpOpen(true)} onClose={() => setHelpOpen(false)} />
        </div>
        <SignInDialog open={signIn.hasEnded} email={session.email} onSignedIn={signIn.resume} />
        <ScrollRestoration />
      </KeysProvider>
    </DeskSessionProvider>
  );
}
