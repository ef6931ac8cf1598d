import type { Corner } from './path.ts';
import { box, lineSegment, outline } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, cage, edge, ring, rollingElement } from './section.ts';

/** Which ribs a ring has: at its ends, between the rows. */
type RingRibs = { readonly left?: true; readonly between?: true; readonly right?: true };

export type RollerRows = {
  readonly count: 2 | 4;
  readonly inner: RingRibs;
  readonly outer: RingRibs;
  readonly isFull?: true;
  /** Retaining rings in the outer ring: at the right end or at both. */
  readonly retained?: 'right' | 'both';
  /** A ring of two halves. */
  readonly split?: 'inner' | 'outer';
  readonly isSealed?: true;
};

const ALL = { left: true, between: true, right: true } as const;

/** Ribs of bearings of several rows by the letters of the designation. Source: ISO 246, makers INA, Koyo. */
export const ROWS = {
  NN: { count: 2, inner: ALL, outer: {} },
  NNU: { count: 2, inner: {}, outer: ALL },
  NNC: { count: 2, inner: ALL, outer: { left: true, right: true }, isFull: true, split: 'outer' },
  NNCL: { count: 2, inner: ALL, outer: {}, isFull: true, retained: 'both' },
  NNCF: { count: 2, inner: ALL, outer: { left: true }, isFull: true, retained: 'right' },
  NNF: { count: 2, inner: ALL, outer: { between: true }, isFull: true, split: 'inner', isSealed: true },
  FC: { count: 4, inner: {}, outer: ALL, split: 'outer' },
  FCD: { count: 4, inner: {}, outer: ALL, split: 'outer' },
} as const satisfies Record<string, RollerRows>;

/** The rows from left to right, in mm along the axis. */
function rowEnds({ count, isFull, isSealed }: RollerRows, B: number): [number, number][] {
  const rib = ((isFull ? 0.11 : 0.19) / count) * B;
  const side = isSealed ? 0.09 * B : rib;
  const length = (B - 2 * side - (count - 1) * rib) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = -B / 2 + side + i * (length + rib);
    return [from, from + length];
  });
}

/** The raceway side of a ring from left to right: a dip for each row between the ribs it has. */
function raceProfile(rows: readonly [number, number][], h: number, y: number, ribY: number, ribs: RingRibs): Corner[] {
  const levelAt = (i: number) => {
    if (i === 0) return ribs.left ? ribY : y;
    if (i === rows.length) return ribs.right ? ribY : y;
    return ribs.between ? ribY : y;
  };
  const corners = rows.flatMap(([from, to], i): Corner[] => [
    [from, levelAt(i)],
    [from, y],
    [to, y],
    [to, levelAt(i + 1)],
  ]);
  return [[-h, levelAt(0)], ...corners, [h, levelAt(rows.length)]];
}

export function multiRowRollerSection(sizes: SectionDimensions, form: RollerRows): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.06 * Math.min(H, B);
  const inside = ri + 0.25 * H;
  const outside = ro - 0.24 * H;
  const roller = outside - inside;
  const rm = (outside + inside) / 2;
  const rib = 0.3 * roller;
  const rows = rowEnds(form, B);
  const inner = [[-h, ri, corner], ...raceProfile(rows, h, inside, inside + rib, form.inner), [h, ri, corner]] as const;
  const outer = raceProfile(rows, h, outside, outside - rib, form.outer).toReversed();
  const parts: Part[] = [
    ring('b', outline(inner)),
    ring('a', outline([[-h, ro, corner], [h, ro, corner], ...outer])),
    ...rows.flatMap(([from, to]) => rowParts([from, to], inside, outside, form)),
    ...splitEdge(form, { ri, ro, inside: inside + rib, outside }),
    ...retainingRings(form, h, outside, rib),
    ...(form.isSealed ? sealsOf(h, B, inside + rib, outside) : []),
  ];
  return {
    parts,
    pitchRadius: rm,
    rollerDiameter: roller,
    innerShoulder: form.inner.left ? inside + rib : inside,
    outerShoulder: form.outer.left ? outside - rib : outside,
    fill: form.isFull ? 0.95 : 0.86,
    end: form.isSealed ? 'closed' : 'rolling',
    left: -h,
    right: h,
    holeTo: outside,
  };
}

function rowParts([from, to]: [number, number], inside: number, outside: number, { isFull }: RollerRows): Part[] {
  const [length, rm, roller] = [to - from, (inside + outside) / 2, outside - inside];
  const play = 0.012 * length;
  const bar = isFull ? 0 : 0.07 * length;
  return [
    rollingElement(box(from + play + bar, inside, to - play - bar, outside, 0.08 * roller)),
    axis(lineSegment([from - 0.04 * length, rm], [to + 0.04 * length, rm])),
    ...(isFull
      ? []
      : [
          cage(box(from + play, rm - 0.1 * roller, from + bar, rm + 0.1 * roller)),
          cage(box(to - bar, rm - 0.1 * roller, to - play, rm + 0.1 * roller)),
        ]),
  ];
}

type Radii = { readonly ri: number; readonly ro: number; readonly inside: number; readonly outside: number };

function splitEdge({ split }: RollerRows, { ri, ro, inside, outside }: Radii): Part[] {
  if (split === undefined) return [];
  return [edge(split === 'inner' ? lineSegment([0, ri], [0, inside]) : lineSegment([0, outside], [0, ro]))];
}

function retainingRings({ retained }: RollerRows, h: number, outside: number, rib: number): Part[] {
  const ringAt = (side: -1 | 1): Part => ({
    kind: 'snap',
    path: box(side * 0.9 * h, outside - rib, side * 0.95 * h, outside + 0.2 * rib),
  });
  if (retained === undefined) return [];
  return retained === 'both' ? [ringAt(-1), ringAt(1)] : [ringAt(1)];
}

const sealsOf = (h: number, B: number, si: number, so: number): Part[] =>
  ([-1, 1] as const).map((side) => ({
    kind: 'seal',
    path: box(side * (h - 0.02 * B), si, side * (h - 0.06 * B), so),
  }));
