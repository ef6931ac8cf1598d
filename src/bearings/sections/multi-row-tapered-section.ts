import type { Corner } from './path.ts';
import { box, outline } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';
import { baseGeometry, ring } from './section.ts';
import { taperedRow } from './tapered-roller-section.ts';
import { shifted } from './transform.ts';

const mirrored = (corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y, radius = 0]): Corner => [-x, y, radius]).toReversed();
const movedBy = (corners: readonly Corner[], by: number): Corner[] =>
  corners.map(([x, y, radius = 0]): Corner => [x + by, y, radius]);

type Row = ReturnType<typeof taperedRow>;

const ends = (sizes: SectionDimensions, { coneMid, cupMid, rib, cup, cupLeft }: Row) => ({
  pitchRadius: (coneMid + cupMid) / 2,
  rollerDiameter: cupMid - coneMid,
  innerShoulder: rib,
  outerShoulder: cup(cupLeft),
  fill: 0.86,
  end: 'rolling' as const,
  left: -sizes.B / 2,
  right: sizes.B / 2,
});

/** One cup with two raceways between two cones and their spacer; the large ends of the rollers are outside. */
export function doubleRowTaperedSection(sizes: SectionDimensions): Section {
  const half = { ...sizes, B: sizes.B / 2 };
  const { ri, ro, H, h } = baseGeometry(half);
  const corner = 0.06 * Math.min(H, half.B);
  const row = taperedRow(half);
  const cone: Corner[] = [[-h, ri, corner], ...row.coneSurface, [row.coneRight, ri, corner]];
  const gap = h - row.coneRight;
  const cup = doubleCup(row, h, ro, corner);
  const spacer = ring('a', box(-gap, ri + 0.03 * H, gap, ri + 0.2 * H));
  return {
    ...ends(sizes, row),
    parts: [
      ring('b', outline(movedBy(cone, -h))),
      ring('b', outline(movedBy(mirrored(cone), h))),
      ring('a', outline(cup)),
      spacer,
      ...shifted(row.rollers, -h),
      ...shifted(row.rollers, h, true),
    ],
    outerLeft: row.cupLeft - h,
    outerRight: h - row.cupLeft,
    holeTo: row.cup(h),
  };
}

/** The cup about the middle, for rows of the half width `h` on both sides of it. */
function doubleCup({ cup, cupLeft }: Row, h: number, ro: number, corner: number): Corner[] {
  return [
    [cupLeft - h, ro, corner],
    [h - cupLeft, ro, corner],
    [h - cupLeft, cup(cupLeft)],
    [0, cup(h)],
    [cupLeft - h, cup(cupLeft)],
  ];
}

/** Two cones of two raceways each, one double cup between two single ones, with spacers between the cups. */
export function fourRowTaperedSection(sizes: SectionDimensions): Section {
  const quarter = { ...sizes, B: sizes.B / 4 };
  const { ri, ro, H, h } = baseGeometry(quarter);
  const corner = 0.06 * Math.min(H, quarter.B);
  const row = taperedRow(quarter);
  const surface = row.coneSurface.slice(1);
  const doubleCone: Corner[] = [
    [-row.coneRight - h, ri, corner],
    ...movedBy(mirrored(surface), -h),
    ...movedBy(surface, h),
    [row.coneRight + h, ri, corner],
  ];
  const singleCup: Corner[] = [
    [-h, ro, corner],
    [-row.cupLeft, ro, corner],
    [-row.cupLeft, row.cup(row.cupLeft)],
    [-h, row.cup(h)],
  ];
  const spacer: Part[] = ([-1, 1] as const).map((side) =>
    ring('b', box(side * 2 * h + row.cupLeft + h, ro - 0.16 * H, side * 2 * h - row.cupLeft - h, ro)),
  );
  return {
    ...ends(sizes, row),
    parts: [
      ring('b', outline(movedBy(doubleCone, -2 * h))),
      ring('b', outline(movedBy(doubleCone, 2 * h))),
      ring('a', outline(movedBy(singleCup, -3 * h))),
      ring('a', outline(movedBy(mirrored(singleCup), 3 * h))),
      ring('a', outline(doubleCup(row, h, ro, corner))),
      ...spacer,
      ...shifted(row.rollers, -3 * h, true),
      ...shifted(row.rollers, -h),
      ...shifted(row.rollers, h, true),
      ...shifted(row.rollers, 3 * h),
    ],
  };
}
