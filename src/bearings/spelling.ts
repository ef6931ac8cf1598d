/** Cyrillic capitals that look like Latin ones on a stamped ring. */
const CYRILLIC = 'АВЕКМНОРСТХ';
const LATIN = 'ABEKMHOPCTX';

const toLatin = (text: string): string => text.replace(/[АВЕКМНОРСТХ]/g, (c) => LATIN.charAt(CYRILLIC.indexOf(c)));

/** Upper case, Latin look-alikes, one form of dash, x for × and * between figures; blanks and points stay. */
export const plainText = (text: string): string =>
  toLatin(text.normalize('NFKC').toUpperCase())
    .replace(/[\p{Pd}\u2212\u00ad]/gu, '-')
    .replace(/(?<=\d)\s*[×✕*]\s*(?=\d)/g, 'X')
    .replace(/(?<=\d)\s+X\s+(?=\d)/g, 'X')
    .replace(/[∕⁄⧸]/g, '/');

/** Points that are decimal: in a size (K70x76x19.8) and in a bore under 10 mm (618/2.5). */
const DECIMAL_POINT = /(?<=\d+X\d*)\.(?=\d)|(?<=\d)\.(?=\d+X\d)|(?<=\/\d)\.(?=\d(?!\d*[A-Z]))/g;
/** Stands for a decimal point while the other points are removed. */
export const KEPT_POINT = '\ue000';

export const keepDecimalPoints = (plain: string): string => plain.replace(DECIMAL_POINT, KEPT_POINT);

/** A designation without its separators, and where they stood. */
export type Spelling = {
  /** Letters, figures, slash, plus and decimal point. */
  readonly text: string;
  /** Positions in `text` in front of which something separated: blank, dash, point, slash, plus. */
  readonly gaps: ReadonlySet<number>;
};

/** Takes separators out; a slash and a plus stay and count as gaps too. */
export function withoutSeparators(plain: string): Spelling {
  const gaps = new Set<number>();
  let text = '';
  for (const char of keepDecimalPoints(plain)) {
    if (char === KEPT_POINT) text += '.';
    else if (/[\p{L}\p{N}]/u.test(char)) text += char;
    else if (char === '/' || char === '+') {
      gaps.add(text.length);
      text += char;
      gaps.add(text.length);
    } else gaps.add(text.length);
  }
  return { text, gaps };
}
