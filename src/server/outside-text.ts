/** Deeper than any call has fields; a body that is nested deeper costs a walk without end. */
const deepest = 20;
/** More than any call can need: 2,000 lines of 20 fields. */
const mostValues = 50_000;

/** What no text in the store may hold: PostgreSQL keeps no NUL, and half a character is none. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

export type BodyFault = 'text' | 'depth' | 'size';

/** What is wrong with a request as a whole, before anything reads its fields; undefined for one that can be read. */
export function bodyFault(body: unknown): BodyFault | undefined {
  const left: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    values += 1;
    if (typeof value === 'string' && !isText(value)) return 'text';
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) return 'depth';
    const entries = Object.entries(value);
    if (values + left.length + entries.length > mostValues) return 'size';
    for (const [key, inner] of entries) {
      if (!isText(key)) return 'text';
      left.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

/** Whether path and query of an address are text once they are decoded. */
export function isTextAddress({ pathname, search, searchParams }: URL): boolean {
  // A half of a character, in the UTF-8 of an address; what cannot be decoded otherwise is read as a sign of its own.
  if (/%ed%[ab]/i.test(search)) return false;
  return isTextPath(pathname) && [...searchParams].every(([name, value]) => isText(name) && isText(value));
}

function isTextPath(pathname: string): boolean {
  try {
    return isText(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
