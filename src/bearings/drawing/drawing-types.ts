import { thrustCageMm } from '../dimensions/thrust-cage.ts';
import { angularContactSection, deepGrooveSection, fourPointSection } from '../sections/ball-section.ts';
import { cylindricalRollerSection, RIBS, type Ribs } from '../sections/cylindrical-roller-section.ts';
import { doubleRowBallSection, selfAligningSection, wheelHubSection } from '../sections/double-row-ball-section.ts';
import { doubleThrustBallSection } from '../sections/double-thrust-section.ts';
import { INSERTS, insertSection } from '../sections/insert-section.ts';
import { multiRowRollerSection, ROWS, type RollerRows } from '../sections/multi-row-roller-section.ts';
import { doubleRowTaperedSection, fourRowTaperedSection } from '../sections/multi-row-tapered-section.ts';
import {
  drawnCupSection,
  innerRingSection,
  machinedNeedleSection,
  needleCageSection,
  needleThrustSection,
} from '../sections/needle-section.ts';
import { countInSet, setSection } from '../sections/paired-section.ts';
import type { Face, Faces, Section, SectionDimensions, SectionForm } from '../sections/section.ts';
import { adapterSleeveSection } from '../sections/sleeve-section.ts';
import { sphericalPlainSection } from '../sections/spherical-plain-section.ts';
import { sphericalRollerSection } from '../sections/spherical-roller-section.ts';
import { taperedRollerSection } from '../sections/tapered-roller-section.ts';
import { cylindricalThrustSection, sphericalThrustSection, thrustBallSection } from '../sections/thrust-section.ts';
import { toroidalSection } from '../sections/toroidal-section.ts';
import { camFollowerSection, yokeRollerSection } from '../sections/track-roller-section.ts';

type Drawn = { readonly faces: Faces; readonly form: SectionForm };
type SectionBuilder = (sizes: SectionDimensions, drawn: Drawn) => Section | undefined;

const isFull = ({ cage }: SectionForm): boolean => cage === 'full complement';

const ofSet =
  (build: SectionBuilder, looksLeft = false): SectionBuilder =>
  (sizes, drawn) => {
    const { pairing } = drawn.form;
    const single = build({ ...sizes, B: sizes.B / countInSet(pairing) }, drawn);
    return single && setSection({ single, boreRadius: sizes.d / 2, looksLeft }, pairing);
  };

const cylindrical =
  (ribs: Ribs): SectionBuilder =>
  (sizes, { form }) =>
    cylindricalRollerSection(sizes, isFull(form) ? { ...ribs, isFull: true } : ribs);

const multiRow =
  (rows: RollerRows): SectionBuilder =>
  (sizes, { form }) =>
    multiRowRollerSection(sizes, isFull(form) ? { ...rows, isFull: true } : rows);

const needle =
  (withInner: boolean, rows: 1 | 2 = 1): SectionBuilder =>
  (sizes, { faces }) =>
    machinedNeedleSection(sizes, { withInner, rows, faces });

const insert =
  (letters: keyof typeof INSERTS): SectionBuilder =>
  (sizes) =>
    insertSection(sizes, INSERTS[letters]);

const tapered: SectionBuilder = ofSet((sizes) => taperedRollerSection(sizes), true);
const openCup: SectionBuilder = (sizes) => drawnCupSection(sizes);
const closedCup: SectionBuilder = (sizes) => drawnCupSection(sizes, true);

/** The builders by the type of an item, and by the letters that an import may give in its place. */
const TYPE_BUILDERS: Readonly<Record<string, SectionBuilder>> = {
  'deep groove ball': ofSet((sizes, { faces }) => deepGrooveSection(sizes, faces)),
  'angular contact ball': ofSet((sizes, { faces, form }) =>
    angularContactSection(sizes, form.contactAngleDegrees, faces),
  ),
  'angular contact ball double row': (sizes, { faces, form }) =>
    doubleRowBallSection(sizes, faces, form.contactAngleDegrees),
  'four-point contact ball': (sizes) => fourPointSection(sizes),
  'self-aligning ball': (sizes, { faces }) => selfAligningSection(sizes, faces),
  'cylindrical roller': cylindrical(RIBS.NU),
  NU: cylindrical(RIBS.NU),
  NJ: cylindrical(RIBS.NJ),
  N: cylindrical(RIBS.N),
  NF: cylindrical(RIBS.NF),
  NUP: cylindrical(RIBS.NUP),
  'cylindrical roller double row': multiRow(ROWS.NN),
  NN: multiRow(ROWS.NN),
  'cylindrical roller four-row': multiRow(ROWS.FC),
  'tapered roller': tapered,
  'tapered roller inch': tapered,
  'tapered roller double row': (sizes) => doubleRowTaperedSection(sizes),
  'tapered roller four-row': (sizes) => fourRowTaperedSection(sizes),
  'spherical roller': (sizes, { form }) => sphericalRollerSection(sizes, form.hasGuideRing),
  toroidal: (sizes, { form }) => toroidalSection(sizes, isFull(form)),
  'thrust ball': (sizes) => thrustBallSection(sizes),
  'cylindrical roller thrust': (sizes) => cylindricalThrustSection(sizes),
  'spherical roller thrust': (sizes) => sphericalThrustSection(sizes),
  'needle drawn cup open': openCup,
  'needle drawn cup closed': closedCup,
  HK: openCup,
  BK: closedCup,
  'needle roller': needle(true),
  'needle roller with inner ring': needle(true),
  NA: needle(true),
  'needle roller without inner ring': needle(false),
  'needle cage assembly': (sizes) => needleCageSection(sizes),
  'needle roller thrust': (sizes) => needleThrustSection(sizes, thrustCageMm(sizes.d)),
  'inner ring': (sizes) => innerRingSection(sizes),
  'cam follower': (sizes) => camFollowerSection(sizes),
  'spherical plain': (sizes, { faces }) => sphericalPlainSection(sizes, faces, false),
  'insert/unit': insert('UC'),
  UC: insert('UC'),
  'wheel hub': (sizes) => wheelHubSection(sizes),
  'adapter sleeve': (sizes) => adapterSleeveSection(sizes),
};

