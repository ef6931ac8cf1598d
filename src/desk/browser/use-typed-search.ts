import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '../../ui/browser/call.ts';

type Options<Found> = {
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  pauseMs: number;
  isOpen?: boolean;
};

/** Searches while somebody types. What is found for a longer or shorter text is shown until the next reply. */
export function useTypedSearch<Found>(text: string, { find, pauseMs, isOpen = true }: Options<Found>) {
  const [result, setResult] = useState<{ text: string; found: readonly Found[] }>();
  const [problem, setProblem] = useState('');
  const pending = useRef<(found: readonly Found[]) => void>(undefined);
  const [tries, setTries] = useState(0);

  const search = useEffectEvent(async (signal: AbortSignal) => {
    const found = await find(text, signal).catch((cause: unknown) => {
      if (signal.aborted) return;
      if (!(cause instanceof CallError)) throw cause;
      setProblem(cause.message);
    });
    if (!found || signal.aborted) return;
    setProblem('');
    setResult({ text, found });
    pending.current?.(found);
    pending.current = undefined;
  });
  useEffect(() => {
    pending.current = undefined;
  }, [isOpen, text]);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const waiting = setTimeout(() => void search(stop.signal), pauseMs);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [isOpen, text, pauseMs, tries]);

  const isCurrent = result?.text === text;
  return {
    found: result?.found ?? [],
    isCurrent,
    /** Why the last search was not answered; '' once one is. */
    problem,
    /** Enter acts on what is found for the text as typed now, once that has arrived; a failed search is repeated. */
    whenFound: (act: (found: readonly Found[]) => void) => {
      if (isCurrent) return act(result.found);
      pending.current = act;
      if (problem === '') return;
      setProblem('');
      setTries(tries + 1);
    },
  };
}
