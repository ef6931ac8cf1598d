import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { SessionWatch } from '../../account/sign-in/session-watch.tsx';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { t } from '../../lib/i18n.ts';
import { isPassingStatus, useKeptPage } from '../../ui/browser/use-kept-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { RootData } from '../root-data.ts';

/** What a page does for whoever has signed in, beside what it shows. */
export default function SignedInWatch({ session }: { session: Session | null }) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  useKeptPage({
    isPassing,
    personOf,
    onRead(isKept) {
      if (!isKept) return;
      toast({
        kind: 'bad',
        about: 'page read again',
        message: t`This page could not be brought up to date. What it shows may have changed.`,
        action: { label: t`Retry`, onPress: () => void revalidate() },
      });
    },
  });
  return <SessionWatch session={session} />;
}

/** '' once nobody is signed in, who must not see the page either. */
const personOf = (root: unknown) => (root as RootData | undefined)?.session?.username ?? '';

const isPassing = (cause: unknown) =>
  isRouteErrorResponse(cause) ? isPassingStatus(cause.status) : !(cause instanceof Response);
