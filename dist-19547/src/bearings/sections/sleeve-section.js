import { box, lineSegment, outline } from './path.js';
                                                               
import { baseGeometry, edge, ring } from './section.js';

const TAPER = 12;

/** `d` is the shaft, `D` the nut, `B` the length; the nut and its washer are on the left, the large end on the right. */
export function adapterSleeveSection(sizes                   )                      {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const nut = 0.26 * B;
  const washer = 0.045 * B;
  const thread = ri + 0.18 * H;
  const largeEnd = thread + (B - nut - washer) / (2 * TAPER);
  if (largeEnd > ro) return undefined;
  const sleeve = outline([
    [-h, ri],
    [-h, thread],
    [-h + nut + washer, thread],
    [h, largeEnd],
    [h, ri],
  ]);
  return {
    parts: [
      ring('b', sleeve),
      ring('a', box(-h + 0.02 * B, thread, -h + nut, ro, 0.04 * H)),
      ring('b', box(-h + nut, thread, -h + nut + washer, ro - 0.04 * H)),
      edge(lineSegment([-h, thread - 0.06 * H], [-h + nut, thread - 0.06 * H])),
    ],
    pitchRadius: rm,
    rollerDiameter: H,
    innerShoulder: thread,
    outerShoulder: ro,
    fill: 0,
    end: 'thrust',
    left: -h,
    right: h,
    outerLeft: -h + 0.02 * B,
    outerRight: -h + nut,
  };
}
