import type { Corner } from './path.ts';
import { box, lineSegment, outline } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, edge, mirroredCage, ring, rollingElement } from './section.ts';

/** `loose`: the right inner rib is a separate ring. */
export type Ribs = {
  readonly innerLeft?: true;
  readonly innerRight?: true;
  readonly outerLeft?: true;
  readonly outerRight?: true;
  readonly loose?: true;
};

/** Ribs by the letters of the designation. Source: ISO 246. */
export const RIBS = {
  NU: { outerLeft: true, outerRight: true },
  NJ: { outerLeft: true, outerRight: true, innerLeft: true },
  N: { innerLeft: true, innerRight: true },
  NF: { innerLeft: true, innerRight: true, outerLeft: true },
  NUP: { outerLeft: true, outerRight: true, innerLeft: true, innerRight: true, loose: true },
} as const satisfies Record<string, Ribs>;

export function cylindricalRollerSection(sizes: SectionDimensions, ribs: Ribs): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const inside = ri + 0.24 * H;
  const outside = ro - 0.23 * H;
  const roller = outside - inside;
  const rm = (outside + inside) / 2;
  const half = 0.31 * B;
  const rib = 0.3 * roller;
  const raceEnd = (side: -1 | 1, y: number, ribY: number, hasRib: boolean): Corner[] => {
    if (!hasRib) return [[side * h, y, corner * 0.6]];
    return [
      [side * h, ribY],
      [side * half, ribY],
      [side * half, y],
    ];
  };
  const inner: Corner[] = [
    [-h, ri, corner],
    ...raceEnd(-1, inside, inside + rib, !!ribs.innerLeft),
    ...raceEnd(1, inside, inside + rib, !!ribs.innerRight).reverse(),
    [h, ri, corner],
  ];
  const outer: Corner[] = [
    [h, ro, corner],
    ...raceEnd(1, outside, outside - rib, !!ribs.outerRight),
    ...raceEnd(-1, outside, outside - rib, !!ribs.outerLeft).reverse(),
    [-h, ro, corner],
  ];
  const reach = half * 0.985;
  const parts: Part[] = [
    ring('b', outline(inner)),
    ring('a', outline(outer)),
    rollingElement(box(-reach, inside, reach, outside, 0.1 * roller)),
    axis(lineSegment([-reach - 0.06 * B, rm], [reach + 0.06 * B, rm])),
    ...mirroredCage(half + 0.03 * B, rm - 0.1 * roller, h - 0.05 * B, rm + 0.1 * roller),
  ];
  if (ribs.loose) parts.push(edge(lineSegment([half, inside + rib], [half, ri])));
  return {
    parts,
    pitchRadius: rm,
    rollerDiameter: roller,
    innerShoulder: ribs.innerLeft ? inside + rib : inside,
    outerShoulder: ribs.outerLeft ? outside - rib : outside,
    fill: 0.86,
    end: 'rolling',
    left: -h,
    right: h,
  };
}

export function doubleRowCylindricalSection(sizes: SectionDimensions): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.06 * Math.min(H, B);
  const inside = ri + 0.25 * H;
  const outside = ro - 0.24 * H;
  const roller = outside - inside;
  const rm = (outside + inside) / 2;
  const top = inside + 0.3 * roller;
  const a = 0.045 * B;
  const b = 0.4 * B;
  const inner: Corner[] = [
    [-h, ri, corner],
    [-h, top],
    [-b, top],
    [-b, inside],
    [-a, inside],
    [-a, top],
    [a, top],
    [a, inside],
    [b, inside],
    [b, top],
    [h, top],
    [h, ri, corner],
  ];
  const row = (side: -1 | 1) => [
    rollingElement(box(side * a * 1.05, inside, side * b * 0.99, outside, 0.08 * roller)),
    axis(lineSegment([side * a * 0.4, rm], [side * (b + 0.05 * B), rm])),
  ];
  return {
    parts: [ring('b', outline(inner)), ring('a', box(-h, outside, h, ro, corner)), ...row(-1), ...row(1)],
    pitchRadius: rm,
    rollerDiameter: roller,
    innerShoulder: top,
    outerShoulder: outside,
    fill: 0.86,
    end: 'rolling',
    left: -h,
    right: h,
  };
}
