// What was looked at last comes first, each item once, twelve at most; what is no such list counts as none.

const maxRecent = 12;

/** Ids of the items last looked at, newest first, from what the browser kept. */
export function readRecent(text: string): number[] {
  let list: unknown;
  try {
    list = JSON.parse(text || '[]');
  } catch {
    return [];
  }
  const ids = Array.isArray(list) ? list.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
  return [...new Set(ids)].slice(0, maxRecent);
}

/** What the browser keeps once this item was looked at as well. */
export function withRecent(text: string, id: number): string {
  const others = readRecent(text).filter((other) => other !== id);
  return JSON.stringify([id, ...others].slice(0, maxRecent));
}
