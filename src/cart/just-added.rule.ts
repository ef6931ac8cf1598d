// What was just added is told by its moment, which the cart's address names and each of its lines carries.

/** Of lines added together each is a microsecond older than the one before, and a cart has up to 2,000. */
const longestAddingMs = 3;

/** `from` is the order whose lines were added again. */
export type JustAdded = { at: number; from: string };

/** The cart, where the lines of this moment are marked. */
export function cartWithAdded(addedOn: string, from = ''): string {
  const at = Date.parse(addedOn);
  return Number.isNaN(at) ? '/cart' : `/cart?added=${at}${from && `&from=${from}`}`;
}

/** Undefined where nothing was just added. */
export function readJustAdded(search: URLSearchParams): JustAdded | undefined {
  const at = search.get('added') ?? '';
  const from = search.get('from') ?? '';
  return /^\d{10,15}$/.test(at) ? { at: Number(at), from: /^[A-Z0-9]{1,20}$/.test(from) ? from : '' } : undefined;
}

/** Both are empty unless the cart has lines that were just added and others. */
export function divideByAdded<Line extends { added_on: string }>(
  lines: readonly Line[],
  added: JustAdded | undefined,
): { added: Line[]; before: Line[] } {
  const isAdded = (line: Line) => {
    const age = (added?.at ?? 0) - Date.parse(line.added_on);
    return age >= 0 && age <= longestAddingMs;
  };
  const parts = { added: lines.filter(isAdded), before: lines.filter((line) => !isAdded(line)) };
  return parts.added.length > 0 && parts.before.length > 0 ? parts : { added: [], before: [] };
}
