import { closuresBetween, isClosed, OPEN } from './closures.ts';
import type { Arc, Corner } from './path.ts';
import { box, circle, halfChord, lineSegment, outline, radians } from './path.ts';
import type { Faces, Part, Section, SectionDimensions } from './section.ts';
import { baseGeometry, cage, contactLine, edge, mirroredCage, ring, rollingElement } from './section.ts';

export function deepGrooveSection(sizes: SectionDimensions, faces: Faces = OPEN): Section {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const ball = Math.min(0.6 * H, 0.74 * B);
  const groove = ball * 0.515;
  const si = ri + 0.335 * H;
  const so = ro - 0.315 * H;
  const gi = halfChord(groove, rm - si);
  const go = halfChord(groove, so - rm);
  const { shoulder, room, parts: closures } = closuresBetween(faces, { h, B, H, si, so });
  const race: Arc = ['A', groove, 0, -go, so];
  const cageIn = ball / 2 + 0.01 * B;
  const cageWidth = Math.min(0.09 * B, room - cageIn - 0.02 * B);
  const parts: Part[] = [
    ring(
      'b',
      outline([
        [-h, ri, corner],
        [-h, si],
        [-gi, si],
        ['A', groove, 0, gi, si],
        [h, si],
        [h, ri, corner],
      ]),
    ),
    ring('a', outline([[-h, ro, corner], [h, ro, corner], ...shoulder(1), [go, so], race, ...shoulder(-1)])),
    rollingElement(circle(0, rm, ball / 2)),
  ];
  if (cageWidth > 0)
    parts.push(...mirroredCage(cageIn - 0.05 * B, rm - 0.055 * H, cageIn + cageWidth, rm + 0.055 * H, 0.02 * H));
  return {
    parts: [...parts, ...closures],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.6,
    end: isClosed(faces) ? 'closed' : 'rolling',
    left: -h,
    right: h,
  };
}

/** Without an angle the contact line is left out. */
export function angularContactSection(sizes: SectionDimensions, angle?: number, faces: Faces = OPEN): Section {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const ball = Math.min(0.6 * H, 0.74 * B);
  const groove = ball * 0.515;
  const si = ri + 0.36 * H;
  const so = ro - 0.36 * H;
  // The flatter the angle, the higher the shoulder that does not carry.
  const low = 0.25 - 0.002 * (angle ?? USUAL_DEGREES);
  const lowInner = ri + low * H;
  const lowOuter = ro - low * H;
  const gi = halfChord(groove, rm - si);
  const go = halfChord(groove, so - rm);
  const giLow = halfChord(groove, Math.min(rm - lowInner, groove * 0.98));
  const goLow = halfChord(groove, Math.min(lowOuter - rm, groove * 0.98));
  const inner: (Corner | Arc)[] = [
    [-h, ri, corner],
    [-h, lowInner + 0.02 * H],
    [-giLow, lowInner],
    ['A', groove, 0, gi, si],
    [h, si],
    [h, ri, corner],
  ];
  const outer: (Corner | Arc)[] = [
    [-h, ro, corner],
    [h, ro, corner],
    [h, lowOuter - 0.02 * H],
    [goLow, lowOuter],
    ['A', groove, 0, -go, so],
    [-h, so],
  ];
  return {
    parts: [
      ring('b', outline(inner)),
      ring('a', outline(outer)),
      rollingElement(circle(0, rm, ball / 2)),
      cage(box(-ball / 2 - 0.1 * B, rm - 0.05 * H, -ball / 2 + 0.03 * B, rm + 0.05 * H)),
      cage(box(ball / 2 - 0.03 * B, rm - 0.05 * H, ball / 2 + 0.1 * B, rm + 0.05 * H)),
      ...closuresBetween(faces, { h, B, H, si: lowInner, so: lowOuter }, 0).parts,
      ...(angle === undefined ? [] : [contactLineAt(0, rm, { H, room: h }, angle)]),
    ],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.66,
    end: isClosed(faces) ? 'closed' : 'rolling',
    left: -h,
    right: h,
    ...(angle === undefined ? {} : { contactAngleDegrees: angle }),
  };
}

/** The angle that a symbol shows where the designation does not say it. Source: makers' catalogues. */
export const usualDegrees = (type: string): number => (type.endsWith('double row') ? 30 : USUAL_DEGREES);
const USUAL_DEGREES = 40;

/** The line is as long as the section leaves room: half as high as `H`, `room` mm to each side. */
export function contactLineAt(x: number, y: number, { H, room }: { H: number; room: number }, degrees: number): Part {
  const angle = radians(degrees);
  const length = Math.min((0.47 * H) / Math.cos(angle), room / Math.abs(Math.sin(angle)));
  return contactLine(x, y, length, angle);
}

export function fourPointSection(sizes: SectionDimensions): Section {
  const section = deepGrooveSection(sizes);
  const { ri, H, h } = baseGeometry(sizes);
  const { pitchRadius: rm, rollerDiameter } = section;
  return {
    ...section,
    parts: [
      ...section.parts,
      edge(lineSegment([0, ri], [0, rm - rollerDiameter * 0.515])),
      contactLineAt(0, rm, { H, room: h }, -FOUR_POINT_DEGREES),
      contactLineAt(0, rm, { H, room: h }, FOUR_POINT_DEGREES),
    ],
    contactAngleDegrees: FOUR_POINT_DEGREES,
  };
}

/** The contact angle of the QJ series. Source: ISO 281, makers' catalogues. */
const FOUR_POINT_DEGREES = 35;
