import { box, circle, halfChord, lineSegment, outline } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, ring, rollingElement } from './section.ts';

export function insertSection(sizes: SectionDimensions): Section {
  const { B } = sizes;
  const { ri, ro, H } = baseGeometry(sizes);
  const outerWidth = Math.min(0.5 * B, 1.24 * H);
  const h = outerWidth / 2;
  const left = -0.42 * B;
  const right = 0.58 * B;
  const rm = ri + 0.53 * H;
  const ball = Math.min(0.56 * H, 0.74 * outerWidth);
  const groove = ball * 0.515;
  const si = ri + 0.34 * H;
  const so = ro - 0.25 * H;
  const gi = halfChord(groove, rm - si);
  const go = halfChord(groove, so - rm);
  const crown = halfChord(ro, h);
  const corner = 0.05 * H;
  const screw = right - 0.18 * B;
  const screwHalf = 0.075 * B;
  const seal = (side: -1 | 1): Part => ({
    kind: 'seal',
    path: box(side * (h - 0.14 * outerWidth), si + 0.02 * H, side * (h - 0.05 * outerWidth), so + 0.03 * H),
  });
  return {
    parts: [
      ring(
        'b',
        outline([
          [left, ri, corner],
          [left, si],
          [-gi, si],
          ['A', groove, 0, gi, si],
          [right, si],
          [right, ri, corner],
        ]),
      ),
      ring(
        'a',
        outline([
          [-h, crown],
          ['A', ro, 1, h, crown],
          [h, so],
          [go, so],
          ['A', groove, 0, -go, so],
          [-h, so],
        ]),
      ),
      rollingElement(circle(0, rm, ball / 2)),
      seal(-1),
      seal(1),
      { kind: 'screw', path: box(screw - screwHalf, ri, screw + screwHalf, si + 0.05 * H) },
      axis(lineSegment([screw, ri - 0.12 * H], [screw, si + 0.2 * H])),
    ],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.62,
    end: 'closed',
    left,
    right,
    outerLeft: -h,
    outerRight: h,
  };
}
