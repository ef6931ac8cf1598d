export type KeptBriefly<Value> = {
  /** What was made under the key not longer ago than its life, else made now; who asks meanwhile waits for the same. */
  get(key: string, now: Date, make: () => Promise<Value>): Promise<Value>;
};

export type KeptTerms = { lifeMs: number; entriesAtMost: number };

/** Answers in memory by question, for a moment; the oldest goes first, and one that failed is not kept. */
export function keptBriefly<Value>({ lifeMs, entriesAtMost }: KeptTerms): KeptBriefly<Value> {
  const kept = new Map<string, { value: Promise<Value>; madeAt: number }>();
  return {
    get(key, now, make) {
      const found = kept.get(key);
      const age = found ? now.getTime() - found.madeAt : Number.NaN;
      if (found && age >= 0 && age < lifeMs) return found.value;
      const entry = { value: make(), madeAt: now.getTime() };
      kept.delete(key);
      kept.set(key, entry);
      entry.value.catch(() => kept.get(key) === entry && kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= entriesAtMost) break;
        kept.delete(oldest);
      }
      return entry.value;
    },
  };
}
