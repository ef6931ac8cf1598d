import { useState, useSyncExternalStore } from 'react';

function createStore<State, Action>(reduce: (state: State, action: Action) => State, initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    dispatch(action: Action): State {
      state = reduce(state, action);
      for (const listener of listeners) listener();
      return state;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Like useReducer; but `read` gives the newest state after an await too, and an action still counts once the page is left. */
export function useStore<State, Action>(reduce: (state: State, action: Action) => State, create: () => State) {
  const [{ read, dispatch, subscribe }] = useState(() => createStore(reduce, create()));
  return { state: useSyncExternalStore(subscribe, read, read), read, dispatch };
}
