import { isClosed } from './closures.ts';
import { box, halfChord, outline } from './path.ts';
import type { Faces, Part, Section, SectionDimensions } from './section.ts';
import { baseGeometry, ring } from './section.ts';

/** Width of the outer ring, and where the sphere is in the section. Source: ISO 12240-1 series E, evened out. */
const OUTER_OF_WIDTH = 0.8;
const SPHERE_SHARE = 0.63;

/** An inner ring with a spherical outside in a hollow outer ring; ES and DO are relubricated through a groove. */
export function sphericalPlainSection(sizes: SectionDimensions, faces: Faces, isRelubricated: boolean): Section {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const end = OUTER_OF_WIDTH * h;
  const sphere = Math.max(ri + SPHERE_SHARE * H, Math.hypot(ri + 0.12 * H, h));
  const innerEnd = halfChord(sphere, h);
  const outerEnd = halfChord(sphere, end);
  const corner = 0.06 * Math.min(H, sizes.B);
  if (sphere > ro - 0.05 * H) return flatPlainSection(sizes);
  const sealAt = (side: -1 | 1): Part => ({
    kind: 'seal',
    path: box(side * end, outerEnd, side * (end - 0.09 * sizes.B), outerEnd + 0.1 * H),
  });
  const groove = 0.05 * sizes.B;
  const lubrication: Part[] = [
    { kind: 'groove', path: box(-groove, sphere - 0.08 * H, groove, sphere + 0.001) },
    { kind: 'groove', path: box(-0.5 * groove, sphere, 0.5 * groove, ro) },
    { kind: 'groove', path: box(-0.5 * groove, ri, 0.5 * groove, sphere - 0.08 * H) },
  ];
  return {
    parts: [
      ring(
        'b',
        outline([
          [-h, ri, corner],
          [-h, innerEnd],
          ['A', sphere, 1, h, innerEnd],
          [h, ri, corner],
        ]),
      ),
      ring(
        'a',
        outline([
          [-end, ro, corner],
          [end, ro, corner],
          [end, outerEnd],
          ['A', sphere, 0, -end, outerEnd],
        ]),
      ),
      ...(isRelubricated ? lubrication : []),
      ...(isClosed(faces) ? [sealAt(-1), sealAt(1)] : []),
    ],
    pitchRadius: rm,
    rollerDiameter: H,
    innerShoulder: innerEnd,
    outerShoulder: outerEnd,
    fill: 0,
    end: 'thrust',
    left: -h,
    right: h,
    outerLeft: -end,
    outerRight: end,
  };
}

/** Draws the two rings alone, where the sizes leave no room for a sphere. */
function flatPlainSection(sizes: SectionDimensions): Section {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  return {
    parts: [ring('b', box(-h, ri, h, rm)), ring('a', box(-h * OUTER_OF_WIDTH, rm, h * OUTER_OF_WIDTH, ro))],
    pitchRadius: rm,
    rollerDiameter: H,
    innerShoulder: rm,
    outerShoulder: rm,
    fill: 0,
    end: 'thrust',
    left: -h,
    right: h,
  };
}
