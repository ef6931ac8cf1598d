import { angularContactSection, deepGrooveSection, fourPointSection } from './ball-section.ts';
import { cylindricalRollerSection, doubleRowCylindricalSection, RIBS } from './cylindrical-roller-section.ts';
import { doubleRowAngularContactSection, selfAligningSection } from './double-row-ball-section.ts';
import { insertSection } from './insert-section.ts';
import { drawnCupSection, machinedNeedleSection, needleCageSection } from './needle-section.ts';
import type { Face, Faces, Section, SectionDimensions } from './section.ts';
import { sphericalRollerSection } from './spherical-roller-section.ts';
import { taperedRollerSection } from './tapered-roller-section.ts';
import { cylindricalThrustSection, sphericalThrustSection, thrustBallSection } from './thrust-section.ts';

type SectionBuilder = (sizes: SectionDimensions, faces: Faces) => Section;

const needleWithInnerRing: SectionBuilder = (sizes) => machinedNeedleSection(sizes);

const SECTION_BUILDERS: Readonly<Record<string, SectionBuilder>> = {
  'deep groove ball': deepGrooveSection,
  'angular contact ball': (sizes) => angularContactSection(sizes),
  'angular contact ball double row': (sizes) => doubleRowAngularContactSection(sizes),
  'four-point contact ball': (sizes) => fourPointSection(sizes),
  'self-aligning ball': (sizes) => selfAligningSection(sizes),
  'cylindrical roller': (sizes) => cylindricalRollerSection(sizes, RIBS.NU),
  NU: (sizes) => cylindricalRollerSection(sizes, RIBS.NU),
  NJ: (sizes) => cylindricalRollerSection(sizes, RIBS.NJ),
  N: (sizes) => cylindricalRollerSection(sizes, RIBS.N),
  NF: (sizes) => cylindricalRollerSection(sizes, RIBS.NF),
  NUP: (sizes) => cylindricalRollerSection(sizes, RIBS.NUP),
  'cylindrical roller double row': (sizes) => doubleRowCylindricalSection(sizes),
  NN: (sizes) => doubleRowCylindricalSection(sizes),
  'tapered roller': (sizes) => taperedRollerSection(sizes),
  'tapered roller inch': (sizes) => taperedRollerSection(sizes),
  'spherical roller': (sizes) => sphericalRollerSection(sizes),
  'thrust ball': (sizes) => thrustBallSection(sizes),
  'cylindrical roller thrust': (sizes) => cylindricalThrustSection(sizes),
  'spherical roller thrust': (sizes) => sphericalThrustSection(sizes),
  'needle drawn cup open': (sizes) => drawnCupSection(sizes),
  'needle drawn cup closed': (sizes) => drawnCupSection(sizes, true),
  HK: (sizes) => drawnCupSection(sizes),
  BK: (sizes) => drawnCupSection(sizes, true),
  'needle roller': needleWithInnerRing,
  'needle roller with inner ring': needleWithInnerRing,
  NA: needleWithInnerRing,
  'needle roller without inner ring': (sizes) => machinedNeedleSection(sizes, false),
  'needle cage assembly': (sizes) => needleCageSection(sizes),
  'insert/unit': (sizes) => insertSection(sizes),
  UC: (sizes) => insertSection(sizes),
};

export const drawingTypes: readonly string[] = Object.keys(SECTION_BUILDERS);

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
): Section | undefined =>
  Object.hasOwn(SECTION_BUILDERS, type) ? SECTION_BUILDERS[type]?.(sizes, facesOf(seal)) : undefined;
