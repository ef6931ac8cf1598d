import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { CheckoutFailure } from './use-confirm-order.ts';

/** 'gone': the buyer went to another page before the payment opened. */
type Step = Promise<CheckoutFailure | 'left' | 'gone' | undefined>;

/**
 * Brings the buyer to where the provider takes the money: to its page at `checkout_url`, or into its window over this
 * page, which is `openWindow`. `storageKey` keeps a payment whose window must wait for a reload of the page.
 */
export function usePaymentWindow<Started extends { checkout_url: string }>(
  storageKey: string,
  openWindow: (started: Started) => Promise<void>,
) {
  const toast = useToast();
  const notePage = useNotePage();
  const isStillHere = useRef<() => boolean>(() => true);
  const inFlight = useRef(false);
  const isLeaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure>();

  async function run(work: () => Step) {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    isStillHere.current = notePage();
    const found = await work().catch((cause: Error) => ({ message: cause.message, again: () => void run(work) }));
    // Keeps the buttons busy until the next page is there.
    isLeaving.current = found === 'left';
    if (found === 'left') return;
    if (found === 'gone') toast({ kind: 'info', message: t`The payment was not opened. Nothing was charged.` });
    else if (found && !isStillHere.current()) toast({ kind: 'bad', message: found.message });
    else setFailure(found);
    stop();
  }

  function leaveFor(url: string): 'left' | 'gone' {
    if (!isStillHere.current()) return 'gone';
    window.location.assign(url);
    return 'left';
  }

  function stop() {
    inFlight.current = false;
    setBusy(false);
  }

  async function open(started: Started): Step {
    if (started.checkout_url) return leaveFor(started.checkout_url);
    if (!isStillHere.current()) return 'gone';
    if (isOwnDocument()) {
      await openWindow(started);
      return undefined;
    }
    sessionStorage.setItem(storageKey, JSON.stringify(started));
    window.location.reload();
    return 'left';
  }

  const resume = useEffectEvent(() => {
    const pending = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (pending)
      void run(async () => {
        await openWindow(JSON.parse(pending) as Started);
        return undefined;
      });
  });
  const onPageRestored = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) stop();
  });
  /** The buyer stopped the browser, or pressed a link. */
  const onLeavingStopped = useEffectEvent(() => {
    if (isLeaving.current) stop();
  });
  useEffect(() => {
    resume();
    const { navigation } = window as { navigation?: Navigation };
    window.addEventListener('pageshow', onPageRestored);
    navigation?.addEventListener('navigateerror', onLeavingStopped);
    return () => {
      window.removeEventListener('pageshow', onPageRestored);
      navigation?.removeEventListener('navigateerror', onLeavingStopped);
    };
  }, []);

  return { run, open, leaveFor, busy, failure, close: () => setFailure(undefined) };
}

/** After a client-side navigation the content policy of the previous page still applies. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === window.location.pathname;
}
