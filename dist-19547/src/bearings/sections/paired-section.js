                                       
import { boreEdgesOf,              } from './section.js';
import { shifted } from './transform.js';

/** Which bearings of a set look to the left, from left to right: the contact lines of DB spread towards the shaft, those of DF close in. */
const layouts                                               = {
  DB: [true, false],
  DF: [false, true],
  DT: [false, false],
  QBC: [true, true, false, false],
  QFC: [false, false, true, true],
};

export const drawnPairings                    = Object.keys(layouts);

/** How many bearings stand in a set that is drawn: 2 for DB. */
export const countInSet = (pairing                    )         => (pairing && layouts[pairing]?.length) || 1;

                                                                                                     

/** A set of bearings, each like `single`, whose contact line comes to the shaft on its left or on its right. */
export function setSection({ single, boreRadius, looksLeft }        , pairing                    )          {
  const layout = layouts[pairing ?? ''];
  if (!layout) return single;
  const width = single.right - single.left;
  const first = (-(layout.length - 1) * width) / 2;
  const edgesAt = (x        , isMirrored         ) =>
    boreEdgesOf(single, 2 * boreRadius).map(([at, radius])        => [x + (isMirrored ? -at : at), radius]);
  return {
    ...single,
    parts: layout.flatMap((left, i) => shifted(single.parts, first + i * width, left !== looksLeft)),
    left: (-layout.length * width) / 2,
    right: (layout.length * width) / 2,
    boreEdges: layout.flatMap((left, i) => edgesAt(first + i * width, left !== looksLeft)),
  };
}
