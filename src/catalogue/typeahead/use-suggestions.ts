import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { takeLatest } from '../items/take-latest.ts';
import type { search } from '../search/search.contract.ts';

/** Long enough to skip single letters of fast typing, too short to notice. */
const restMs = 80;
/** The limit of the call; of a longer text the end is what is being typed. */
const longestKey = 200;

type Found = ReplyOf<typeof search>;
export type SuggestionsState = {
  query: string;
  found: Found | undefined;
  failure: string;
};

const none: SuggestionsState = { query: '', found: undefined, failure: '' };

export function useSuggestions(text: string): SuggestionsState & { retry: () => void } {
  const [suggestions, setSuggestions] = useState(none);
  const [{ request, stop }] = useState(() => takeLatest(fetchSuggestions));
  const [attempt, setAttempt] = useState(0);
  const key = text.trim();

  useEffect(() => {
    if (key === '') return setSuggestions(none);
    const begin = () =>
      request(key).then(
        (found) => found && setSuggestions({ query: key, found, failure: '' }),
        (cause: Error) => setSuggestions({ query: key, found: undefined, failure: cause.message }),
      );
    const timer = setTimeout(begin, attempt > 0 ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key, attempt, request, stop]);

  return { ...suggestions, retry: () => setAttempt((count) => count + 1) };
}

async function fetchSuggestions(key: string, signal: AbortSignal): Promise<Found> {
  const reply = await call<typeof search>('POST /api/search/', { searching_key: key.slice(-longestKey) }, { signal });
  if (isRefusal(reply)) throw new Error(reply.message);
  return reply;
}
