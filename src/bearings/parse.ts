import type { Basic, Candidate, Group } from './basic.ts';
import { inchBasicsAt } from './basic-inch.ts';
import { insertBasicsAt } from './basic-insert.ts';
import { needleBasicsAt } from './basic-needle.ts';
import { oldBasicsAt } from './basic-old.ts';
import { otherBasicsAt } from './basic-other.ts';
import { cylindricalBasicsAt, numericBasicsAt } from './basic-radial.ts';
import { ambiguousBrands, brandWords, idleWords } from './makers.data.ts';
import type { PrefixRow } from './prefix.data.ts';
import { prefixRows } from './prefix.data.ts';
import type { Reading } from './reading.ts';
import { unknownReading } from './reading.ts';
import { readingOf } from './reading-of.ts';
import type { Spelling } from './spelling.ts';
import { plainText, withoutSeparators } from './spelling.ts';
import type { SuffixReading } from './suffix.ts';
import { readSuffixes } from './suffix.ts';
import { universalNumber } from './universal.ts';

/** Longer texts are no designation. */
const LONGEST_DESIGNATION = 60;
/** A number that ends where something separates is likelier than one that does not. */
const GAP_BONUS = 3;
/** Sealed or shielded bearings of this bore and more are not made: 6232Z is 623-2Z. */
const SEALED_BELOW_MM = 150;
const UNLIKELY_SEAL_COST = 2;
/** Today's number wins over the one of GB 272-64 where both are possible. */
const OLD_NUMBER_COST = 4;
/** Readings up to this much dearer than the best one are shown as alternatives. */
const ALTERNATIVE_COST = 6;

type Whole = {
  readonly basic: Basic;
  readonly written: string;
  readonly end: number;
  readonly prefix: PrefixRow | undefined;
  readonly suffixes: SuffixReading;
  readonly cost: number;
};

const basicsAt = (text: string): Candidate[] => [
  ...numericBasicsAt(text),
  ...cylindricalBasicsAt(text),
  ...needleBasicsAt(text),
  ...insertBasicsAt(text),
  ...inchBasicsAt(text),
  ...otherBasicsAt(text),
];

/** Takes maker's names and idle words away; the first maker's name decides the dialect. */
function withoutWords(plain: string): { text: string; dialect: string | undefined } {
  let dialect: string | undefined;
  const words = plain
    .split(/[\s,;()[\]"'*]+/)
    .filter((word) => word !== '')
    .filter((word, i) => {
      const bare = word.replace(/[-.:]+$/, '');
      const named = Object.hasOwn(brandWords, bare) && (i === 0 || !ambiguousBrands.includes(bare));
      const brand = named ? brandWords[bare] : undefined;
      dialect ??= brand;
      return brand === undefined && !idleWords.includes(bare);
    });
  return { text: words.join(' '), dialect };
}

/** A maker's name glued to the number: SKF6205. */
function withoutGluedBrand(spelling: Spelling): { spelling: Spelling; dialect: string | undefined } {
  const brand = Object.keys(brandWords).find((word) => new RegExp(`^${word}(?=\\d)`).test(spelling.text));
  if (brand === undefined || ambiguousBrands.includes(brand)) return { spelling, dialect: undefined };
  const gaps = new Set([...spelling.gaps].map((gap) => gap - brand.length));
  return { spelling: { text: spelling.text.slice(brand.length), gaps }, dialect: brandWords[brand] };
}

function wholeReading(
  spelling: Spelling,
  found: Candidate,
  prefix: PrefixRow | undefined,
  named: string | undefined,
): Whole {
  const { basic } = found;
  const dialect = prefix?.dialect ?? named;
  const context = { group: basic.group, start: found.end, boreMm: basic.sizes.boreMm, ...(dialect && { dialect }) };
  const suffixes = readSuffixes(spelling, context);
  const atGap = spelling.gaps.has(found.end) || found.end === spelling.text.length;
  const sealed = suffixes.tokens.some((token) => token.meaning.seal !== undefined);
  const unlikely = sealed && (basic.sizes.boreMm ?? 0) > SEALED_BELOW_MM;
  const cost =
    found.cost +
    suffixes.cost +
    (prefix ? 1 : 0) -
    (atGap ? GAP_BONUS : 0) +
    (unlikely ? UNLIKELY_SEAL_COST : 0) +
    (basic.group === 'g' ? OLD_NUMBER_COST : 0);
  const start = prefix?.text.length ?? 0;
  return { basic, written: spelling.text.slice(start, found.end), end: found.end, prefix, suffixes, cost };
}

const onGroup = (prefix: PrefixRow | undefined, group: Group): boolean =>
  prefix === undefined ? true : prefix.on.includes(group);

/** A figure as precision class needs its dash: 6-205. */
const prefixFits = (prefix: PrefixRow, { text, gaps }: Spelling): boolean =>
  text.startsWith(prefix.text) && (!/^\d$/.test(prefix.text) || gaps.has(1));

function readingsOf(spelling: Spelling, dialect: string | undefined): Whole[] {
  const prefixes = [undefined, ...prefixRows.filter((row) => prefixFits(row, spelling))];
  return prefixes.flatMap((prefix) => {
    const start = prefix?.text.length ?? 0;
    const rest = spelling.text.slice(start);
    return [...basicsAt(rest), ...oldBasicsAt(rest)]
      .filter(({ basic }) => onGroup(prefix, basic.group))
      .map((found) => wholeReading(spelling, { ...found, end: found.end + start }, prefix, dialect));
  });
}

/** A number that is cut off inside its figures, with nothing known behind it, was not read at all. */
const isTorn = ({ end, suffixes }: Whole, { text, gaps }: Spelling): boolean =>
  !gaps.has(end) && /\d\d/.test(text.slice(end - 1, end + 1)) && suffixes.tokens[0]?.unknown === true;

const isComplete = (whole: Whole): boolean => whole.suffixes.tokens.every((token) => !token.unknown);

/**
 * Reads a designation in any maker's spelling: case, blanks, dashes and points carry no meaning. `maker` (a maker's or
 * dialect's name) settles what makers write differently. What no table has is not guessed: `known` is false, or the
 * suffix stands in `unknown`. A number that is valid today and in GB 272-64 is read as today's; the other reading is
 * among `alternatives`.
 */
export function parseDesignation(text: string, maker?: string): Reading {
  const words = withoutWords(plainText(text));
  const glued = withoutGluedBrand(withoutSeparators(words.text));
  const named = maker === undefined ? undefined : (brandWords[maker.toUpperCase()] ?? maker);
  const dialect = named ?? words.dialect ?? glued.dialect;
  const { spelling } = glued;
  if (spelling.text === '' || spelling.text.length > LONGEST_DESIGNATION) return unknownReading(text);
  const wholes = readingsOf(spelling, dialect)
    .filter((whole) => !isTorn(whole, spelling))
    .sort((a, b) => a.cost - b.cost);
  const [best] = wholes;
  if (!best) return unknownReading(text);
  const build = (whole: Whole): Reading => readingOf(text, whole, dialect);
  const reading = build(best);
  return { ...reading, alternatives: alternativesTo(reading, best, wholes, build) };
}

function alternativesTo(reading: Reading, best: Whole, wholes: readonly Whole[], build: (whole: Whole) => Reading) {
  const seen = new Set([universalNumber(reading)]);
  return wholes.flatMap((whole) => {
    if (whole === best || whole.cost > best.cost + ALTERNATIVE_COST || !isComplete(whole)) return [];
    const other = build(whole);
    const number = universalNumber(other);
    if (seen.has(number)) return [];
    seen.add(number);
    return [other];
  });
}
