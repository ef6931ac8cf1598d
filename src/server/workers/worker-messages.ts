/** Messages between the parent and its workers go over Node's IPC channel. */
export type ToWorker<Prepared> =
  | { type: 'open'; prepared: Prepared }
  | { type: 'end'; signal: NodeJS.Signals }
  | { type: 'ping' };

export type ToParent = { type: 'ready' | 'listening' | 'opened' | 'pong' };

/** The variable is set for the worker that listens before the store is prepared. */
export const listensEarlyVariable = 'RACEWAY_LISTENS_EARLY';
