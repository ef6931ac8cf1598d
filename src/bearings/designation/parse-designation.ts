import { memoize } from '../../lib/memoize.ts';
import type { BearingType } from '../attributes.ts';
import type { BasicNumber } from '../basic-numbers/basic-number.ts';
import { assembleDesignation } from './assemble-designation.ts';
import { dialectForBrand, MAX_TEXT_LENGTH, normalizeInput } from './normalize-input.ts';
import { readWithBrackets } from './number-in-brackets.ts';
import { hasGostClass, hasGostLetters, withClassInFront, withoutOldWords } from './old-number-said.ts';
import { isOtherGoods, likelyGoods, otherGoodsIn } from './other-goods.ts';
import { findParseCandidates, type ParseCandidate } from './parse-candidates.ts';
import { isWhole, type ParsedDesignation, unknownDesignation } from './parsed-designation.ts';
import { withPartSaid, withSaidBeside } from './said-beside.ts';
import { rewritten } from './second-reading.ts';
import { readWithSizes } from './stated-sizes.ts';
import { withoutStandards, withoutStockMarks } from './stock-marks.ts';
import { namesSomeUnit } from './unit-words.ts';
import { universalNumber } from './universal-number.ts';
import { readBehindWords } from './words-in-front.ts';

const MAX_DESIGNATION_LENGTH = 60;
const REORDERED_COST = 3;
/** Candidates up to this much above the cheapest become alternatives. */
const ALTERNATIVE_COST = 6;

/**
 * Reads a designation in any maker's spelling; `maker` (or a dialect) decides where spellings differ.
 * Nothing is guessed; a number valid both today and in GB 272-64 is read as today's, the other is an alternative.
 */
export function parseDesignation(text: string, maker = ''): ParsedDesignation {
  if (text.length > MAX_TEXT_LENGTH) return unknownDesignation(text);
  // A request asks for the same number several times, an import for those of a batch.
  return memoized(`${maker}\n${text}`, () => readText(text, maker === '' ? undefined : maker));
}
const memoized = memoize<ParsedDesignation>(5000);

/** Whether a text is a designation of which every part is understood. */
export const isWholeNumber = (text: string): boolean => isWhole(parseDesignation(text));

function readText(text: string, maker: string | undefined): ParsedDesignation {
  const otherGoods = otherGoodsIn(text);
  if (otherGoods !== undefined) return { ...unknownDesignation(text), otherGoods };
  const bare = withoutStandards(withoutStockMarks(text));
  const reading =
    readWithBrackets(bare, (one, isOld) => readDesignation(one, maker, isOld)) ?? readInWords(bare, maker);
  if (!reading.known) return { ...reading, input: text, otherGoods: likelyGoods(bare) ?? null };
  return reading.input === text ? reading : { ...reading, input: text };
}

/** Words in front of the number are left out where nothing is read with them. */
function readInWords(text: string, maker?: string): ParsedDesignation {
  const reading = readSized(text, maker);
  if (reading.known || !BEGINS_WITH_WORD.test(text)) return reading;
  const behind = readBehindWords(text, (rest) => readSized(rest, maker));
  return behind ? withSaidBeside(withPartSaid(behind, text), text) : reading;
}
const BEGINS_WITH_WORD = /^[^\d]*\p{L}{2}[\s,;:.]/u;

/** A bore alone may be a special one: '6203 16mm bore'. */
const readSized = (text: string, maker?: string): ParsedDesignation =>
  readWithSizes(text, (rest) => readInWords(rest, maker)) ?? readWithBore(text, maker) ?? readDesignation(text, maker);

