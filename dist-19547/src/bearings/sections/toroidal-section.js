                                       
import { lineSegment, outline } from './path.js';
                                                               
import { axis, baseGeometry, mirroredCage, ring, rollingElement } from './section.js';

/** One row of long, slightly barrelled rollers between two hollow raceways. */
export function toroidalSection(sizes                   , isFull = false)          {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const half = (isFull ? 0.42 : 0.36) * B;
  const rise = 0.07 * H;
  const crown = (half * half + rise * rise) / (2 * rise);
  const riseAt = (x        ) => crown - Math.sqrt(Math.max(crown * crown - x * x, 0));
  const top = ro - 0.2 * H;
  const low = ri + 0.2 * H;
  const rm = (top + low) / 2;
  const [outerEnd, innerEnd] = [top - riseAt(h), low + riseAt(h)];
  const [rollerTop, rollerLow] = [top - rise, low + rise];
  const corners          = [
    [-half, rollerTop],
    [half, rollerLow],
  ];
  return {
    parts: [
      ring(
        'b',
        outline([
          [-h, ri, corner],
          [-h, innerEnd],
          ['A', crown, 0, h, innerEnd],
          [h, ri, corner],
        ]),
      ),
      ring(
        'a',
        outline([
          [-h, ro, corner],
          [h, ro, corner],
          [h, outerEnd],
          ['A', crown, 0, -h, outerEnd],
        ]),
      ),
      rollingElement([
        ['M', ...(corners[0] ?? [0, 0])],
        ['A', crown, 1, half, rollerTop],
        ['L', ...(corners[1] ?? [0, 0])],
        ['A', crown, 1, -half, rollerLow],
        ['Z'],
      ]),
      axis(lineSegment([-half - 0.05 * B, rm], [half + 0.05 * B, rm])),
      ...(isFull ? [] : mirroredCage(half + 0.02 * B, rm - 0.08 * H, half + 0.07 * B, rm + 0.08 * H)),
    ],
    pitchRadius: rm,
    rollerDiameter: top - low,
    innerShoulder: innerEnd,
    outerShoulder: outerEnd,
    fill: isFull ? 0.95 : 0.84,
    end: 'rolling',
    left: -h,
    right: h,
    holeTo: top,
  };
}
