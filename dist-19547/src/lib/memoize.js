export function memoize       (maxEntries        )                                             {
  const entries = new Map               ();
  return (name, make) => {
    const found = entries.get(name);
    if (found !== undefined) return found;
    const value = make();
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
    entries.set(name, value);
    if (value instanceof Promise) value.catch(() => entries.delete(name));
    return value;
  };
}
