import type { Point } from '../sections/path.ts';
import { boreEdgesOf, type Section } from '../sections/section.ts';
import { type Drawn, findSection } from './section-svg.ts';

/** Kinds whose outside is not a ring turned about the shaft. */
const withoutRing: readonly string[] = ['KR', 'BK', 'needle drawn cup closed', 'adapter sleeve', 'withdrawal sleeve'];

/** A flange or a snap ring stands out of the outside diameter by sizes that the facts do not have. */
const isRing = ({ type, kind = type, hasFlange, snapRing }: Drawn): boolean =>
  !withoutRing.includes(kind) && !hasFlange && !/R$/.test(snapRing ?? '');

/**
 * The outside of a bearing as points [x, radius] in mm, x along the shaft, counterclockwise where the radius points up:
 * bore, faces and outside diameter, with the steps to narrower rings, without chamfers. Undefined where it is no ring.
 */
export function outerProfile(spec: Drawn): Point[] | undefined {
  const section = isRing(spec) ? findSection(spec) : undefined;
  // The cups and cones of a set end at different places.
  if (!section || (spec.pairing && section.outerLeft !== undefined)) return undefined;
  const { left, right, outerLeft = left, outerRight = right, innerShoulder } = section;
  const outside = spec.D / 2;
  return [
    ...boreLine(section, spec.d),
    ...stepAt(innerShoulder, right, outerRight),
    [outerRight, outside],
    [outerLeft, outside],
    ...stepAt(innerShoulder, outerLeft, left),
  ];
}

/** Goes from left to right; a wider part of the bore, as in a tapered cup, begins at the narrower ring's face. */
function boreLine(section: Section, d: number): Point[] {
  const { left, right, taper } = section;
  const edges = boreEdgesOf(section, d).toSorted(([a], [b]) => a - b);
  // A bore of rollers has no edges.
  if (edges.length === 0) return [left, right].map((x): Point => [x, d / 2]);
  if (taper) return edges;
  const points = edges.flatMap(([x, radius], i): Point[] => {
    const [beforeX, before] = edges[i - 1] ?? [x, radius];
    if (before === radius) return [[x, radius]];
    return [before < radius ? [beforeX, radius] : [x, before], [x, radius]];
  });
  const isBend = (radius: number, i: number) => points[i - 1]?.[1] !== radius || points[i + 1]?.[1] !== radius;
  return points.filter(([, radius], i) => isBend(radius, i));
}

/** The step between the faces of two rings, at the shoulder of the inner one. */
const stepAt = (shoulder: number, from: number, to: number): Point[] =>
  Math.abs(from - to) < 1e-6
    ? []
    : [
        [from, shoulder],
        [to, shoulder],
      ];
