// The numbers of documents are found inside a bank's text, also where it breaks them by blanks or drops their slashes.

const shortestDigits = 8;
const longestDigits = 12;

/** 'NM/26-27/000092' is compared as 'NM2627000092'. */
export const compactNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** All compact numbers that the text may contain, by the prefixes of the seller's documents. */
export function possibleNumbers(text: string, prefixes: readonly string[]): string[] {
  const compact = compactNumber(text);
  const found = new Set<string>();
  for (const prefix of prefixes.map(compactNumber)) {
    for (let at = compact.indexOf(prefix); at >= 0 && prefix !== ''; at = compact.indexOf(prefix, at + 1)) {
      const [digits = ''] = /^\d*/.exec(compact.slice(at + prefix.length, at + prefix.length + longestDigits)) ?? [];
      for (let length = shortestDigits; length <= digits.length; length += 1)
        found.add(prefix + digits.slice(0, length));
    }
  }
  return [...found];
}

const isSign = (letter = '') => /[A-Z0-9]/.test(letter);
/** Fewer signs, or a short number alone, stand in many texts by chance. */
const isTelling = (compact: string) =>
  /[A-Z]/.test(compact) ? /\d/.test(compact) && compact.length > 3 : compact.length > 5;

/** Whether a text names a bill of other books, by itself and not as a part of a longer number. */
export function namesBill(text: string, number: string): boolean {
  const wanted = compactNumber(number);
  if (!isTelling(wanted)) return false;
  const upper = text.toUpperCase();
  const places = Array.from(upper, (_letter, at) => at).filter((at) => isSign(upper[at]));
  const compact = places.map((at) => upper[at]).join('');
  for (let at = compact.indexOf(wanted); at >= 0; at = compact.indexOf(wanted, at + 1)) {
    const [first = 0, last = 0] = [places[at], places[at + wanted.length - 1]];
    if (!isSign(upper[first - 1]) && !isSign(upper[last + 1])) return true;
  }
  return false;
}
