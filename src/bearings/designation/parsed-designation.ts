import type {
  BearingType,
  BoreType,
  Cage,
  Clearance,
  Material,
  Precision,
  Seal,
  SealCode,
  SnapRing,
  WidthKind,
} from '../attributes.ts';
import type { SuffixToken } from './parse-suffixes.ts';

/** What a designation says. Sizes in mm; null is not known. */
export type ParsedDesignation = {
  readonly input: string;
  /** False when no table has the number: then nothing else is said. */
  readonly known: boolean;
  readonly type: BearingType | null;
  readonly series: string | null;
  /** The number that says type and size, in universal spelling: 6205, 62/22, NU205, LM11949/LM11910. */
  readonly basic: string;
  /** The same as it was written, without separators: 61905 or 6905. */
  readonly writtenBasic: string;
  readonly boreMm: number | null;
  readonly outsideMm: number | null;
  readonly widthMm: number | null;
  /** B, or T assembled taper, H thrust height. */
  readonly widthKind: WidthKind;
  /** Null for inserts and units, and where an unknown suffix may be a seal. */
  readonly seal: Seal | null;
  readonly sealCode: SealCode | null;
  readonly clearance: Clearance;
  /** Half ranges and the like. */
  readonly clearanceNote: string;
  readonly bore: BoreType;
  readonly snapRing: SnapRing;
  readonly precision: Precision;
  readonly contactAngleDegrees: number | null;
  /** DB, DFA, TBT …, ground for any arrangement UA, UL …, or '' for a single bearing. */
  readonly pairing: string;
  readonly cage: Cage | null;
  readonly material: Material | null;
  /** What makes it another bearing and has no field: flanged, insulated, with H310; sorted. */
  readonly special: readonly string[];
  readonly dialect: string | null;
  /** The suffixes as they were written. */
  readonly tokens: readonly SuffixToken[];
  /** Suffixes that no table has; never dropped. */
  readonly unknown: readonly string[];
  /** True where the number was one of GB 272-64. */
  readonly oldNumber: boolean;
  /** Standard or maker that the numbering is from. */
  readonly source: string | null;
  /** Other readings of an ambiguous number, likeliest first. */
  readonly alternatives: readonly ParsedDesignation[];
};

export const unknownDesignation = (input: string): ParsedDesignation => ({
  input,
  known: false,
  type: null,
  series: null,
  basic: '',
  writtenBasic: '',
  boreMm: null,
  outsideMm: null,
  widthMm: null,
  widthKind: 'B',
  seal: null,
  sealCode: null,
  clearance: 'CN',
  clearanceNote: '',
  bore: 'cylindrical',
  snapRing: '',
  precision: '',
  contactAngleDegrees: null,
  pairing: '',
  cage: null,
  material: null,
  special: [],
  dialect: null,
  tokens: [],
  unknown: [],
  oldNumber: false,
  source: null,
  alternatives: [],
});
