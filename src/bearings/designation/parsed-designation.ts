import type {
  BearingType,
  BoreType,
  Cage,
  CageGuidance,
  Clearance,
  Material,
  Precision,
  Seal,
  SealCode,
  SnapRing,
  WidthKind,
} from '../attributes.ts';
import type { SuffixToken } from '../suffixes/suffix-token.ts';
import type { OtherGoods } from './other-goods.data.ts';

/** Sizes in mm; null when unknown. */
export type ParsedDesignation = {
  readonly input: string;
  /** False when no table has the number; every other field is then empty. */
  readonly known: boolean;
  readonly type: BearingType | null;
  readonly series: string | null;
  /** The basic number in universal spelling: 6205, 62/22, NU205, LM11949/LM11910. */
  readonly basic: string;
  /** The basic number as written, without separators: 61905 or 6905. */
  readonly writtenBasic: string;
  readonly boreMm: number | null;
  readonly outsideMm: number | null;
  readonly widthMm: number | null;
  /** T is the assembled width of a tapered roller bearing, H the height of a thrust bearing. */
  readonly widthKind: WidthKind;
  /** Null for inserts and units, and where an unknown suffix may be a seal. */
  readonly seal: Seal | null;
  readonly sealCode: SealCode | null;
  readonly clearance: Clearance;
  readonly clearanceNote: string;
  readonly bore: BoreType;
  readonly snapRing: SnapRing;
  readonly precision: Precision;
  readonly contactAngleDegrees: number | null;
  /** DB, DFA, TBT …; UA, UL … for any arrangement; '' for a single bearing. */
  readonly pairing: string;
  readonly cage: Cage | null;
  readonly cageGuidance: CageGuidance | null;
  /** E and '' are different cylindrical roller bearings; CC, CA, MB, E … spherical ones; '' where it is not written. */
  readonly design: string;
  /** The clearance of a matched set, in µm. */
  readonly axialClearanceMicrons: number | null;
  /** How many bearings the designation stands for: 2 for DB, 3 for TBT; the width is that of all. */
  readonly setOf: number;
  /** True where the bore is not the one of the bore code: 6203-2Z-10 has 5/8 inch. */
  readonly hasSpecialBore: boolean;
  readonly material: Material | null;
  /** Features without a field of their own: flanged, insulated, with H310. */
  readonly special: readonly string[];
  readonly dialect: string | null;
  readonly tokens: readonly SuffixToken[];
  readonly unknown: readonly string[];
  /** Words of the text that were not understood and say nothing about the bearing: ORIGINAL, MOTOR. */
  readonly ignored: readonly string[];
  /** True for a number of GB 272-64. */
  readonly oldNumber: boolean;
  readonly source: string | null;
  /** Whether sizes that are stated beside the number are those of the bearing; null where none are. */
  readonly statedSizes: 'confirmed' | 'contradicted' | null;
  /** What a text that names no bearing asks for. */
  readonly otherGoods: OtherGoods | null;
  /** Other readings of an ambiguous number, likeliest first. */
  readonly alternatives: readonly ParsedDesignation[];
};

/** Whether a table has the number, and all that is written with it was understood. */
export const isWhole = ({ known, unknown }: Pick<ParsedDesignation, 'known' | 'unknown'>): boolean =>
  known && unknown.length === 0;

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
  cageGuidance: null,
  design: '',
  axialClearanceMicrons: null,
  setOf: 1,
  hasSpecialBore: false,
  material: null,
  special: [],
  dialect: null,
  tokens: [],
  unknown: [],
  ignored: [],
  oldNumber: false,
  source: null,
  statedSizes: null,
  otherGoods: null,
  alternatives: [],
});
