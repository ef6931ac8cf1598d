import type {
  BearingType,
  BoreType,
  Cage,
  CageGuidance,
  Clearance,
  Material,
  Precision,
  SealCode,
  SnapRing,
} from './attributes.ts';

/** Bearings whose suffixes mean the same (`suffixGroupByType`); 'g' is a number of GB 272, which has no maker's suffixes. */
export type SuffixGroup = 'b' | 'a' | 'q' | 'd' | 's' | 'c' | 'r' | 't' | 'u' | 'h' | 'n' | 'i' | 'o' | 'g';

/** A suffix without any of these facts is the maker's own (design, grease, noise class). */
export type SuffixMeaning = {
  readonly seal?: SealCode;
  readonly clearance?: Clearance;
  readonly clearanceNote?: string;
  readonly bore?: BoreType;
  readonly snapRing?: SnapRing;
  readonly precision?: Precision;
  readonly angleDegrees?: number;
  /** Arrangement and preload of a pair or set (DB, DFA, TBT); U… for any arrangement: UA, UO, UL, UM, UH. */
  readonly pairing?: string;
  readonly cage?: Cage;
  readonly cageGuidance?: CageGuidance;
  /** The internal design where it is more than a maker's variant: E and plain cylindrical rollers, CC, CA, MB spherical ones. */
  readonly design?: string;
  /** The clearance of a matched set of tapered roller bearings, in µm. */
  readonly axialClearanceMicrons?: number;
  /** A bore outside of the bore code, in mm; null when written but not understood. */
  readonly specialBoreMm?: number | null;
  readonly material?: Material;
  readonly special?: string;
  /** A variant that does not affect interchange. */
  /** The usual spelling of the same variant: E4 of NSK is W33. */
  readonly sameAs?: string;
  readonly variant?: 'design' | 'lubrication' | 'grease' | 'heat' | 'noise' | 'notch';
};

export type SuffixRow = SuffixMeaning & {
  /** Spellings, separated by spaces. */
  readonly text: string;
  /** Suffix groups it applies to; '*' is all but numbers of GB 272. */
  readonly on: string;
  /** The type, where others of its suffix group do not have the suffix. */
  readonly only?: BearingType;
  readonly dialect?: string;
  readonly after?: string;
  /** Stands only directly after the basic number. */
  readonly first?: true;
  readonly toMm?: number;
  readonly source: string;
};

/** `on` lists the suffix groups it applies to. */
export type PrefixRow = {
  readonly text: string;
  readonly on: string;
  readonly material?: Material;
  readonly special?: string;
  readonly sealUnknown?: true;
  /** The prefix shows that the number is written in this dialect. */
  readonly dialect?: string;
  readonly variant?: 'heat';
  /** Old precision letters of GB: a number of GB 272 follows. */
  readonly precision?: 'P6' | 'P5' | 'P4' | 'P2' | '';
  readonly clearance?: Clearance;
  /** The types of numbers before which alone it stands. */
  readonly types?: readonly BearingType[];
  readonly source: string;
};
