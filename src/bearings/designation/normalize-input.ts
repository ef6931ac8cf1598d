import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { isCapital, isDigitAt, startOfRun, trimEndChars } from '../../lib/text-runs.ts';
import {
  ambiguousBrands,
  countryWords,
  flangeWords,
  stopWords,
  tellingWords,
  wordsLikeSuffixes,
} from '../brand-words.data.ts';
import { dialectByBrand } from '../makers.ts';
import { isMadeOfSuffixes } from '../suffixes/suffix-index.ts';
import type { CompactDesignation } from './compact-designation.ts';
import { isAscii, normalizeCharacters, stripSeparators } from './compact-designation.ts';
import { extractQuantity } from './extract-quantity.ts';
import { isYear } from './is-year.ts';
import { replaceChinese, replacePhraseWords } from './replace-phrases.ts';
import { withUnitLetters } from './unit-words.ts';

/** One way to read the words typed; `ignored` are those that it leaves out, in capitals. */
export type Spelling = {
  readonly designation: CompactDesignation;
  readonly ignored: readonly string[];
  /** A letter O counts as a zero. */
  readonly withZero?: true;
};

export type NormalizedInput = {
  /** Likeliest first. */
  readonly spellings: readonly Spelling[];
  readonly dialect: string | undefined;
};

const wordsBeside: ReadonlySet<string> = new Set(wordsLikeSuffixes.map(normalizeCharacters));
const silentWords = new Set([...stopWords, ...countryWords].map(normalizeCharacters));

/** Whether a word in capitals says nothing about the bearing. */
export const isSilentWord = (word: string): boolean => silentWords.has(trimEndChars(word, '-.:'));

export const dialectForBrand = (name: string): string => {
  const word = name.trim().toUpperCase();
  return Object.hasOwn(dialectByBrand, word) ? (dialectByBrand[word] ?? name) : name;
};

