/** Cuts to UTF-16 units, without NUL and half of a character, which neither calls nor PostgreSQL take. */
export const cutText = (text: string, maxLength: number): string =>
  text
    .replaceAll('\0', '')
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '');
