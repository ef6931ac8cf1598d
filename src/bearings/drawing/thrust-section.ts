import type { Point } from './path.ts';
import { box, circle, halfChord, lineSegment, outline, radians } from './path.ts';
import type { Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, cage, ring, rollingElement } from './section.ts';

/** `B` is the height H; the housing washer is on the left. */
export function thrustBallSection(sizes: SectionDimensions): Section {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.06 * Math.min(H, sizes.B);
  const ball = Math.min(0.6 * sizes.B, 0.72 * H);
  const groove = ball * 0.52;
  const face = 0.3 * ball;
  const half = halfChord(groove, face);
  const play = 0.025 * H;
  return {
    parts: [
      ring(
        'a',
        outline([
          [-h, ri + play, corner],
          [-h, ro, corner],
          [-face, ro],
          [-face, rm + half],
          ['A', groove, 0, -face, rm - half],
          [-face, ri + play],
        ]),
      ),
      ring(
        'b',
        outline([
          [h, ri, corner],
          [h, ro - play, corner],
          [face, ro - play],
          [face, rm + half],
          ['A', groove, 1, face, rm - half],
          [face, ri],
        ]),
      ),
      rollingElement(circle(0, rm, ball / 2)),
      cage(box(-face * 0.4, rm + ball / 2 - 0.02 * H, face * 0.4, ro - 0.05 * H)),
      cage(box(-face * 0.4, rm - ball / 2 + 0.02 * H, face * 0.4, ri + 0.05 * H)),
    ],
    ...thrustEnds(ri, ro, rm, ball, 0.7),
    left: -h,
    right: h,
  };
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
        outline([
          [-h, ri, corner],
          [-h, rib[1], corner],
          rib,
          p1,
          ['A', bulge, 0, ...p4],
          [Math.max(p4[0], 0.2 * h), ri, corner],
        ]),
      ),
      rollingElement([['M', ...p1], ['L', ...p2], ['A', bulge, 1, ...p3], ['L', ...p4], ['A', bulge, 1, ...p1], ['Z']]),
      axis(lineSegment(at(-length / 2 - 0.14 * length, 0), at(length / 2 + 0.2 * length, 0))),
    ],
    ...thrustEnds(ri, ro, cy, width, 0.84),
    left: -h,
    right: h,
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
