import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** `hrefOf` gives the address of the page for what its form says. */
export function useQueryForm(hrefOf: (typed: readonly (readonly [name: string, value: string])[]) => string) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const navigate = useNavigate();
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);

  function show() {
    stop();
    if (!form.current) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    navigate(hrefOf(typed), { replace: true, preventScrollReset: true });
  }
  return {
    form,
    show,
    /** Waits until nothing was typed for so long, so that single keys of fast typing are skipped. */
    showSoon: (restMs: number) => {
      stop();
      timer.current = window.setTimeout(show, restMs);
    },
    /** Whether something is typed that is not shown yet. */
    isAhead: () => timer.current !== undefined,
  };
}
