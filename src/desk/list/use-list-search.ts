import { useEffect, useEffectEvent, useState } from 'react';
import { useTypedValue } from '../browser/use-typed-value.ts';
import { useListQuery } from './use-list-query.ts';

const searchAfterMs = 200;

export type ListSearch = {
  /** The text that the search field shows. */
  text: string;
  /** The list is searched after a short pause. */
  type(text: string): void;
  searchNow(): void;
  /** Changes the address otherwise; a text that waits for its pause goes with it. */
  set(changes: Record<string, string>): void;
  /** Another address is opened: a text that waits is not searched for. */
  cancel(): void;
};

/** The search field of a list. It follows the address, but for what is typed and not searched yet. */
export function useListSearch(): ListSearch {
  const query = useListQuery();
  const q = query.asked('q');
  const [isWaiting, setIsWaiting] = useState(false);
  const [text, setText] = useTypedValue(q, (typed) => isWaiting || typed.trim() === q);

  function set(changes: Record<string, string>) {
    setIsWaiting(false);
    query.set(isWaiting ? { q: text.trim(), ...changes } : changes);
  }
  const search = useEffectEvent(() => set({}));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => search(), text.trim() === '' ? 0 : searchAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, text]);

  return {
    text,
    type(typed) {
      setText(typed);
      setIsWaiting(true);
    },
    searchNow: () => isWaiting && set({}),
    set,
    cancel: () => setIsWaiting(false),
  };
}
