import type { Point } from './path.ts';
import { boreEdgesOf, type Section } from './section.ts';
import { shifted } from './transform.ts';

/** Which bearings of a set look to the left, from left to right: the contact lines of DB spread towards the shaft, those of DF close in. */
const layouts: Readonly<Record<string, readonly boolean[]>> = {
  DB: [true, false],
  DF: [false, true],
  DT: [false, false],
  TBT: [true, true, false],
  TFT: [false, false, true],
  QBC: [true, true, false, false],
  QFC: [false, false, true, true],
  QBT: [true, true, true, false],
};

export const drawnPairings: readonly string[] = Object.keys(layouts);

/** How many bearings stand in a set that is drawn: 2 for DB. */
export const countInSet = (pairing: string | undefined): number => (pairing && layouts[pairing]?.length) || 1;

type Single = { readonly single: Section; readonly boreRadius: number; readonly looksLeft: boolean };

/** A set of bearings, each like `single`, whose contact line comes to the shaft on its left or on its right. */
export function setSection({ single, boreRadius, looksLeft }: Single, pairing: string | undefined): Section {
  const layout = layouts[pairing ?? ''];
  if (!layout) return single;
  const width = single.right - single.left;
  const first = (-(layout.length - 1) * width) / 2;
  const edgesAt = (x: number, isMirrored: boolean) =>
    boreEdgesOf(single, 2 * boreRadius).map(([at, radius]): Point => [x + (isMirrored ? -at : at), radius]);
  return {
    ...single,
    parts: layout.flatMap((left, i) => shifted(single.parts, first + i * width, left !== looksLeft)),
    left: (-layout.length * width) / 2,
    right: (layout.length * width) / 2,
    boreEdges: layout.flatMap((left, i) => edgesAt(first + i * width, left !== looksLeft)),
  };
}
