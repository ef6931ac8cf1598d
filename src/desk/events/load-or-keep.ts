import type { DataStrategyFunction } from 'react-router';
import { DeskCallError } from '../browser/call-desk.ts';

type Shown = { address: string; data: unknown };

/** By route, what the open page was loaded with. */
let shown: ReadonlyMap<string, Shown> = new Map();
let isBehind = false;
let listeners: readonly (() => void)[] = [];

/** For `useSyncExternalStore`: whether the open page could not be loaded again. */
export const isPageBehind = () => isBehind;
export function onPageLoaded(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** Loads a page. Where the open page cannot be loaded again, it stays as it is, with what is typed on it. */
export const loadOrKeep: DataStrategyFunction = async ({ request, matches }) => {
  const { search } = new URL(request.url);
  const loaded = await Promise.all(
    matches.map(async (match) => {
      // What is above the page does not depend on its search.
      const address = match.pathname + (match === matches.at(-1) ? search : '');
      const before = shown.get(match.route.id);
      const result = match.shouldLoad ? await match.resolve() : undefined;
      const isKept = result?.type === 'error' && isPassing(result.result) && before?.address === address;
      return { id: match.route.id, address, before, isKept, result: isKept ? dataOf(before.data) : result };
    }),
  );
  if (!request.signal.aborted) {
    shown = new Map(
      loaded.flatMap(({ id, address, before, result }): [string, Shown][] => {
        if (result?.type === 'data') return [[id, { address, data: result.result }]];
        return !result && before ? [[id, before]] : [];
      }),
    );
    isBehind = loaded.some(({ isKept }) => isKept);
    for (const listener of listeners) listener();
  }
  return Object.fromEntries(loaded.flatMap(({ id, result }) => (result ? [[id, result]] : [])));
};

const dataOf = (data: unknown) => ({ type: 'data' as const, result: data });

/** Not reached, too busy or failed: the server has said nothing about the record. */
const isPassing = (cause: unknown) =>
  cause instanceof DeskCallError && (!cause.reply || cause.status === 429 || cause.status >= 500);
