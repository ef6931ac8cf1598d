import type { Arc, Corner } from './path.ts';
import { box, circle, halfChord, outline, radians } from './path.ts';
import type { Section, SectionDimensions } from './section.ts';
import { baseGeometry, cage, contactLine, ring, rollingElement } from './section.ts';

const twoGrooves = (h: number, y: number, x: number, half: number, radius: number): (Corner | Arc)[] => [
  [-h, y],
  [-x - half, y],
  ['A', radius, 0, -x + half, y],
  [x - half, y],
  ['A', radius, 0, x + half, y],
  [h, y],
];

/** O arrangement; without its contact lines also the double row deep groove bearing. */
export function doubleRowAngularContactSection(sizes: SectionDimensions, lines = true): Section {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.06 * H;
  const ball = Math.min(0.56 * H, 0.4 * B);
  const groove = ball * 0.515;
  const x = B * 0.235;
  const si = rm - 0.3 * ball;
  const so = rm + 0.3 * ball;
  const half = halfChord(groove, 0.3 * ball);
  const outer: (Corner | Arc)[] = [
    [-h, ro, corner],
    [h, ro, corner],
    [h, so],
    [x + half, so],
    ['A', groove, 0, x - half, so],
    [-x + half, so],
    ['A', groove, 0, -x - half, so],
    [-h, so],
  ];
  const row = (side: -1 | 1) => [
    rollingElement(circle(side * x, rm, ball / 2)),
    ...(lines ? [contactLine(side * x, rm, 0.55 * H, side * radians(30))] : []),
  ];
  return {
    parts: [
      ring('b', outline([[-h, ri, corner], ...twoGrooves(h, si, x, half, groove), [h, ri, corner]])),
      ring('a', outline(outer)),
      ...row(-1),
      ...row(1),
    ],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.66,
    end: 'rolling',
    left: -h,
    right: h,
  };
}

export function selfAligningSection(sizes: SectionDimensions): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const ball = Math.min(0.46 * H, 0.43 * B);
  const sphere = ro - 0.2 * H;
  const x = 0.27 * B;
  const rc = halfChord(sphere - ball / 2, x);
  const groove = ball * 0.515;
  const si = rc - 0.26 * ball;
  const half = halfChord(groove, rc - si);
  const yEnd = halfChord(sphere, h);
  return {
    parts: [
      ring('b', outline([[-h, ri, corner], ...twoGrooves(h, si, x, half, groove), [h, ri, corner]])),
      ring(
        'a',
        outline([
          [-h, ro, corner],
          [h, ro, corner],
          [h, yEnd],
          ['A', sphere, 0, -h, yEnd],
        ]),
      ),
      rollingElement(circle(-x, rc, ball / 2)),
      rollingElement(circle(x, rc, ball / 2)),
      cage(box(-0.05 * B, rc - 0.05 * H, 0.05 * B, rc + 0.05 * H)),
    ],
    pitchRadius: rc,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: yEnd,
    fill: 0.7,
    end: 'rolling',
    left: -h,
    right: h,
  };
}
