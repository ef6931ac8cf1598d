import type { Corner, Point } from './path.ts';
import { lineSegment, outline, radians } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, cage, ring, rollingElement } from './section.ts';

const CONE_WIDTH_OF_T = 0.93;
const CUP_WIDTH_OF_T = 0.8;

const between = (p: Point, q: Point, share: number): Point => [
  p[0] + (q[0] - p[0]) * share,
  p[1] + (q[1] - p[1]) * share,
];
const rounded = (p: Point, radius: number): readonly [number, number, number] => [p[0], p[1], radius];

/** Angle of the cup's raceway in degrees: of the usual series, and of 313 and the forms B and D. */
const STEEP_DEGREES = 26;
const usualDegrees = (H: number, T: number): number => (H / T > 1.2 ? 16 : 14);

/** One row, the large ends of the rollers on the left; `T` is its width. The raceways meet on the axis. */
export function taperedRow(sizes: SectionDimensions, isSteep = false) {
  const T = sizes.B;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const coneRight = -h + CONE_WIDTH_OF_T * T;
  const cupLeft = h - CUP_WIDTH_OF_T * T;
  const xm = 0.02 * T;
  const coneMid = ri + (isSteep ? 0.36 : 0.31) * H;
  const cupMid = ro - (isSteep ? 0.27 : 0.24) * H;
  const cupSlope = Math.tan(radians(isSteep ? STEEP_DEGREES : usualDegrees(H, T)));
  const coneSlope = (cupSlope * coneMid) / cupMid;
  const cup = (x: number) => cupMid - cupSlope * (x - xm);
  const cone = (x: number) => coneMid - coneSlope * (x - xm);
  const lean = Math.atan((cupSlope + coneSlope) / 2);
  const length = Math.min(0.66 * T, (isSteep ? 0.8 : 0.98) * H);
  const onAxis = (s: number): Point => [xm + s * Math.cos(lean), (coneMid + cupMid) / 2 - s * Math.sin(lean)];
  /** A point of the roller: s along its axis, v from -1 (cone side) to 1 (cup side). */
  const at = (s: number, v: number): Point => {
    const [x, y] = onAxis(s);
    const radius = ((cup(x) - cone(x)) / 2) * Math.cos(lean);
    return [x + v * radius * Math.sin(lean), y + v * radius * Math.cos(lean)];
  };
  const bigLow = at(-length / 2, -1);
  const bigHigh = at(-length / 2, 1);
  const smallHigh = at(length / 2, 1);
  const smallLow = at(length / 2, -1);
  const bigRib = between(bigLow, bigHigh, 0.42);
  const smallRib = between(smallLow, smallHigh, 0.16);
  const cageFrom = length / 2 + 0.03 * T;
  const cageTo = length / 2 + 0.085 * T;
  /** The corners from the back face, which is on the left, to the front face. */
  const coneSurface: Corner[] = [[-h, bigRib[1]], bigRib, bigLow, smallLow, smallRib, [coneRight, smallRib[1]]];
  const rollers: Part[] = [
    rollingElement(outline([bigLow, bigHigh, smallHigh, smallLow].map((p) => rounded(p, 0.05 * H)))),
    axis(lineSegment(onAxis(-length / 2 - 0.1 * T), onAxis(length / 2 + 0.1 * T))),
    cage(outline([at(cageFrom, 0.75), at(cageTo, 0.75), at(cageTo, -0.35), at(cageFrom, -0.35)])),
  ];
  return { coneSurface, coneRight, cupLeft, cup, rollers, coneMid, cupMid, rib: bigRib[1] };
}

/** `B` is the assembled width T. */
export function taperedRollerSection(sizes: SectionDimensions, isSteep = false): Section {
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.06 * Math.min(H, sizes.B);
  const { coneSurface, coneRight, cupLeft, cup, rollers, coneMid, cupMid, rib } = taperedRow(sizes, isSteep);
  const [back, ...surface] = coneSurface;
  return {
    parts: [
      ring('b', outline([[-h, ri, corner], [back?.[0] ?? -h, rib, corner * 0.5], ...surface, [coneRight, ri, corner]])),
      ring(
        'a',
        outline([
          [cupLeft, ro, corner],
          [h, ro, corner],
          [h, cup(h)],
          [cupLeft, cup(cupLeft)],
        ]),
      ),
      ...rollers,
    ],
    pitchRadius: (coneMid + cupMid) / 2,
    rollerDiameter: cupMid - coneMid,
    innerShoulder: rib,
    outerShoulder: cup(cupLeft),
    fill: 0.86,
    end: 'rolling',
    left: -h,
    right: h,
    outerLeft: cupLeft,
    boreEdges: [
      [-h, ri],
      [coneRight, ri],
      [h, cup(h)],
    ],
  };
}