const INCHES = /(?<=\d[A-Z]{0,4})[ -](?:(\d)[ .-])?(\d{1,2})(?:\/(\d{1,2}))?\s?(?:"|''|”|INCH(?:ES)?)(?![A-Z])/g;

/** An inch bore beside the number, as makers write it: UC205 1 1/4" is UC205-20, 6203 5/8" is 6203-10. */
const inchesToSixteenths = (plain: string): string => {
  if (/["”]|''|INCH/.test(plain)) return replaceInches(plain, INCHES);
  return plain.includes('/') ? replaceInches(plain, MIXED_INCHES) : plain;
};

/** UCP208-1.1/2: inches and a fraction are a bore also without a mark. */
const MIXED_INCHES = /(?<=[A-Z] ?\d{3}) ?[ -] ?(\d)[ .-](\d{1,2})\/(2|4|8|16)(?!\d)/g;

const replaceInches = (plain: string, pattern: RegExp): string =>
  plain.replace(pattern, (written, inches: string | undefined, over: string, under: string | undefined) => {
    const sixteenths = (Number(inches ?? 0) + Number(over) / Number(under ?? 1)) * 16;
    return Number.isInteger(sixteenths) ? `-${sixteenths} ` : written;
  });

/** AXK2035 + 2AS: a cage with washers of its size. */
const withNumberedWashers = (plain: string): string =>
  plain.startsWith('AXK') ? plain.replace(CAGE_WITH_WASHERS, '$1+$2$1') : plain;
const CAGE_WITH_WASHERS = /(?<=^AXK[ -]?)(\d{6}|\d{4})[ +/-]*(2?[AL]S)(?![A-Z\d])/;

/** Whether a text has only words that name no bearing: 'BRG', 'BALL', 'SKF'. */
export const isOnlyWords = (text: string): boolean =>
  removeBrandAndStopWords(normalizeCharacters(text)).words.length === 0;

const LABEL = /(?<=\p{L}\.?):|(?<=\b(?:NO|BRG))\.(?=[\dN])/gu;
const withoutLabels = (plain: string): string =>
  /:|NO\.|BRG\.|W\//.test(plain) ? plain.replace(LABEL, ' ').replace(WITH, ' WITH ') : plain;
/** 22220 EK W/SLEEVE, but W/O is without. */
const WITH = /(?<![A-Z\d])W\/(?=\s?[A-Z]{2})(?!O\b)/g;

/** A one-way bearing CSK25 is said twice; a 6205 one way clutch is no 6205. */
const withoutClutchWords = (plain: string): string =>
  NUMBER_OF_CLUTCH.test(plain) ? plain.replace(CLUTCH_WORDS, ' ') : plain;
const NUMBER_OF_CLUTCH = /\b(?:CSK|HFL?) ?\d/;
const CLUTCH_WORDS = /\bONE[ -]WAY(?: (?:BEARING|CLUTCH))*\b/;

function removeBrandAndStopWords(plain: string): { words: string[]; dialect: string | undefined } {
  let dialect: string | undefined;
  const written = separateBrands(
    replaceChinese(inchesToSixteenths(withNumberedWashers(withoutClutchWords(withUnitLetters(withoutLabels(plain)))))),
  )
    .split(/[\s,;()[\]"'*#?!]+/)
    .filter((word) => word !== '');
  const all = (written.some(startOfBrandBehind) ? written.flatMap(splitBrandBehind) : written)
    .flatMap(splitBrandBetween)
    .flatMap(splitSuffixInFront);
  const words = withoutRefused(replacePhraseWords(all)).filter((word, i) => {
    const bare = trimEndChars(word, '-.:');
    const named = Object.hasOwn(dialectByBrand, bare) && (i === 0 || !ambiguousBrands.includes(bare));
    if (named) dialect ??= dialectByBrand[bare];
    return !named && !silentWords.has(bare);
  });
  return { words, dialect };
}

/** Whether the word refuses what stands behind it. */
export const isUnreadableInput = (word = ''): boolean => REFUSES.test(word);
const isRefusable = (word: string): boolean => REFUSED.test(word) || Object.hasOwn(dialectByBrand, word);
const REFUSES = /^(?:NOT|WITHOUT|W\/O|EXCEPT|EXCLUDING|THAN)$/;
const REFUSED = /^(?:C[1-5]|CM|2?RS[12HR]?|2?RZ|2?Z|ZZ|DDU|LLU|W33)$/;

/** '6205 except C3' and '6205 not sealed' are plain ones, '6205 not SKF' is of any maker. */
function withoutRefused(words: readonly string[]): readonly string[] {
  if (!words.some(isUnreadableInput)) return words;
  const isRefused = (at: number) => isUnreadableInput(words[at - 1]) && isRefusable(words[at] ?? '');
  return words.filter((_, at) => !isRefused(at) && !isRefused(at + 1));
}

const isBrand = (name: string): boolean => Object.hasOwn(dialectByBrand, name) && !ambiguousBrands.includes(name);

/** 6205-NTN-C3 has no groove N and no cage TN. */
const separateBrands = (plain: string): string =>
  /[-/]/.test(plain) ? plain.replace(JOINED_NAME, (all, name: string) => (isBrand(name) ? ` ${name} ` : all)) : plain;
const JOINED_NAME = /[-/]?(?<![A-Z\d])([A-Z]{3,})(?![A-Z\d])[-/]?/g;

/** Where the maker begins in 6205-SKF or 6205SKF; 0 where no maker is written behind a number. */
function startOfBrandBehind(word: string): number {
  const at = startOfRun(word, word.length, isCapital);
  if (word.length - at < 3) return 0;
  const brand = word.slice(at);
  return isBrand(brand) ? at : 0;
}

function splitBrandBehind(word: string): readonly string[] {
  const at = startOfBrandBehind(word);
  return at === 0 ? [word] : [trimEndChars(word.slice(0, at), '-/'), word.slice(at)];
}

/** In 6205NTNC3 the maker stands between number and suffix: there is no groove N and no cage TN. */
function splitBrandBetween(word: string, i: number): readonly string[] {
  if (!/\d/.test(word)) return [word];
  for (const { index, 0: capitals } of word.matchAll(CAPITALS)) {
    if (i === 0 && index === 0) continue;
    const brand = brandsByStart.get(capitals.slice(0, 3))?.find((name) => word.startsWith(name, index)) ?? '';
    const rest = word.slice(index + brand.length);
    if (brand === '' || !STARTS_WITH_SUFFIX.test(rest)) continue;
    return [trimEndChars(word.slice(0, index), '-/'), brand, rest].filter((part) => part !== '');
  }
  return [word];
}
const CAPITALS = /[A-Z]{3,}/g;
/** KBC3 is no maker KBC before a 3. */
const STARTS_WITH_SUFFIX = /^2?[A-Z]/;
const brandsByStart = Map.groupBy(
  Object.keys(dialectByBrand)
    .filter((name) => name.length >= 3 && isBrand(name))
    .sort((a, b) => b.length - a.length),
  (name) => name.slice(0, 3),
);

/** 2RS-6205, C3/6205, ZZ6205: the suffix is written in front. C36205 is a number of GB 272. */
function splitSuffixInFront(word: string): readonly string[] {
  const suffix = SUFFIX_IN_FRONT.exec(word)?.[0];
  return suffix === undefined ? [word] : [trimEndChars(suffix, '-/'), word.slice(suffix.length)];
}
const SUFFIX_IN_FRONT = /^(?:(?:C[2345]|CM|P[2456]|ZZ|2Z|2?RS[12HR]?|DDU|LLU|VV|LLB)[-/]|ZZ|2Z|2RS|DDU|LLU)(?=\d{3})/;

function removeBrandPrefix(spelling: CompactDesignation): {
  spelling: CompactDesignation;
  dialect: string | undefined;
} {
  if (isDigitAt(spelling.text, 0)) return { spelling, dialect: undefined };
  const name = /^[A-Z]+(?=\d)/.exec(spelling.text)?.[0] ?? '';
  if (!Object.hasOwn(dialectByBrand, name)) return { spelling, dialect: undefined };
  const moved = (positions: ReadonlySet<number>) => new Set([...positions].map((at) => at - name.length));
  const rest = { text: spelling.text.slice(name.length), gaps: moved(spelling.gaps), hyphens: moved(spelling.hyphens) };
  return { spelling: rest, dialect: dialectByBrand[name] };
}

/** Suffixes and words that may precede the number; short letters are a type instead: C 2220, SNL 205. */
const MAY_PRECEDE_NUMBER = /^(?:C[2345]|CM|P[2456]|ZZ|2Z|2?RS\w*|DDU|LLU|VV|LLB|TN|NR|\p{L}{4,})$/u;

function moveNumberFirst(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /\d{3}/.test(word));
  const isReversed = at > 0 && words.slice(0, at).every((word) => MAY_PRECEDE_NUMBER.test(word));
  return isReversed ? [...words.slice(at), ...words.slice(0, at)] : [];
}

const firstNumberIn = (words: readonly string[]): number => words.findIndex((word) => /\d/.test(word));

/** Letters before the number may be its type (UCFL 205), behind it suffixes (CTYNDUL); other long words are just words. */
const isWordBehind = (word: string): boolean =>
  wordsBeside.has(trimEndChars(word, '.')) ||
  (word.length >= 4 &&
    hasOnlyLetters(word) &&
    HAS_VOWEL.test(word) &&
    !tellingWords.includes(word) &&
    !flangeWords.includes(word) &&
    !isMadeOfSuffixes(word));
const HAS_VOWEL = /[AEIOUY]|[^A-Z]/;
const isWordBefore = (word: string): boolean =>
  wordsBeside.has(trimEndChars(word, '.')) ||
  (word.length >= 5 && hasOnlyLetters(word) && !tellingWords.includes(word));
const hasOnlyLetters = (word: string): boolean => !isDigitAt(word, 0) && /^\p{L}+$/u.test(word);

/** The bores 22, 28 and 32 mm stand behind a slash: 302-28 may be 302/28 as well as 30228. */
const CODE_WITHOUT_SLASH = /^([A-Z]{0,3}\d{2,3})[ -](?=(?:22|28|32)(?!\d))/;

function withSlash(kept: readonly string[]): CompactDesignation[] {
  const text = kept.join(' ');
  return CODE_WITHOUT_SLASH.test(text) ? [stripSeparators(text.replace(CODE_WITHOUT_SLASH, '$1/'))] : [];
}

type Sorted = { readonly kept: readonly string[]; readonly ignored: readonly string[] };

function sortWords(words: readonly string[], isIgnored: (word: string, isBefore: boolean) => boolean): Sorted {
  const number = firstNumberIn(words);
  const [kept, ignored]: [string[], string[]] = [[], []];
  words.forEach((word, i) => {
    const isAge = i > number && isYear(word) && /\d{3}/.test(words[number] ?? '');
    (isAge || isIgnored(word, i < number) ? ignored : kept).push(word);
  });
  return { kept, ignored };
}

/** LX2 of '6205 LX2 grease' is the name of the grease; of '6205 C3 grease' C3 is a suffix. */
function nameOfGrease(words: readonly string[]): string | undefined {
  const name = words[words.indexOf('GREASE') - 1];
  return name === undefined || name === words[firstNumberIn(words)] || isMadeOfSuffixes(name) ? undefined : name;
}

/** The mud and the tank of '6319 for mud tank' are no suffixes. */
function wordsOfUse(plain: string): readonly string[] {
  const at = plain.search(FOR);
  if (at < 0 || !/\d{3}/.test(plain.slice(0, at))) return [];
  return plain
    .slice(at + 'FOR '.length)
    .split(/[\s,;()[\]]+/)
    .filter((word) => word !== '' && !/\d/.test(word) && !isMadeOfSuffixes(word));
}
const FOR = /\bFOR /;

function spellingsOf(
  words: readonly string[],
  use: readonly string[],
): { spellings: Spelling[]; dialect: string | undefined } {
  if (words.length === 1 && firstNumberIn(words) === 0) return spellingsOfWord(words[0] ?? '');
  const grease = nameOfGrease(words);
  const isBehind = (word: string) => word === grease || use.includes(word) || isWordBehind(word);
  const usual = sortWords(words, (word, isBefore) => !isBefore && isBehind(word));
  const bare = sortWords(words, (word, isBefore) => (isBefore ? isWordBefore(word) : isBehind(word)));
  const written = stripSeparators(usual.kept.join(' '));
  const withoutBrand = removeBrandPrefix(written);
  const reordered = moveNumberFirst(words.filter((word) => !bare.ignored.includes(word)));
  const hasWordsBefore = bare.kept.length < usual.kept.length;
  return {
    spellings: [
      { designation: withoutBrand.spelling, ignored: usual.ignored },
      ...(reordered.length > 0 ? [{ designation: stripSeparators(reordered.join(' ')), ignored: bare.ignored }] : []),
      { designation: hasWordsBefore ? stripSeparators(bare.kept.join(' ')) : written, ignored: bare.ignored },
      ...withSlash(bare.kept).map((designation) => ({ designation, ignored: bare.ignored })),
    ],
    dialect: withoutBrand.dialect,
  };
}

/** Most texts are one word. */
function spellingsOfWord(word: string): { spellings: Spelling[]; dialect: string | undefined } {
  const written = stripSeparators(word);
  const { spelling, dialect } = removeBrandPrefix(written);
  const designations = [...(spelling === written ? [written] : [spelling, written]), ...withSlash([word])];
  return { spellings: designations.map((designation) => ({ designation, ignored: [] })), dialect };
}

/** 2221O and 2221OEK are 22210 and 22210EK, and not 2221. OH is a sleeve. */
const LETTER_FOR_ZERO = /(?<=\d)O(?!H?\d)|(?<=\d) O(?=K ?\+ ?H)/g;

/** '6205 Rs.250', '6205 @ 250', '6205 ₹250 each'; behind RS, which is a seal too, a price has three digits. */
const withoutPrice = (text: string): string => (MAY_HAVE_PRICE.test(text) ? text.trimEnd().replace(PRICE, '') : text);
const MAY_HAVE_PRICE = /[@₹$€]|RS|INR|AED|DHS?|USD/i;
const PRICE =
  /\s(?:RS[. ]{0,2}(?=\d[\d,]{2})|@ ?|(?:₹|[$€]|INR|AED|DHS?|USD)\.? ?)\d[\d,]{0,9}(?:\.\d{1,2})?(?:\/-)?(?: ?(?:each|ea|per (?:pc|piece|no|set)))?$/i;

/** The tariff number, '6205 HSN 84821020', has the form of a bearing's. */
const withoutTariffNumber = (text: string): string => (/HSN/i.test(text) ? text.replace(TARIFF_NUMBER, ' ') : text);
const TARIFF_NUMBER = /\bHSN(?:\/SAC)?(?: ?(?:code|no))?[ .:=-]{0,3}\d{4,8}(?!\d)/i;

/** 6205.00, as a spreadsheet shows it. */
const withoutDecimals = (text: string): string => (text.includes('.0') ? text.replace(NO_DECIMALS, '') : text);
const NO_DECIMALS = /(?<=\d{3}|\dRS|ZZ)\.0{1,2}(?=\s|$)/gi;

/** No line that names one bearing is as long. */
export const MAX_TEXT_LENGTH = 500;

export function normalizeInput(text: string): NormalizedInput {
  if (text.length > MAX_TEXT_LENGTH) return { spellings: [], dialect: undefined };
  const whole = withoutDecimals(
    withoutPrice(withoutTariffNumber(isAscii(text) ? text : normalizeUnicode(text, 'NFKC'))),
  );
  const plain = normalizeCharacters(extractQuantity(whole)?.rest ?? whole);
  const { words, dialect } = removeBrandAndStopWords(plain);
  const use = wordsOfUse(plain);
  const { spellings: written, dialect: ofPrefix } = spellingsOf(words, use);
  const withZero = LETTER_FOR_ZERO.test(plain) ? plain.replace(LETTER_FOR_ZERO, '0') : undefined;
  const corrected = withZero === undefined ? [] : spellingsOf(removeBrandAndStopWords(withZero).words, use).spellings;
  const spellings = [...written, ...corrected.map((one) => ({ ...one, withZero: true as const }))];
  return {
    spellings: spellings.filter(
      ({ designation: { text } }, i) =>
        text !== '' && spellings.findIndex((one) => one.designation.text === text) === i,
    ),
    dialect: dialect ?? ofPrefix,
  };
}
