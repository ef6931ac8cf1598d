import type { BearingType, BoreType, SealCode, SnapRing } from '../attributes.ts';
import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';

/** Which suffixes may follow, by one letter. */
export type SuffixGroup =
  | 'b' // deep groove ball
  | 'a' // angular contact, one row
  | 'q' // four-point contact
  | 'd' // angular contact, two rows
  | 's' // self-aligning ball
  | 'c' // cylindrical roller
  | 'r' // spherical roller
  | 't' // taper roller, metric
  | 'u' // taper roller, inch
  | 'h' // thrust
  | 'n' // needle
  | 'i' // insert and housed unit
  | 'o' // cam follower, spherical plain
  | 'g'; // number of GB 272: no maker's suffixes

/** What stands at the beginning of a designation: the number that says type and size. */
export type BasicNumber = {
  /** In the universal spelling: 6205, 62/22, NU205, NK25/20, LM11949/LM11910. */
  readonly number: string;
  readonly type: BearingType;
  readonly series: string;
  readonly group: SuffixGroup;
  readonly sizes: BoundaryDimensions;
  /** Facts that an old number or a unit's letters carry. */
  readonly seal?: SealCode;
  readonly snapRing?: SnapRing;
  readonly bore?: BoreType;
  readonly angleDegrees?: number;
  /** Inserts and units: seals are not told by the number. */
  readonly sealUnknown?: true;
  /** Standard or maker that the numbering is from. */
  readonly source: string;
};

/** A basic number read at the start of the text, and where it ends. */
export type BasicNumberCandidate = {
  readonly basic: BasicNumber;
  readonly end: number;
  /** Added to the cost of the reading; the cheapest one wins. */
  readonly cost: number;
};

export const suffixGroupByType: Readonly<Record<BearingType, SuffixGroup>> = {
  'deep groove ball': 'b',
  'angular contact ball': 'a',
  'angular contact ball double row': 'd',
  'four-point contact ball': 'q',
  'self-aligning ball': 's',
  'cylindrical roller': 'c',
  'cylindrical roller double row': 'c',
  'spherical roller': 'r',
  'tapered roller': 't',
  'tapered roller inch': 'u',
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
  'cam follower': 'o',
  'spherical plain': 'o',
  'insert/unit': 'i',
};
