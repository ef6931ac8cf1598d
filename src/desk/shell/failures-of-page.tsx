import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Toast, ToastContext, useToast } from '../../ui/feedback/toast-context.ts';

/** What failed on a page is told until the page is left: on the next one it would seem to be about that one. */
export function FailuresOfPage({ children }: { children: ReactNode }) {
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
