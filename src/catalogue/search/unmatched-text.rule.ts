// For each number without a match, the search names what is listed instead.

import type { OtherGoods } from '../../bearings/designation/other-goods.data.ts';
import { t } from '../../lib/i18n.ts';
import { maxLineLength } from '../../lib/line-length.ts';
import { countText, sizeText } from '../items/item-format.rule.ts';
import { otherGoodsText } from './other-goods-text.rule.ts';
import { parseRequestedSize, requestedSizeText } from './size-search.rule.ts';
import type { StatedSizes } from './stated-sizes.rule.ts';
import { statedSizesText } from './stated-sizes-text.rule.ts';

export const listedInstead = [
  ...(['closest sizes', 'other versions', 'same size', 'similar items'] as const),
  ...([
    'other reading',
    'longer numbers',
    'other design',
    'insert of the unit',
    'other makers',
    'old number',
    'number of a text',
  ] as const),
  ...(['of this maker', 'of this category', 'of these words'] as const),
  ...(['nothing', 'too long', 'search word'] as const),
] as const;

/** More readings would not help to choose. */
export const maxReadings = 3;

/** The number as typed; only its beginning when it is too long. */
export type UnmatchedNumber = {
  typed: string;
  listed: (typeof listedInstead)[number];
  /** How it was read, where that is not as it was typed. */
  read_as?: string[] | undefined;
  /** Another reading of the number, whose items are listed behind: an old number, such as NU305 for 32305. */
  other_reading?: { number: string; is_old: boolean } | undefined;
  /** A bore that is not the one of the number, mm. */
  bore_mm?: number | undefined;
  /** The maker that is asked for, where its items are not listed. */
  maker?: { name: string; is_sold: boolean } | undefined;
  /** How many items are listed, where there are more. */
  most?: number | undefined;
  /** Whether sizes that the text states beside its number are those of the bearing. */
  stated_sizes?: StatedSizes | undefined;
  /** The goods that are asked for, where they are no bearings. */
  other_goods?: OtherGoods | undefined;
};

const maxDisplayed = 40;

const askedFor: readonly UnmatchedNumber['listed'][] = [
  ...(['search word', 'of this maker', 'of this category', 'of these words'] as const),
  ...(['other makers', 'old number', 'number of a text'] as const),
];

/** Whether the items listed are what was asked for: of the number, or of words that name them, their maker or category. */
export const isAskedFor = (listed: UnmatchedNumber['listed']): boolean => askedFor.includes(listed);

export const unmatchedText = (one: UnmatchedNumber): string =>
  [makerText(one), numberText(one)].filter(Boolean).join(' ');

/** '' where no maker is asked for, or its items are listed. */
function makerText({ maker, listed }: UnmatchedNumber): string {
  if (!maker) return '';
  const isInterchangeable = listed === 'other makers';
  if (maker.is_sold)
    return isInterchangeable
      ? t`We do not have it of ${maker.name}; these are interchangeable.`
      : t`We do not have it of ${maker.name}.`;
  return isInterchangeable
    ? t`${maker.name} is not sold here; these are interchangeable.`
    : t`${maker.name} is not sold here.`;
}

function numberText({ typed, listed, ...more }: UnmatchedNumber): string {
  const { read_as, other_reading, bore_mm, most, stated_sizes, other_goods } = more;
  if (listed === 'other makers') return '';
  if (listed === 'too long') return t`'${typed}' is longer than ${maxLineLength} characters. Please shorten it.`;
  const name = typed.length > maxDisplayed ? `${typed.slice(0, maxDisplayed)}…` : typed;
  if (stated_sizes) return statedSizesText(stated_sizes);
  const size = parseRequestedSize(typed);
  if (listed === 'search word')
    return t`No maker uses the number ${name}. The items that we list for it come first; please check that they fit.`;
  if (most !== undefined) return mostPopularText(name, listed, countText(most));
  if (listed === 'of this maker') return t`Items of the maker ${name} are listed.`;
  if (listed === 'of this category') return t`Items of the category ${name} are listed.`;
  if (listed === 'of these words') return t`Items with ${name} in their name are listed.`;
  const [read = ''] = read_as ?? [];
  if (listed === 'old number') return t`We read ${name} as an old number (GB/GOST); today it is ${read}.`;
  if (other_reading) return otherReadingText(name, listed, other_reading);
  if (listed === 'insert of the unit')
    return t`The unit ${name} is not in stock. The insert bearings that fit its housing are listed; the housing is not part of them.`;
  const missing = other_goods
    ? otherGoodsText(other_goods, name)
    : size
      ? t`No item measures ${requestedSizeText(size)}.`
      : [t`No item matches ${name}.`, readingText(read_as)].filter(Boolean).join(' ');
  if (listed === 'closest sizes') return `${missing} ${t`The closest sizes are listed, nearest first.`}`;
  if (listed === 'other design')
    return `${missing} ${t`Those listed have the other internal design, with E or without it. Their rings do not fit together.`}`;
  if (listed === 'other versions' && bore_mm !== undefined)
    return `${missing} ${t`We have none with a bore of ${sizeText(bore_mm)} mm; those listed have another bore.`}`;
  if (listed === 'other versions')
    return `${missing} ${t`The same number with other suffixes is listed; please check seals, clearance and bore.`}`;
  if (listed === 'same size')
    return `${missing} ${t`Items of the same size are listed. They differ in type or design, so please check that they fit.`}`;
  if (listed === 'longer numbers') return `${missing} ${t`Longer numbers that begin with it are listed.`}`;
  return listed === 'similar items' ? `${missing} ${t`Similar items are listed.`}` : missing;
}

function otherReadingText(
  name: string,
  listed: UnmatchedNumber['listed'],
  { number, is_old }: NonNullable<UnmatchedNumber['other_reading']>,
): string {
  const read = is_old
    ? t`${name} is not in stock. As an old number (GB/GOST) it is ${number}.`
    : t`${name} is not in stock. Read another way it is ${number}.`;
  return listed === 'other reading'
    ? read
    : `${read} ${t`The same number with other suffixes is listed first; please check seals, clearance and bore.`}`;
}

function mostPopularText(name: string, listed: UnmatchedNumber['listed'], most: string): string {
  if (listed === 'of this maker') return t`The ${most} most popular items of the maker ${name} are listed.`;
  if (listed === 'of this category') return t`The ${most} most popular items of the category ${name} are listed.`;
  return t`The ${most} most popular items with ${name} in their name are listed.`;
}

/** '' for a number that was read as it stands. */
function readingText(readings: readonly string[] = []): string {
  const [first, ...others] = readings;
  if (first === undefined) return '';
  if (others.length === 0) return t`We read it as ${first}.`;
  const all = others.reduce((text, other) => t`${text} or ${other}`, first);
  return t`It may be ${all}; please check which one you need.`;
}
