import type { Changes } from './changes.server.ts';

/**
 * One for each server, made when it is first asked for. By `changes`, because every request has a database object of its
 * own (share-round-trips.server.ts).
 */
export function cachedPerServer<Kept extends object>(create: () => Kept): (database: { changes: Changes }) => Kept {
  const kept = new WeakMap<Changes, Kept>();
  return ({ changes }) => {
    const found = kept.get(changes) ?? create();
    kept.set(changes, found);
    return found;
  };
}
