import { msg } from '../lib/i18n.ts';

export const bearingTypes = [
  msg('deep groove ball'),
  msg('angular contact ball'),
  msg('angular contact ball double row'),
  msg('four-point contact ball'),
  msg('self-aligning ball'),
  msg('cylindrical roller'),
  msg('cylindrical roller double row'),
  msg('cylindrical roller four-row'),
  msg('spherical roller'),
  msg('barrel roller'),
  msg('toroidal'),
  msg('tapered roller'),
  msg('tapered roller inch'),
  msg('tapered roller double row'),
  msg('tapered roller four-row'),
  msg('thrust ball'),
  msg('cylindrical roller thrust'),
  msg('spherical roller thrust'),
  msg('needle roller'),
  msg('needle roller with inner ring'),
  msg('needle roller without inner ring'),
  msg('needle cage assembly'),
  msg('needle drawn cup open'),
  msg('needle drawn cup closed'),
  msg('needle roller thrust'),
  msg('needle combined'),
  msg('crossed roller'),
  msg('axial-radial roller'),
  msg('thrust washer'),
  msg('inner ring'),
  msg('angle ring'),
  msg('linear ball'),
  msg('linear carriage'),
  msg('screw support unit'),
  msg('ball screw'),
  msg('one-way clutch'),
  msg('cam follower'),
  msg('spherical plain'),
  msg('rod end'),
  msg('insert/unit'),
  msg('wheel hub'),
  msg('housing'),
  msg('housing seal'),
  msg('housing cover'),
  msg('locating ring'),
  msg('adapter sleeve'),
  msg('withdrawal sleeve'),
  msg('lock nut'),
  msg('lock washer'),
] as const;
export type BearingType = (typeof bearingTypes)[number];

type OfBearings = 'cage' | 'ratings';

/**
 * They work otherwise than a rolling bearing of their size: a one-way clutch locks, a linear bearing runs along; with what
 * they have in common with one.
 */
const otherKinds = {
  'thrust washer': [],
  'inner ring': [],
  'angle ring': [],
  'linear ball': ['cage', 'ratings'],
  'linear carriage': ['ratings'],
  'screw support unit': ['ratings'],
  'ball screw': ['ratings'],
  'one-way clutch': ['cage', 'ratings'],
  'spherical plain': ['ratings'],
  'rod end': ['ratings'],
  housing: [],
  'housing seal': [],
  'housing cover': [],
  'locating ring': [],
  'adapter sleeve': [],
  'withdrawal sleeve': [],
  'lock nut': [],
  'lock washer': [],
} as const satisfies Partial<Record<BearingType, readonly OfBearings[]>>;

export const typesOfOtherFunction = Object.keys(otherKinds) as readonly BearingType[];

const ofOtherKinds: Readonly<Record<string, readonly OfBearings[]>> = otherKinds;

/** Whether what is drawn as the type has a cage, or load ratings and speeds; '' is no bearing. */
export const typeHas = (type: string, what: OfBearings): boolean =>
  type !== '' && (ofOtherKinds[type]?.includes(what) ?? true);

/** E has another raceway diameter than the plain design, so that rings of the two do not fit together. Source: ISO 246. */
export const ringsDependOnDesign = (type: BearingType | null): boolean =>
  type?.startsWith('cylindrical roller') === true;

export const seals = [
  'open',
  'shield x1',
  'shield x2',
  'contact seal x1',
  'contact seal x2',
  'non-contact seal x1',
  'non-contact seal x2',
  'low-friction seal x1',
  'low-friction seal x2',
  'shield and seal',
] as const;
export type Seal = (typeof seals)[number];

/** Closures in the ISO/SKF spelling; '' is open. RSZ, RZZ: a seal and a shield. */
export const sealCodes = ['', 'Z', '2Z', 'RS', '2RS', 'RZ', '2RZ', 'RSL', '2RSL', 'RSZ', 'RZZ'] as const;
export type SealCode = (typeof sealCodes)[number];

export const sealByCode: Readonly<Record<SealCode, Seal>> = {
  '': 'open',
  Z: 'shield x1',
  '2Z': 'shield x2',
  RS: 'contact seal x1',
  '2RS': 'contact seal x2',
  RZ: 'non-contact seal x1',
  '2RZ': 'non-contact seal x2',
  RSL: 'low-friction seal x1',
  '2RSL': 'low-friction seal x2',
  RSZ: 'shield and seal',
  RZZ: 'shield and seal',
};

/** Radial internal clearance (ISO 5753-1); CM is the motor clearance of JIS, CT its form for rollers. */
export const clearances = ['C1', 'C2', 'CN', 'CM', 'CT', 'C3', 'C4', 'C5'] as const;
export type Clearance = (typeof clearances)[number];

export const boreTypes = [msg('cylindrical'), msg('taper 1:12'), msg('taper 1:30')] as const;
export type BoreType = (typeof boreTypes)[number];

/** Groove in the outer ring (N), with snap ring (NR), each also on the side of the shield (NB, NBR). */
export const snapRings = ['', 'N', 'NR', 'NB', 'NBR'] as const;
export type SnapRing = (typeof snapRings)[number];

/** Tolerance class (ISO 492); '' is normal. P3 (NSK) and P42 (NTN) are the sizes of P4 with the running accuracy of P2. */
export const precisions = ['', 'P6', 'P6X', 'P5', 'P5A', 'P4', 'P4A', 'P4S', 'P3', 'P42', 'P2', 'SP', 'UP'] as const;
export type Precision = (typeof precisions)[number];

export const cages = ['steel', 'polyamide', 'brass', 'phenolic', 'peek', 'full complement'] as const;
export type Cage = (typeof cages)[number];
/** The ring on which a machined cage runs; without it the cage runs on the balls or rollers. */
export type CageGuidance = 'outer ring' | 'inner ring';

export type Material = 'stainless steel' | 'ceramic balls';
export type WidthKind = 'B' | 'T' | 'H';
