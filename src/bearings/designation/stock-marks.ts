import { dialectByBrand } from '../makers.ts';

/** A text without what shops and stores write beside the number: '*KINEX', '(VMI)', '[5]', '/PC'. */
export function withoutStockMarks(text: string): string {
  if (!MAY_HAVE_MARK.test(text)) return text;
  return text
    .replace(MARK_OF_MAKER, (_, name: string) => {
      const dialect = dialectByBrand[name.toUpperCase()] ?? 'generic';
      return dialect === 'generic' ? ' ' : ` ${name} `;
    })
    .replace(IN_BRACKETS, ' ')
    .replace(PER_PIECE, '')
    .trimEnd();
}
const MAY_HAVE_MARK = /[*([]|\/ ?PC/i;

/** The maker of *SKF UA is kept, as it decides how suffixes are read; UA says for which country. */
const MARK_OF_MAKER = /(?<=^|[\s)\]-])\* ?(\p{L}[\p{L}&.-]*)(?: UA(?![\p{L}\d]))?/gu;

/** Marks of the store: vendor-managed stock, a shelf, a fixed lot. */
const IN_BRACKETS = /[([](?:VMI|F|\d{1,2})[)\]]/gi;

/** H 220/PC: the price is that of one piece. */
const PER_PIECE = /\/ ?PC(?:E|S)?\.?$/i;

/** A text without the standards that it names beside a number: '6205-2RS IS:6305', '6205 DIN 625'. */
export function withoutStandards(text: string): string {
  if (!MAY_NAME_STANDARD.test(text)) return text;
  const rest = text.replace(STANDARD, ' ').trim();
  return /\d{3}/.test(rest) ? rest : text;
}
const MAY_NAME_STANDARD = /\b(?:IS|ISO|DIN|JIS|EN)\b/i;

/** The word 'is' names one only with a colon. */
const STANDARD =
  /(?<![\p{L}\d])(?:IS[:.] ?|(?:ISO|DIN|JIS|EN)(?: ISO)?(?: ?B(?= ?\d))?[ :.-]{0,2})\d{2,5}(?![\p{L}\d/])[ :-]{0,3}/giu;
