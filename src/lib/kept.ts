/**
 * Answers that are worked out once and kept in memory by name, `most` of them at most: the oldest goes first. Whoever
 * asks while one is being made waits for the same, and one that failed is made anew.
 */
export function keptByName<Value>(most: number): (name: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (name, make) => {
    const found = kept.get(name);
    if (found !== undefined) return found;
    const value = make();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
    kept.set(name, value);
    if (value instanceof Promise) value.catch(() => kept.delete(name));
    return value;
  };
}
