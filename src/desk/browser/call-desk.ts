import type { LoaderFunctionArgs } from 'react-router';
import type { SiteCode } from '../../sites/site.ts';
import { createClient } from '../../ui/browser/call.ts';

let showSignIn: (() => void) | undefined;
let waiting: (() => void)[] = [];
let signIns = 0;

/** `show` opens the sign-in dialog over the page; calls wait for `resumeCalls`, so that nothing typed is lost. */
export function onSessionEnded(show: (() => void) | undefined): void {
  showSignIn = show;
}

/** Sends every call again that waits for the person to sign in. */
export function resumeCalls(): void {
  signIns += 1;
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}

/** The site of the address; the server refuses an unknown one. */
export const siteOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => params.site as SiteCode;

/** The client of the desk, where the session is a cookie. */
export const { call: callDesk, load: loadDesk } = createClient({
  session: () => signIns,
  unreached: () => 'The desk could not be reached. Please check your connection and try again.',
  async onSignedOut(_noticed, isCurrent) {
    if (!showSignIn) return false;
    // A refusal that arrives after the person has signed in is of the session before.
    if (isCurrent) {
      const isResumed = new Promise<void>((resolve) => waiting.push(resolve));
      showSignIn();
      await isResumed;
    }
    return true;
  },
});
