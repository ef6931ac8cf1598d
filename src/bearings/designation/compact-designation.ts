import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { endOfRun, isDigit, startOfRun } from '../../lib/text-runs.ts';

/** Cyrillic capitals that look like Latin ones on a stamped ring. */
const CYRILLIC = 'АВЕІКМНОРСТХ';
const LATIN = 'ABEIKMHOPCTX';

const toLatin = (text: string): string => text.replace(/[АВЕІКМНОРСТХ]/g, (c) => LATIN.charAt(CYRILLIC.indexOf(c)));

/** Suffixes typed in Cyrillic by their sound: 2РС is 2RS, ЗЗ is ZZ. */
const soundsToLatin = (text: string): string =>
  text.replace(/(?<=[\d\s-])(?:РС|ЗЗ|З)(?![А-Я])/gu, (sound) => (sound === 'РС' ? 'RS' : 'Z'.repeat(sound.length)));

const NOT_ASCII = /[^\0-\x7f]/;
export const isAscii = (text: string): boolean => !NOT_ASCII.test(text);

const timesToX = (capitals: string): string =>
  /[X×✕*]/.test(capitals)
    ? capitals.replace(/(?<=\d)\s*[×✕*]\s*(?=\d)/g, 'X').replace(/(?<=\d)\s+X\s+(?=\d)/g, 'X')
    : capitals;

/** R1-4 is a miniature bearing and R14 one of 22 mm, so that its hyphen counts as the slash of 62/22 does. */
const miniatureToSlash = (capitals: string): string =>
  capitals.includes('-') ? capitals.replace(/(?<=R ?[12])-(?=[456](?!\d))/g, '/') : capitals;

export function normalizeCharacters(text: string): string {
  if (isAscii(text)) return miniatureToSlash(timesToX(text.toUpperCase()));
  const capitals = toLatin(soundsToLatin(toAsciiDigits(normalizeUnicode(text, 'NFKC')).toUpperCase()));
  return miniatureToSlash(timesToX(plainHyphens(capitals).replaceAll('\u00ad', '-'))).replace(/[∕⁄⧸]/g, '/');
}

/** Decimal points: in a size (K70x76x19.8) and in a bore under 100 mm (618/2.5, 6205/25.4). */
function isDecimalPoint(plain: string, at: number): boolean {
  const before = startOfRun(plain, at, isDigit);
  const after = endOfRun(plain, at + 1, isDigit);
  if (after === at + 1) return false;
  if (plain.charAt(before - 1) === 'X' && isDigit(plain.charAt(before - 2))) return true;
  if (before < at && plain.charAt(after) === 'X' && isDigit(plain.charAt(after + 1))) return true;
  return before < at && before >= at - 2 && plain.charAt(before - 1) === '/' && !/[A-Z]/.test(plain.charAt(after));
}

export const DECIMAL_POINT_PLACEHOLDER = '\ue000';

export const protectDecimalPoints = (plain: string): string =>
  plain.includes('.') ? replaceDecimalPoints(plain) : plain;

const replaceDecimalPoints = (plain: string): string =>
  plain.replaceAll('.', (point, at: number) => (isDecimalPoint(plain, at) ? DECIMAL_POINT_PLACEHOLDER : point));

/** A designation without separators; `gaps` are the positions in `text` that had one before them, `hyphens` those with a hyphen. */
export type CompactDesignation = {
  readonly text: string;
  readonly gaps: ReadonlySet<number>;
  readonly hyphens: ReadonlySet<number>;
};

const isLetterOrDigit = (char: string): boolean =>
  (char >= '0' && char <= '9') ||
  (char >= 'A' && char <= 'Z') ||
  (char > '\x7f' && /[\p{L}\p{N}]/u.test(char)) ||
  (char >= 'a' && char <= 'z');

export function stripSeparators(plain: string): CompactDesignation {
  const gaps = new Set<number>();
  const hyphens = new Set<number>();
  let text = '';
  for (const char of protectDecimalPoints(plain)) {
    if (char === DECIMAL_POINT_PLACEHOLDER) text += '.';
    else if (isLetterOrDigit(char)) text += char;
    else if (char === '/' || char === '+') {
      gaps.add(text.length);
      text += char;
      gaps.add(text.length);
    } else {
      gaps.add(text.length);
      if (char === '-') hyphens.add(text.length);
    }
  }
  return { text, gaps, hyphens };
}
