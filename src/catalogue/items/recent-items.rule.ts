// Recently viewed items: newest first, each item once, twelve at most; invalid stored text counts as none.

const maxRecent = 12;

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

/** What was switched to something else on its page does not count as seen. */
export const withoutRecent = (text: string, id: number): string =>
  JSON.stringify(readRecent(text).filter((other) => other !== id));

export function withRecent(text: string, id: number): string {
  const others = readRecent(text).filter((other) => other !== id);
  return JSON.stringify([id, ...others].slice(0, maxRecent));
}
