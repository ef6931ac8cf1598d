import { type CompactDesignation, isAscii, normalizeCharacters, stripSeparators } from './compact-designation.ts';
import { goodsNumbers, goodsWords, goodsWordsBehind, likelyGoodsNumbers, type OtherGoods } from './other-goods.data.ts';

/** Section and length in inches: A36, B105, C120. Longer ones may be numbers of GB 272 with a class: D205. Source: ISO 4184. */
const V_BELT = /^(?:[A-E]\d\d|[BCD]1\d\d|E1[4-9]\d)$/;

/** Size and bore in mm: 1610-28. Source: makers of taper bushes. */
const TAPER_BUSH =
  /^(?:1008|1108|1210|1215|1310|1610|1615|2012|2017|2517|2525|3020|3030|3525|3535|4030|4040|4535|4545|5040|5050)(?:\d\d|1[0-2]\d)$/;
const BUSH_SIZE_LENGTH = 4;

const isBush = ({ text, hyphens }: CompactDesignation): boolean =>
  hyphens.has(BUSH_SIZE_LENGTH) && TAPER_BUSH.test(text);

/** V-belts and taper bushes are ordered with bearings, and their numbers look like those of bearings. */
export const isOtherGoods = (designation: CompactDesignation): boolean =>
  V_BELT.test(designation.text) || isBush(designation);

/** 'Chain bearing 6205' and 'oil seal and bearing 6205' ask for the bearing. */
const BEARING = /\b(?:BEARINGS?|BRGS?)\b/;
/** The number that the goods are named behind: 'B 68 V-belt'. */
const NUMBER_IN_FRONT = /^(?:[A-Z]{1,4} )?[A-Z\d/.-]{1,20} (?=[A-Z])/;

const HAS_WORD = /\p{L}{3}/u;
const MAY_BE_IN_WORDS =
  /belt|chain|sprocket|taper|coupl|pulle|seal|ring|circlip|seeger|grease|oil|lubric|extract|spanner|heater|loctite|anaerobic|adhesive|riemen|courr|correa|kette|joint|reten|fett|grais|grasa|huile|aceite/i;
const MAY_BE_NUMBER = /^\s*(?:SKF\s|VKBA|[ELPT]|H[MN]|72|22|10)/i;

const firstOf = (table: readonly (readonly [RegExp, OtherGoods])[], text: string): OtherGoods | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** What a text asks for that is no bearing, by its words or by a number that no bearing has. */
export function otherGoodsIn(text: string): OtherGoods | undefined {
  const mayBeNumber = MAY_BE_NUMBER.test(text);
  const mayBeInWords = HAS_WORD.test(text) && (MAY_BE_IN_WORDS.test(text) || !isAscii(text));
  if (!mayBeNumber && !mayBeInWords) return undefined;
  const capitals = normalizeCharacters(text).trim().replace(/\s+/g, ' ');
  const found = mayBeNumber ? firstOf(goodsNumbers, withoutMaker(capitals)) : undefined;
  if (found !== undefined || !mayBeInWords) return found;
  const named = firstOf(goodsWords, capitals);
  if (named !== undefined) return BEARING.test(withoutCompound(capitals)) ? undefined : named;
  const number = NUMBER_IN_FRONT.exec(capitals)?.[0] ?? '';
  const isBehind = /\d/.test(number) && !BEARING.test(capitals);
  return isBehind ? firstOf(goodsWordsBehind, capitals.slice(number.length)) : undefined;
}

const withoutMaker = (capitals: string): string => capitals.replace(/^SKF\s+/, '');
/** A bearing puller and the grease for a bearing are no bearing. */
const withoutCompound = (capitals: string): string =>
  capitals.replace(/\bBEARING (?=PULLER|EXTRACTOR|HEATER|GREASE)|\bFOR (?:THE )?BEARINGS?\b/g, '');

/** What a number without a bearing rather is: SPB 2360 is a V-belt. */
export function likelyGoods(text: string): OtherGoods | undefined {
  const designation = stripSeparators(normalizeCharacters(text));
  return isBush(designation) ? 'taper bush' : firstOf(likelyGoodsNumbers, designation.text);
}
