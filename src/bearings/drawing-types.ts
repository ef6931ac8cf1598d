import { angularContact, deepGroove, fourPoint } from './drawing-ball.ts';
import { doubleAngular, selfAligning } from './drawing-ball-rows.ts';
import { insert } from './drawing-insert.ts';
import { needleCage, needleCup, needleRing } from './drawing-needle.ts';
import { cylindrical, cylindricalDouble, RIBS } from './drawing-roller.ts';
import type { Face, Faces, Section, Sizes } from './drawing-section.ts';
import { sphericalRoller } from './drawing-spherical.ts';
import { taper } from './drawing-taper.ts';
import { cylindricalThrust, sphericalThrust, thrustBall } from './drawing-thrust.ts';

type Make = (sizes: Sizes, faces: Faces) => Section;

const withInner: Make = (sizes) => needleRing(sizes);

const MAKE: Readonly<Record<string, Make>> = {
  'deep groove ball': deepGroove,
  'angular contact ball': (sizes) => angularContact(sizes),
  'angular contact ball double row': (sizes) => doubleAngular(sizes),
  'four-point contact ball': (sizes) => fourPoint(sizes),
  'self-aligning ball': (sizes) => selfAligning(sizes),
  'cylindrical roller': (sizes) => cylindrical(sizes, RIBS.NU),
  NU: (sizes) => cylindrical(sizes, RIBS.NU),
  NJ: (sizes) => cylindrical(sizes, RIBS.NJ),
  N: (sizes) => cylindrical(sizes, RIBS.N),
  NF: (sizes) => cylindrical(sizes, RIBS.NF),
  NUP: (sizes) => cylindrical(sizes, RIBS.NUP),
  'cylindrical roller double row': (sizes) => cylindricalDouble(sizes),
  NN: (sizes) => cylindricalDouble(sizes),
  'tapered roller': (sizes) => taper(sizes),
  'tapered roller inch': (sizes) => taper(sizes),
  'spherical roller': (sizes) => sphericalRoller(sizes),
  'thrust ball': (sizes) => thrustBall(sizes),
  'cylindrical roller thrust': (sizes) => cylindricalThrust(sizes),
  'spherical roller thrust': (sizes) => sphericalThrust(sizes),
  'needle drawn cup open': (sizes) => needleCup(sizes),
  'needle drawn cup closed': (sizes) => needleCup(sizes, true),
  HK: (sizes) => needleCup(sizes),
  BK: (sizes) => needleCup(sizes, true),
  'needle roller': withInner,
  'needle roller with inner ring': withInner,
  NA: withInner,
  'needle roller without inner ring': (sizes) => needleRing(sizes, false),
  'needle cage assembly': (sizes) => needleCage(sizes),
  'insert/unit': (sizes) => insert(sizes),
  UC: (sizes) => insert(sizes),
};

/** What can be drawn: the types of the catalogue, and the letters that tell cylindrical rollers apart. */
export const drawingTypes: readonly string[] = Object.keys(MAKE);

/** Faces from a seal in words ('contact seal x2') or short ('2Z', 'RS'); anything unknown is open. */
function facesOf(seal: string | null | undefined): Faces {
  const text = seal?.toUpperCase() ?? 'OPEN';
  if (text === 'OPEN' || text === '') return { left: 'open', right: 'open' };
  if (text === 'SHIELD AND SEAL') return { left: 'shield', right: 'seal' };
  const face: Face = text.includes('Z') || text.startsWith('SHIELD') ? 'shield' : 'seal';
  if (/^(2Z|ZZ|2RS|2RZ)$|X2$/.test(text)) return { left: face, right: face };
  return /^(Z|RS|RZ)$|X1$/.test(text) ? { left: 'open', right: face } : { left: 'open', right: 'open' };
}

/** The half section of a type, or undefined when it is not drawn. */
export const sectionOf = (type: string, sizes: Sizes, seal: string | null | undefined): Section | undefined =>
  Object.hasOwn(MAKE, type) ? MAKE[type]?.(sizes, facesOf(seal)) : undefined;