/** '6203-2RS 16mm bore' and '6203-2RS-16mm' are 6203-2RS/16.0, and '6205 bore 25 mm' says its own bore again. */
function readWithBore(text: string, maker?: string): ParsedDesignation | undefined {
  const [said, before, behind, name] = (MAY_END_WITH_BORE.test(text.slice(-5)) && BORE_BEHIND.exec(text)) || [];
  const mm = Number(before ?? behind);
  const number = text.slice(0, -(said?.length ?? 0));
  if (said === undefined || !/\d{3}/.test(number)) return undefined;
  const numbered = readDesignation(number, maker);
  if (numbered.boreMm === mm) return { ...numbered, input: text };
  // the 7 mm of '608 7 mm' are its width
  const isOtherSize = mm === numbered.widthMm || mm === numbered.outsideMm;
  if (name !== undefined || before !== undefined || !isOtherSize) {
    const bored = readDesignation(`${number}/${Number.isInteger(mm) ? mm.toFixed(1) : mm}`, maker);
    if (bored.hasSpecialBore) return { ...bored, input: text };
  }
  const reading = readDesignation(text, maker);
  // the 16 of 'UC205-16 mm' are no sixteenths of an inch
  return isWhole(reading) ? { ...reading, unknown: [`${mm}MM`] } : reading;
}
const MAY_END_WITH_BORE = /(?:mm|bore|id)\)?$/i;
const BORE_BEHIND =
  /[\s,(/-](?:(?:with )?(?:bore|id) ?(?:of |[:=] ?)?(\d{1,3}(?:\.\d+)?) ?mm|(\d{1,3}(?:\.\d+)?) ?mm( bore| id)?)\)?$/i;

/** '22220 with adapter sleeve', but no sleeve alone, as in 'sleeve H320', and none that is refused. */
const saysOnSleeve = (text: string): boolean =>
  text.search(/sleeve/i) > text.search(/\d/) && !/\b(?:without|w\/o|no) (?:adapt[eo]r )?sleeve/i.test(text);

/**
 * 25 is also an old number, of 625, but not in 'shaft 25 mm', 'circlip 25', 'taper roller 25' or FK25, the support of a
 * screw, and 100 not in '100 mm', nor 222 in '222 series'.
 */
const isOnlySize = ({ basic, written }: ParseCandidate, ignored: readonly string[], text: string): boolean =>
  basic.group === 'g' &&
  (written.length < 3
    ? ignored.length > 0 ||
      /mm\b|\b(?:shaft|bore|dia|diameter|id|od|inch|roller|needle)\b|\bfk ?\d|\d ?[x×*] ?\d/i.test(text)
    : /\bseries\b/i.test(text) || measuresIn(text).includes(written));

const measuresIn = (text: string): string[] =>
  [...text.matchAll(MEASURE)].map(([, before, behind]) => before ?? behind ?? '');
const MEASURE = /(?<!\d)(\d{3,4}) ?mm\b|\b(?:bore|shaft|id) (\d{3,4})(?!\d)/gi;

/** 206 is also the old number of 6206, but MUCFL 206 and 'flange bearing 206' name something else. */
const isOfOtherWord = ({ basic, written }: ParseCandidate, ignored: readonly string[], text: string): boolean =>
  basic.group === 'g' &&
  written.length === 3 &&
  (namesSomeUnit(text) || ignored.some((word) => text.toUpperCase().includes(`${word} ${written}`)));

/** CF 8 is a cam follower, and a 'CF 8 rod end' none. */
const isNoRodEnd = ({ type, group }: BasicNumber, text: string): boolean =>
  (type === 'cam follower' || group === 'g') && /\brod[ -]ends?\b/i.test(text);

/** 'Taper roller 7205' is the old number of 30205 and no angular contact ball bearing. */
const isSaidKind = (type: BearingType, text: string): boolean =>
  kindWords.some(([words, kind]) => type.startsWith(kind) && words.test(text));
const kindWords: readonly (readonly [RegExp, BearingType])[] = [
  [/\btaper(?:ed)? roller|\btrb\b|коническ/i, 'tapered roller'],
  [/\bcylindrical roller|\bcrb\b/i, 'cylindrical roller'],
];

/** A short old number, or one with letters for digits, is rather something else. */
function readRewritten(written: string, maker?: string): ParsedDesignation {
  const found = rewritten(written);
  if (found === undefined) return unknownDesignation(written);
  const reading = readDesignation(found.rest, maker);
  const isUnlikely =
    reading.oldNumber &&
    (found.hasDigitsForLetters || reading.unknown.length > 0 || reading.writtenBasic.length < MIN_OLD_DIGITS);
  if (!reading.known || isUnlikely) return unknownDesignation(written);
  return { ...reading, input: written, ignored: [...found.removed, ...reading.ignored] };
}
const MIN_OLD_DIGITS = 5;

