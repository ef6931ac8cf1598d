// Recent searches of this browser: newest first, each text once, eight at most; invalid stored text counts as none.

const maxRecent = 8;
const maxLength = 80;

export function readRecentSearches(stored: string): string[] {
  let list: unknown;
  try {
    list = JSON.parse(stored || '[]');
  } catch {
    return [];
  }
  const texts = Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string') : [];
  return [...new Set(texts.filter((text) => text !== '' && text.length <= maxLength))].slice(0, maxRecent);
}

/** Unchanged for a pasted list, which nobody searches for again. */
export function withRecentSearch(stored: string, typed: string): string {
  const text = typed.trim();
  if (text === '' || text.length > maxLength) return stored;
  const others = readRecentSearches(stored).filter((other) => other.toUpperCase() !== text.toUpperCase());
  return JSON.stringify([text, ...others].slice(0, maxRecent));
}