/** The builders of kinds that only a designation tells, see `drawingTypeFor`. */
const KIND_BUILDERS: Readonly<Record<string, SectionBuilder>> = {
  'deep groove ball double row': (sizes, { faces }) => doubleRowBallSection(sizes, faces),
  'self-aligning ball extended': (sizes, { faces }) => selfAligningSection(sizes, faces, true),
  NCF: cylindrical(RIBS.NCF),
  NJG: cylindrical(RIBS.NJG),
  RNU: cylindrical(RIBS.RNU),
  RN: cylindrical(RIBS.RN),
  NNU: multiRow(ROWS.NNU),
  NNC: multiRow(ROWS.NNC),
  NNCF: multiRow(ROWS.NNCF),
  NNCL: multiRow(ROWS.NNCL),
  NNF: multiRow(ROWS.NNF),
  FC: multiRow(ROWS.FC),
  FCD: multiRow(ROWS.FCD),
  'tapered roller steep': ofSet((sizes) => taperedRollerSection(sizes, true), true),
  'thrust ball double direction': (sizes) => doubleThrustBallSection(sizes),
  'thrust ball with sphered washer': (sizes) => thrustBallSection(sizes, { isSphered: true }),
  'thrust ball with seating washer': (sizes) => thrustBallSection(sizes, { isSphered: true, hasSeat: true }),
  'needle roller with inner ring two rows': needle(true, 2),
  'needle roller without inner ring two rows': needle(false, 2),
  KR: (sizes) => camFollowerSection(sizes),
  NATR: (sizes) => yokeRollerSection(sizes, 1),
  NUTR: (sizes) => yokeRollerSection(sizes, 2),
  LR: (sizes, { faces }) => deepGrooveSection(sizes, faces),
  'LR two rows': (sizes, { faces }) => doubleRowBallSection(sizes, faces),
  'spherical plain relubricated': (sizes, { faces }) => sphericalPlainSection(sizes, faces, true),
  SB: insert('SB'),
  SER: insert('SER'),
  UEL: insert('UEL'),
  SA: insert('SA'),
  UK: insert('UK'),
};

/** The types that an item may have. */
export const drawingTypes: readonly string[] = Object.keys(TYPE_BUILDERS);

const SECTION_BUILDERS: Readonly<Record<string, SectionBuilder>> = { ...TYPE_BUILDERS, ...KIND_BUILDERS };

/** 'contact seal x2' or a suffix such as '2Z', 'RS'; anything unknown is open. */
function facesOf(seal: string | null | undefined): Faces {
  const text = seal?.toUpperCase() ?? 'OPEN';
  if (text === 'OPEN' || text === '') return { left: 'open', right: 'open' };
  if (text === 'SHIELD AND SEAL') return { left: 'shield', right: 'seal' };
  const face: Face = text.includes('Z') || text.startsWith('SHIELD') ? 'shield' : 'seal';
  if (/^(2Z|ZZ|2RS|2RZ)$|X2$/.test(text)) return { left: face, right: face };
  return /^(Z|RS|RZ)$|X1$/.test(text) ? { left: 'open', right: face } : { left: 'open', right: 'open' };
}

export const sectionForType = (
  type: string,
  sizes: SectionDimensions,
  seal: string | null | undefined,
  form: SectionForm,
): Section | undefined =>
  Object.hasOwn(SECTION_BUILDERS, type) ? SECTION_BUILDERS[type]?.(sizes, { faces: facesOf(seal), form }) : undefined;