function readDesignation(written: string, maker?: string, isSaidOld = false): ParsedDesignation {
  const withoutWords = withoutOldWords(written);
  const text = withClassInFront(withoutWords ?? written);
  const hasLetters = hasGostLetters(text);
  const isOld = isSaidOld || withoutWords !== undefined || hasLetters || hasGostClass(text);
  const normalized = normalizeInput(text);
  const spelledBy = maker === undefined ? normalized.dialect : dialectForBrand(maker);
  const dialect = spelledBy ?? (hasLetters ? 'GOST' : undefined);
  const found: FoundCandidate[] = [];
  let reordered = 0;
  for (const { designation, ignored, withZero } of normalized.spellings) {
    if (designation.text.length > MAX_DESIGNATION_LENGTH || isOtherGoods(designation)) continue;
    for (const candidate of findParseCandidates(designation, dialect)) {
      if (isOnlySize(candidate, ignored, text) || isOfOtherWord(candidate, ignored, text)) continue;
      const { basic } = candidate;
      if (isNoRodEnd(basic, text)) continue;
      // 620O is rather a typing error of another number than an old one
      if (withZero && basic.group === 'g') continue;
      const isMeant = basic.group === 'g' && (isOld || isSaidKind(basic.type, text));
      const preferred = isMeant ? -ALTERNATIVE_COST : 0;
      found.push({ candidate, ignored, isMeant, cost: candidate.cost + reordered + preferred });
    }
    reordered += REORDERED_COST;
  }
  const [best, ...others] = likeliestFirst(found);
  if (!best) return readRewritten(written, maker);
  const alternatives: ParsedDesignation[] = [];
  const isOnSleeve = saysOnSleeve(text);
  const around = { ignored: best.ignored, alternatives, isOnSleeve };
  const reading = assembleDesignation(written, best.candidate, dialect, around);
  const likely = others.filter(({ candidate, cost }) => candidate.complete && cost <= best.cost + ALTERNATIVE_COST);
  const numbers = new Set(likely.length > 0 ? [universalNumber(reading)] : []);
  for (const { candidate } of likely) {
    const other = assembleDesignation(written, candidate, dialect, { ignored: [], alternatives: [], isOnSleeve });
    const number = universalNumber(other);
    if (!numbers.has(number)) alternatives.push(withPartSaid(other, text));
    numbers.add(number);
  }
  const said = withSaidBeside(withPartSaid(reading, text), text);
  const isDoubtful = said.oldNumber && !isOld && RARELY_MEANT.test(written);
  return isDoubtful ? { ...unknownDesignation(written), alternatives: [said, ...alternatives] } : said;
}

/** 15, 128 and 260 may be old numbers of 605, 6028 and 6260, but are rather something else that is cut short. */
const RARELY_MEANT = /^\s*(?:\d\d|[1-4](?:2[1-9]|[3-9]\d))\s*$/;

type FoundCandidate = {
  readonly candidate: ParseCandidate;
  readonly ignored: readonly string[];
  /** An old number that is said to be one. */
  readonly isMeant: boolean;
  readonly cost: number;
};

/** An ISO number comes before an old one of the same digits, unless the text says that the old one is meant. */
function likeliestFirst(found: FoundCandidate[]): FoundCandidate[] {
  if (!found.some(({ candidate }) => candidate.basic.group === 'g')) return found.sort((a, b) => a.cost - b.cost);
  const ofToday = found.flatMap(({ candidate }) => (isOfToday(candidate.basic) ? [candidate.written] : []));
  const rankOf = ({ candidate, isMeant }: FoundCandidate) =>
    isMeant ? -1 : Number(candidate.basic.group === 'g' && ofToday.includes(candidate.written));
  return found.sort((a, b) => rankOf(a) - rankOf(b) || a.cost - b.cost);
}

/** The inch series 1600 is none of ISO, and as old as 16xx of GOST. */
const isOfToday = ({ group, series }: BasicNumber): boolean => group !== 'g' && series !== '1600';

/** Whether a text is a designation of which every part is understood. */
export const isWholeDesignation = (text: string): boolean => isWhole(parseDesignation(text));
