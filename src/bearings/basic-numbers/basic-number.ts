import type { SuffixGroup } from '../affixes.ts';
import type { BearingType, BoreType, SealCode, SnapRing } from '../attributes.ts';
import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import type { SuffixToken } from '../suffixes/suffix-token.ts';

/** The number at the start of a designation that gives type and size. */
export type BasicNumber = {
  /** The number in universal spelling: 6205, 62/22, NU205, NK25/20, LM11949/LM11910. */
  readonly number: string;
  readonly type: BearingType;
  readonly series: string;
  readonly group: SuffixGroup;
  readonly sizes: BoundaryDimensions;
  readonly seal?: SealCode;
  readonly snapRing?: SnapRing;
  readonly bore?: BoreType;
  readonly angleDegrees?: number;
  readonly pairing?: string;
  readonly special?: string;
  readonly sealUnknown?: true;
  readonly source: string;
};

export type BasicNumberCandidate = {
  readonly basic: BasicNumber;
  readonly end: number;
  /** Added to the cost of the parse; the cheapest parse wins. */
  readonly cost: number;
  /** Suffixes right behind the number that only such a number has, and where they end. */
  readonly suffixes?: { readonly tokens: readonly SuffixToken[]; readonly end: number };
};

/** Reads the numbers that `text` can begin with; `starts` are the characters that they begin with, '' for any. */
export type BasicNumberMatcher = {
  readonly starts: string;
  readonly match: (text: string) => readonly BasicNumberCandidate[];
};

/** Whether a number can end before `rest`: RLS8-2RS is without its separators RLS82RS, and not the number 82. */
export const canEndBefore = (rest: string): boolean => !/^\d/.test(rest) || /^2(?:RS|RZ|Z|HRS|LS|NSE)/.test(rest);

export const suffixGroupByType: Readonly<Record<BearingType, SuffixGroup>> = {
  'deep groove ball': 'b',
  'angular contact ball': 'a',
  'angular contact ball double row': 'd',
  'four-point contact ball': 'q',
  'self-aligning ball': 's',
  'cylindrical roller': 'c',
  'cylindrical roller double row': 'c',
  'cylindrical roller four-row': 'c',
  'spherical roller': 'r',
  'barrel roller': 'r',
  toroidal: 'r',
  'tapered roller': 't',
  'tapered roller inch': 'u',
  'tapered roller double row': 't',
  'tapered roller four-row': 't',
  'thrust ball': 'h',
  'cylindrical roller thrust': 'h',
  'spherical roller thrust': 'h',
  'needle roller': 'n',
  'needle roller with inner ring': 'n',
  'needle roller without inner ring': 'n',
  'needle cage assembly': 'n',
  'needle drawn cup open': 'n',
  'needle drawn cup closed': 'n',
  'needle roller thrust': 'n',
  'needle combined': 'n',
  'crossed roller': 'n',
  'axial-radial roller': 'h',
  'thrust washer': 'o',
  'inner ring': 'n',
  'angle ring': 'o',
  'linear ball': 'o',
  'linear carriage': 'o',
  'screw support unit': 'o',
  'ball screw': 'o',
  'one-way clutch': 'o',
  'cam follower': 'o',
  'spherical plain': 'o',
  'rod end': 'o',
  'wheel hub': 'o',
  housing: 'o',
  'housing seal': 'o',
  'housing cover': 'o',
  'locating ring': 'o',
  'adapter sleeve': 'o',
  'withdrawal sleeve': 'o',
  'lock nut': 'o',
  'lock washer': 'o',
  'insert/unit': 'i',
};

/** The group of its suffixes follows from the type. */
export const basicNumber = (
  number: string,
  type: BearingType,
  series: string,
  sizes: BoundaryDimensions,
  source: string,
): BasicNumber => ({ number, type, series, group: suffixGroupByType[type], sizes, source });
