import type { Command, Point } from './path.ts';
import { halfChord, lineSegment, outline } from './path.ts';
import type { Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, cage, ring, rollingElement } from './section.ts';

/** Has a guide ring between the rows, or a rib of the inner ring there. */
export function sphericalRollerSection(sizes: SectionDimensions, hasGuideRing = false): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const sphere = ro - 0.17 * H;
  const roller = Math.min(0.53 * H, 0.46 * B);
  const length = 0.395 * B;
  const centre = sphere - roller / 2;
  const lean = Math.asin(Math.min((0.247 * B) / centre, 0.9));
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  /** A point of the roller: u along its axis outwards, v across it away from the bore. */
  const at = (side: -1 | 1, u: number, v: number): Point => [
    side * (centre * sin + u * cos + v * sin),
    centre * cos - u * sin + v * cos,
  ];
  const half = halfChord(sphere, length / 2) - centre;
  const barrel = (side: -1 | 1): Command[] => {
    const sweep = side > 0 ? 1 : 0;
    const outwards = at(side, length / 2, half);
    const back = at(side, -length / 2, -half);
    return [
      ['M', ...back],
      ['L', ...at(side, -length / 2, half)],
      ['A', sphere, sweep, ...outwards],
      ['L', ...at(side, length / 2, -half)],
      ['A', sphere, sweep, ...back],
      ['Z'],
    ];
  };
  const yEnd = halfChord(sphere, h);
  const mid = at(1, -length / 2, -half);
  const out = at(1, length / 2, -half);
  const midTop = at(1, -length / 2, -half * 0.25);
  const outTop = at(1, length / 2, -half * 0.62);
  const inner = outline([
    [-h, ri, corner],
    [-h, outTop[1]],
    [-outTop[0], outTop[1]],
    [-out[0], out[1]],
    ['A', sphere, 0, -mid[0], mid[1]],
    ...(hasGuideRing ? [] : [[-midTop[0], midTop[1]] as const, midTop]),
    mid,
    ['A', sphere, 0, ...out],
    outTop,
    [h, outTop[1]],
    [h, ri, corner],
  ]);
  const cageAt = (side: -1 | 1) => {
    const [high, low] = [0.1 * roller, -0.14 * roller];
    // Not beyond the face of the bearing.
    const end = (0.99 * h - (centre + high) * sin) / cos;
    const to = Math.min(length / 2 + 0.06 * B, end);
    const from = Math.min(length / 2 + 0.015 * B, to - 0.02 * B);
    return cage(outline([at(side, from, high), at(side, to, high), at(side, to, low), at(side, from, low)]));
  };
  const row = (side: -1 | 1) => [
    rollingElement(barrel(side)),
    axis(lineSegment(at(side, -length / 2 - 0.04 * B, 0), at(side, length / 2 + 0.07 * B, 0))),
    cageAt(side),
  ];
  const guide = outline([
    [-0.8 * mid[0], mid[1] + 0.03 * H],
    [-0.8 * midTop[0], midTop[1]],
    [0.8 * midTop[0], midTop[1]],
    [0.8 * mid[0], mid[1] + 0.03 * H],
  ]);
  return {
    parts: [
      ring('b', inner),
      ring(
        'a',
        outline([
          [-h, ro, corner],
          [h, ro, corner],
          [h, yEnd],
          ['A', sphere, 0, -h, yEnd],
        ]),
      ),
      ...row(-1),
      ...row(1),
      ...(hasGuideRing ? [ring('b', guide)] : []),
    ],
    pitchRadius: centre * cos,
    rollerDiameter: roller,
    innerShoulder: outTop[1],
    outerShoulder: yEnd,
    fill: 0.84,
    end: 'rolling',
    left: -h,
    right: h,
    holeTo: sphere,
  };
}
