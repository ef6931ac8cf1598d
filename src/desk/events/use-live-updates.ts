import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import { CallError } from '../../ui/browser/call.ts';
import { isPassingStatus, useKeptPage } from '../../ui/browser/use-kept-page.ts';
import type { DeskChange } from './desk-change.ts';
import { type DeskEventSource, openDeskEvents } from './event-source.ts';
import type { LivePage, OthersChange } from './live-page.ts';

const tickMs = 1_000;
const betweenRefreshesMs = 4_000;
/** Data that depend on the time of day change by themselves. */
const regularMs = 60_000;
/** The page asks this often where no stream arrives. */
const pollMs = 15_000;

type Listening = { site: string | undefined; ownName: string; isPaused: boolean };

/** Loads the data of the open page again when somebody changed something. Only a page that is seen listens. */
export function useLiveUpdates({ site, ownName, isPaused }: Listening): LivePage {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [change, setChange] = useState<OthersChange & { pathname: string }>();
  const [isWaiting, setWaiting] = useState(false);
  const [isBehind, setBehind] = useState(false);
  useKeptPage({ isPassing, personOf, onRead: setBehind });
  /** The error page says so where nothing of the page was ever read. */
  const isShown = useMatches().at(-1)?.loaderData !== undefined;
  const source = useRef<DeskEventSource>(undefined);
  const isStale = useRef(false);
  const isQuiet = useRef(false);
  const refreshedAt = useRef(0);

  const refresh = useEffectEvent(() => {
    isStale.current = false;
    isQuiet.current = true;
    refreshedAt.current = performance.now();
    setWaiting(false);
    void revalidate();
  });
  useEffect(() => {
    if (state === 'idle') isQuiet.current = false;
  }, [state]);
  useEffect(() => {
    refreshedAt.current = performance.now();
  }, [pathname]);

  const tick = useEffectEvent(() => {
    const since = performance.now() - refreshedAt.current;
    const isDue = since > (source.current?.isHeard() ? regularMs : pollMs) || isStale.current || isBehind;
    if (!isDue || since < betweenRefreshesMs || navigation.state !== 'idle') return;
    if (isFormOpen()) setWaiting(isStale.current);
    else refresh();
  });
  const noteChanges = useEffectEvent((changes: readonly DeskChange[]) => {
    isStale.current = true;
    const others = changes.find(({ path, by }) => path !== '' && pathname.endsWith(`/${path}`) && by !== ownName);
    if (others) setChange({ who: others.by || nameOf(others.actor), at: new Date(), pathname });
    tick();
  });

  useEffect(() => {
    if (site === undefined || isPaused) return;
    const listen = () => {
      source.current?.close();
      source.current = document.hidden ? undefined : openDeskEvents(site, { onChanges: noteChanges, onEnd: refresh });
    };
    const listenAgain = () => {
      isStale.current = true;
      listen();
    };
    listen();
    document.addEventListener('visibilitychange', listenAgain);
    const timer = setInterval(() => void (document.hidden || tick()), tickMs);
    return () => {
      source.current?.close();
      document.removeEventListener('visibilitychange', listenAgain);
      clearInterval(timer);
    };
  }, [site, isPaused]);

  return {
    isQuiet: () => isQuiet.current,
    change: change?.pathname === pathname ? change : undefined,
    isWaiting,
    isBehind: isBehind && isShown,
    refresh: () => void revalidate(),
    dismiss: () => setChange(undefined),
  };
}

const isPassing = (cause: unknown) => cause instanceof CallError && (!cause.reply || isPassingStatus(cause.status));

/** A session that has ended leaves the page. */
const personOf = (session: unknown) => (session as { email: string } | null)?.email;

const nameOf = (actor: DeskChange['actor']) => (actor === 'buyer' ? 'the customer' : 'the store');

/** Whether somebody is at a form of the page: a dialog is open, or a field other than a search has the focus. */
function isFormOpen(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const field = document.activeElement;
  return (
    field instanceof HTMLElement &&
    (field.isContentEditable || field.matches('textarea, select, input:not([type="search"], [type="checkbox"])'))
  );
}
