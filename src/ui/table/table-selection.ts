/** 'none' if there are no keys. */
export function selectionState(keys: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

export function withSelection(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const rest = [...selected].filter((key) => !keys.includes(key));
  return new Set(on ? [...rest, ...keys] : rest);
}
