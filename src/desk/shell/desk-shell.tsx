import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  NavLink,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
} from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import type { deskSession, signOutOfDesk } from '../../account/staff/staff.contract.ts';
import { CallError, failureOf } from '../../ui/browser/call.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { useFocusRestoration } from '../../ui/browser/use-focus-restoration.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { type Toast, ToastContext, useToast } from '../../ui/feedback/toast-context.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { loadDesk, onSessionEnded } from '../browser/call-desk.ts';
import { ChangeNotice } from '../events/change-notice.tsx';
import { LivePageProvider } from '../events/live-page.ts';
import { useLiveUpdates } from '../events/use-live-updates.ts';
import { FindButton } from '../find/find-button.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyLine, KeysOfPage, KeysProvider } from '../keys/key-line.tsx';
import { deskSections } from '../sections.ts';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { DeskSignInPage } from '../sign-in/sign-in-page.tsx';
import {
  type DeskSession,
  DeskSessionProvider,
  type DeskSite,
  useDeskSession,
  useSiteOfFrame,
} from './desk-session.ts';
import styles from './desk-shell.module.css';
import { Rail, RailFoot, RailLinks } from './rail.tsx';
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

/** The title of the section is its `handle.title`. */
function DeskBar({ onSignOut }: { onSignOut: () => void }) {
  const { sites } = useDeskSession();
  const site = useSiteOfFrame();
  const [menuOpen, setMenuOpen] = useState(false);
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: () => string } | undefined)?.title?.())
    .findLast((text) => text !== undefined);
  const { number } = useParams();
  useEffect(() => {
    document.title = [number, title, site?.name, 'Desk'].filter((part) => part !== undefined).join(' · ');
  }, [number, title, site]);
  return (
    <header className={styles.bar}>
      <span className={styles.menu} data-print="no">
        <IconButton name="menu" label="Menu" onClick={() => setMenuOpen(true)} />
      </span>
      <h1 className={styles.title}>{title ?? 'Desk'}</h1>
      <nav className={styles.sites} data-print="no" aria-label="Site">
        {sites.map((one) => (
          <SiteLink key={one.site} {...one} />
        ))}
      </nav>
      <span className={styles.find} data-print="no">
        {site && <FindButton site={site} />}
      </span>
      <Dialog open={menuOpen} title="Menu" onClose={() => setMenuOpen(false)}>
        <RailLinks onOpen={() => setMenuOpen(false)} />
        <RailFoot onOpen={() => setMenuOpen(false)} onSignOut={onSignOut} />
      </Dialog>
    </header>
  );
}

/** Leads to the same section of the other site; records belong to one site. */
function SiteLink({ site, name, colour }: Pick<DeskSite, 'site' | 'name' | 'colour'>) {
  const [, , section = ''] = useLocation().pathname.split('/');
  return (
    <NavLink className={() => styles.site} data-of={site} to={`/${site}/${section}`}>
      <span
        className={styles.sign}
        {...(colour && { style: { '--sign': colour } as CSSProperties })}
        aria-hidden="true"
      />
      {name}
    </NavLink>
  );
}

/** A failure on a page is told until the page is left: on the next one it would seem to be about that one. */
function FailuresOfPage({ children }: { children: ReactNode }) {
  const toast = useToast();
  const { pathname } = useLocation();
  const failures = useRef<(() => void)[]>([]);
  const show = useCallback(
    (told: Toast) => {
      const close = toast(told);
      if (told.kind === 'bad') failures.current.push(close);
      return close;
    },
    [toast],
  );
  useEffect(
    () => () => {
      for (const close of failures.current.splice(0)) close();
    },
    [pathname],
  );
  return <ToastContext value={show}>{children}</ToastContext>;
}

type KeysDialogProps = { open: boolean; onOpen: () => void; onClose: () => void };

/** `?`: the keys of the page and those of the whole desk. */
function KeysDialog({ open, onOpen, onClose }: KeysDialogProps) {
  const site = useSiteOfFrame();
  useDocumentKeydown((event) => {
    if (event.key !== '?' || isTyping(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onOpen();
  });
  const sections = deskSections.filter(({ requires }) => canAtDesk(site?.roles ?? [], requires));
  return (
    <Dialog open={open} title="Keys" onClose={onClose} width={640}>
      <section className={styles.page}>
        <h3>On this page</h3>
        <KeysOfPage />
      </section>
      <h3>Everywhere</h3>
      <ul className={styles.keys}>
        <li>
          <Kbd>Ctrl K</Kbd> find anything
        </li>
        <li>
          <Kbd>?</Kbd> these keys
        </li>
        <li>
          <Kbd>Esc</Kbd> close what is open
        </li>
      </ul>
      <h3>Go to</h3>
      <ul className={styles.keys}>
        {sections.map(({ path, key, label }) => (
          <li key={path}>
            <Kbd>G</Kbd> <Kbd>{key.toUpperCase()}</Kbd> {label}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The letter must follow G within this time. */
const pauseMs = 1500;
/** Times count from the load of the page, so 0 would stand for a key pressed then. */
const never = Number.NEGATIVE_INFINITY;

/** G and a letter open a section of the site. */
function useGoKeys({ sites, start }: DeskSession): void {
  const navigate = useNavigate();
  const params = useParams();
  const goPressedAt = useRef(never);
  // The letter is heard before the keys of the page, which must not take it for a command of their own.
  useDocumentKeydown(
    (event) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const follows = event.timeStamp - goPressedAt.current < pauseMs;
      goPressedAt.current = key === 'g' ? event.timeStamp : never;
      const site = sites.find(({ site: code }) => code === (params.site ?? start));
      const section =
        follows && deskSections.find((one) => one.key === key && canAtDesk(site?.roles ?? [], one.requires));
      if (!section || !site) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(`/${site.site}/${section.path}`);
    },
    { capture: true },
  );
}
