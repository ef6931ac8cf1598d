import type { Point } from '../sections/path.ts';
import { boreEdgesOf } from '../sections/section.ts';
import { hasOuterProfile } from './has-outer-profile.ts';
import { type Drawn, findSection } from './section-svg.ts';

/**
 * The outside of a bearing as points [x, radius] in mm, x along the shaft, counterclockwise where the radius points up:
 * bore, faces and outside diameter, with the step to a narrower outer ring, without chamfers. Undefined where it is no ring.
 */
export function outerProfile(spec: Drawn): Point[] | undefined {
  const section = hasOuterProfile(spec) ? findSection(spec) : undefined;
  if (!section) return undefined;
  const [boreLeft, boreRight] = boreEdgesOf(section, spec.d);
  if (!boreLeft || !boreRight) return undefined;
  const { left, right, outerLeft = left, outerRight = right, innerShoulder } = section;
  const outside = spec.D / 2;
  const step = (from: number, to: number): Point[] =>
    Math.abs(from - to) < 1e-6
      ? []
      : [
          [from, innerShoulder],
          [to, innerShoulder],
        ];
  return [
    [left, boreLeft[1]],
    [right, boreRight[1]],
    ...step(right, outerRight),
    [outerRight, outside],
    [outerLeft, outside],
    ...step(outerLeft, left),
  ];
}
