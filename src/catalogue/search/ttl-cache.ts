export type TtlCache<Value> = {
  get(key: string, now: Date, make: () => Promise<Value>): Promise<Value>;
};

export type TtlCacheOptions = { ttlMs: number; maxEntries: number };

/** Concurrent calls share one promise; a rejected one is not cached, and the oldest entry is evicted first. */
export function ttlCache<Value>({ ttlMs, maxEntries }: TtlCacheOptions): TtlCache<Value> {
  const entries = new Map<string, { value: Promise<Value>; madeAt: number }>();
  return {
    get(key, now, make) {
      const found = entries.get(key);
      const age = found ? now.getTime() - found.madeAt : Number.NaN;
      if (found && age >= 0 && age < ttlMs) return found.value;
      const entry = { value: make(), madeAt: now.getTime() };
      entries.delete(key);
      entries.set(key, entry);
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      return entry.value;
    },
  };
}
