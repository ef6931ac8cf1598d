import type { PrefixRow, SuffixRow } from './affixes.ts';
import type { Cage, SealCode } from './attributes.ts';

/** How a maker writes the facts of a designation; what is missing it cannot write. */
export type SpellingRules = {
  readonly seals: Readonly<Partial<Record<SealCode, string>>>;
  /** The same where they differ by type, or by series. */
  readonly sealsOf?: Readonly<Record<string, Readonly<Partial<Record<SealCode, string>>>>>;
  readonly angles: Readonly<Record<number, string>>;
  readonly separator: string;
  readonly jis?: true;
  /**
   * Basic numbers by series, for a maker that writes no others: {d}, {D} and {B} are sizes in mm, {code} the digits and
   * {bore} the last two of the ISO number, {n} all of it.
   */
  readonly basicNumbers?: Readonly<Record<string, string>>;
  /** The same of single series, for a maker that writes all others as ISO does; '' is a series that it does not make. */
  readonly ownNumbers?: Readonly<Record<string, string>>;
  /** Suffix groups of the types that it makes; all where not given. */
  readonly makes?: string;
  /** Design E of cylindrical roller bearings by the cage that is written; '' where none is. */
  readonly designE?: Readonly<Partial<Record<Cage | '', string>>>;
  /** Cages of ball bearings. */
  readonly cages?: Readonly<Partial<Record<Cage, string>>>;
  /** Cages of angular contact ball bearings, where they are written otherwise than those of other ball bearings. */
  readonly angularCages?: Readonly<Partial<Record<Cage, string>>>;
  /** Toroidal roller bearings, which few makers make. */
  readonly toroidal?: true;
  /**
   * The spherical roller bearings that it makes, by the pattern of the number: for each series from which bore in mm to which,
   * '25-130', or single ones, '50 100'. {n} is the number, {K} the tapered bore, {C} the clearance; a mark in front of K or C
   * is written with it. Their other numbers are not known, so none is shown.
   */
  readonly sphericals?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pairs, and bearings for pairs. */
  readonly pairings?: Readonly<Record<string, string>>;
  /** The prefix of bearings of stainless steel. */
  readonly stainless?: string;
  readonly insulated?: string;
  /** Whether a bearing is sold with its sleeve under one number: 22210K+H310. */
  readonly withSleeve?: true;
  /** The maker's place among the other spellings on a brand page; the last if not given. */
  readonly rank?: number;
  readonly source: string;
};

/** What the page about a maker says, on the sites that show it. */
export type MakerPage = {
  readonly name: string;
  readonly origin: string;
  readonly text: string;
  /** An address that ends in .example is a placeholder. */
  readonly href: string;
  readonly allowsFraming?: true;
};

/**
 * What the maker sells in the demo: for the series, with a bore in mm from–to, every form with every fit. A form starts
 * with its separator; '_' is the plain one. `name` is the maker's pattern of the basic number.
 */
export type RangeRow = {
  readonly series: string;
  readonly from?: number;
  readonly to?: number;
  readonly forms: string;
  readonly fits?: readonly string[];
  readonly name?: string;
};

/** Named items have the same stock code, price and stock on every site; all else comes from the bearing data. */
export type NamedDemoItem = {
  readonly code: string;
  readonly name: string;
  /** List price in rupees and dirhams; 0 is a price on request. */
  readonly inr: number;
  readonly aed: number;
  readonly onHand?: number;
  readonly arriving?: readonly [quantity: number, inDays: number];
  readonly production?: readonly [quantity: number, inDays: number];
  readonly packs?: number;
  readonly popularity?: number;
};

export type MakerDemo = {
  /** The prefix of its stock codes. */
  readonly code: string;
  /** The maker's price level; 1 is the standard one. */
  readonly price: number;
  /** The discount of the price list 'Standard', in basis points, where it is not the general one. */
  readonly discountBp?: number;
  readonly range: readonly RangeRow[];
  readonly items: readonly NamedDemoItem[];
};

/** Everything the store knows about a maker. */
export type Maker = {
  /** The name of the maker and of its dialect, its way of writing suffixes. */
  readonly name: string;
  /** Names in search texts, in capitals: its own, and those of brands that write as it does. */
  readonly brands: readonly string[];
  /** ISO code of the maker's country, which need not be the item's origin. */
  readonly country?: string;
  /** Suffixes that mean this only in its numbers. */
  readonly suffixes?: readonly Omit<SuffixRow, 'dialect'>[];
  /** Prefixes by which its numbers are known. */
  readonly prefixes?: readonly Omit<PrefixRow, 'dialect'>[];
  /** Contact angle of its angular contact ball bearings without a suffix. */
  readonly defaultAngleDegrees?: number;
  readonly spelling?: SpellingRules;
  /** The maker's spellings and the universal numbers they stand for, as evidence for the rows above. */
  readonly examples: Readonly<Record<string, string>>;
  /** `path` is the last part of the page's path. */
  readonly page?: Omit<MakerPage, 'name'> & { readonly path: string };
  readonly demo?: MakerDemo;
};
