import type { Arc, Corner, Point } from './path.ts';
import { box, circle, halfChord, lineSegment, outline, radians } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, cage, ring, rollingElement } from './section.ts';

export type ThrustForm = { readonly isSphered?: true; readonly hasSeat?: true };

/** How much lower than in the middle a sphered back is at its edge, of the washer. Source: ISO 20516, evened out. */
const SPHERE_SHARE = 0.5;
const SEAT_SHARE = 0.3;

/** `B` is the height H; the housing washer is on the left, sphered and on its seating washer where asked for. */
export function thrustBallSection(sizes: SectionDimensions, { isSphered, hasSeat }: ThrustForm = {}): Section {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.06 * Math.min(H, sizes.B);
  const seat = hasSeat ? SEAT_SHARE * sizes.B : 0;
  const ball = Math.min(0.6 * (sizes.B - 0.6 * seat), 0.72 * H);
  const groove = ball * 0.52;
  const face = 0.3 * ball;
  const half = halfChord(groove, face);
  const play = 0.025 * H;
  const middle = hasSeat ? 0.25 * seat : 0;
  const back: Back = { x: hasSeat ? -h + 0.35 * seat : -h, from: ri + play, to: hasSeat ? ro - 3 * play : ro };
  const sag = isSphered ? SPHERE_SHARE * (middle - face - back.x) : 0;
  return {
    parts: [
      ring(
        'a',
        outline([
          ...backCorners(back, sag, corner),
          [middle - face, back.to],
          [middle - face, rm + half],
          ['A', groove, 0, middle - face, rm - half],
          [middle - face, ri + play],
        ]),
      ),
      ...(hasSeat ? [seatingWasher(back, sag, { h, ro, outer: 0.35 * seat, ri, H })] : []),
      ring(
        'b',
        outline([
          [h, ri, corner],
          [h, ro - play, corner],
          [middle + face, ro - play],
          [middle + face, rm + half],
          ['A', groove, 1, middle + face, rm - half],
          [middle + face, ri],
        ]),
      ),
      rollingElement(circle(middle, rm, ball / 2)),
      cage(box(middle - face * 0.4, rm + ball / 2 - 0.02 * H, middle + face * 0.4, ro - 0.05 * H)),
      cage(box(middle - face * 0.4, rm - ball / 2 + 0.02 * H, middle + face * 0.4, ri + 0.05 * H)),
    ],
    ...thrustEnds(ri, ro, rm, ball, 0.7),
    left: -h,
    right: h,
  };
}

/** The back of a housing washer: its end nearest to the bore, and its radii. */
type Back = { readonly x: number; readonly from: number; readonly to: number };

/** The radius of the sphere about the axis that is lower by `sag` at the outer radius than at the inner one. */
const sphereRadius = ({ from, to }: Back, sag: number): number =>
  Math.hypot(((to * to - from * from) / sag + sag) / 2, from);

function backCorners(back: Back, sag: number, corner: number): (Corner | Arc)[] {
  if (sag <= 0)
    return [
      [back.x, back.from, corner],
      [back.x, back.to, corner],
    ];
  return [
    [back.x, back.from],
    ['A', sphereRadius(back, sag), 1, back.x + sag, back.to],
  ];
}

type SeatSizes = { h: number; ro: number; outer: number; ri: number; H: number };

/** Flat outside, hollow towards the sphered washer. */
function seatingWasher(back: Back, sag: number, { h, ro, ri, H }: SeatSizes): Part {
  const radius = sphereRadius(back, sag);
  const at = (y: number) => back.x + halfChord(radius, back.from) - halfChord(radius, y);
  const [from, to] = [ri + 0.3 * H, Math.min(ro, radius)];
  return ring(
    'b',
    outline([
      [-h, from],
      [-h, ro],
      [at(to), to],
      ['A', radius, 0, at(from), from],
    ]),
  );
}

export function cylindricalThrustSection(sizes: SectionDimensions): Section {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const roller = 0.46 * sizes.B;
  const corner = 0.05 * H;
  return {
    parts: [
      ring('a', box(-h, ri, -roller / 2, ro, corner)),
      ring('b', box(roller / 2, ri, h, ro, corner)),
      rollingElement(box(-roller / 2, ri + 0.14 * H, roller / 2, ro - 0.14 * H, 0.06 * roller)),
      axis(lineSegment([0, ri + 0.06 * H], [0, ro - 0.06 * H])),
      cage(box(-roller / 6, ri + 0.03 * H, roller / 6, ri + 0.11 * H)),
      cage(box(-roller / 6, ro - 0.11 * H, roller / 6, ro - 0.03 * H)),
    ],
    ...thrustEnds(ri, ro, rm, roller, 0.8),
    left: -h,
    right: h,
  };
}

/** The roller leans 45°. */
export function sphericalThrustSection(sizes: SectionDimensions): Section {
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.05 * H;
  const cx = -0.02 * sizes.B;
  const cy = ri + 0.5 * H;
  const maxExtent = Math.min(H, sizes.B * 1.05);
  const length = 0.56 * maxExtent;
  const width = 0.46 * maxExtent;
  const [sin, cos] = [Math.sin(radians(45)), Math.cos(radians(45))];
  /** A point of the roller: u along its axis towards the bore's side, v across it. */
  const at = (u: number, v: number): Point => [cx + u * cos + v * sin, cy - u * sin + v * cos];
  const bulge = 1.5 * length;
  const p1 = at(-length / 2, -width * 0.44);
  const p2 = at(-length / 2, width * 0.44);
  const p3 = at(length / 2, width * 0.34);
  const p4 = at(length / 2, -width * 0.34);
  const race1 = at(-length / 2 - 0.05 * length, width * 0.44);
  const race2 = at(length / 2 + 0.12 * length, width * 0.32);
  const rib = at(-length / 2 - 0.01 * length, 0.02 * width);
  const shaftEnd = Math.max(p4[0], 0.2 * h);
  return {
    parts: [
      ring(
        'a',
        outline([
          [h, ri + 0.26 * H, corner],
          [h, ro, corner],
          [race1[0], ro, corner],
          race1,
          ['A', bulge, 1, ...race2],
          [race2[0], ri + 0.26 * H],
        ]),
      ),
      ring(
        'b',
        outline([[-h, ri, corner], [-h, rib[1], corner], rib, p1, ['A', bulge, 0, ...p4], [shaftEnd, ri, corner]]),
      ),
      rollingElement([['M', ...p1], ['L', ...p2], ['A', bulge, 1, ...p3], ['L', ...p4], ['A', bulge, 1, ...p1], ['Z']]),
      axis(lineSegment(at(-length / 2 - 0.14 * length, 0), at(length / 2 + 0.2 * length, 0))),
    ],
    ...thrustEnds(ri, ro, cy, width, 0.84),
    left: -h,
    right: h,
    boreEdges: [
      [-h, ri],
      [shaftEnd, ri],
      [h, ri + 0.26 * H],
    ],
  };
}

const thrustEnds = (ri: number, ro: number, pitchRadius: number, rollerDiameter: number, fill: number) => ({
  pitchRadius,
  rollerDiameter,
  innerShoulder: ri,
  outerShoulder: ro,
  fill,
  end: 'thrust' as const,
});
