// A text is looked for among a buyer's own records when it may be a part of one of their numbers.

/** Numbers are compared without spaces, dashes, points and slashes. */
export const recordKey = (text: string): string => text.toUpperCase().replace(/[\s\-/.]/g, '');

const shortest = 3;
const longest = 40;

export function mayBeRecord(text: string): boolean {
  const key = recordKey(text);
  const isSize = /^\d+[X×*]\d/.test(key);
  return key.length >= shortest && text.length <= longest && /\d/.test(key) && /^[A-Z0-9_]+$/.test(key) && !isSize;
}
