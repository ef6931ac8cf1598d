import type { Changes } from './changes.server.ts';

/**
 * One for each server, made when it is first asked for. By `changes`, because every request has a database object of its
 * own (share-round-trips.server.ts).
 */
export function cachedPerServer<Value extends object>(create: () => Value): (database: { changes: Changes }) => Value {
  const cached = new WeakMap<Changes, Value>();
  return ({ changes }) => {
    const found = cached.get(changes) ?? create();
    cached.set(changes, found);
    return found;
  };
}
