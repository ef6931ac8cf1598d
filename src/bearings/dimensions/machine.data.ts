import type { BearingType } from '../attributes.ts';

type Size = readonly [boreMm: number, outsideMm: number, widthMm: number];

/** Single row supports of ball screws: 'bore:outside' or two of them, in mm. Source: makers NSK, NTN, SKF. */
export const singleScrewSupportsMm = '15:47 17:47 20:47 25:62 30:62 35:72 40:72x90 45:75x100 50:100 55:100x120 60:120';

/**
 * Double direction supports of ball screws, F with a flange. Bore and outside stand in the number of INA; the widths are those of
 * the same bearings in SKF's table, and null where it has none or another one. Source: makers INA, SKF.
 */
export const ballScrewMm: Readonly<
  Record<string, readonly [boreMm: number, outsideMm: number, widthMm: number | null]>
> = {
  ZKLN0624: [6, 24, null],
  ZKLN0832: [8, 32, 20],
  ZKLN1034: [10, 34, null],
  ZKLN1242: [12, 42, 25],
  ZKLN1545: [15, 45, 25],
  ZKLN1747: [17, 47, 25],
  ZKLN2052: [20, 52, null],
  ZKLN2557: [25, 57, 28],
  ZKLN3062: [30, 62, 28],
  ZKLN3572: [35, 72, null],
  ZKLN4075: [40, 75, null],
  ZKLN4090: [40, 90, null],
  ZKLN5090: [50, 90, null],
  ZKLN50110: [50, 110, null],
  ZKLN60110: [60, 110, null],
  ZKLN70120: [70, 120, null],
  ZKLN80130: [80, 130, null],
  ZKLN90150: [90, 150, null],
  ZKLN100160: [100, 160, null],
  ZKLF1255: [12, 55, 25],
  ZKLF1560: [15, 60, null],
  ZKLF1762: [17, 62, 25],
  ZKLF2068: [20, 68, 28],
  ZKLF2575: [25, 75, 28],
  ZKLF3080: [30, 80, 28],
  ZKLF30100: [30, 100, 38],
  ZKLF3590: [35, 90, 34],
  ZKLF40100: [40, 100, 34],
  ZKLF40115: [40, 115, 46],
  ZKLF50115: [50, 115, 34],
  ZKLF50140: [50, 140, 54],
  ZKLF60145: [60, 145, 45],
  ZKLF70155: [70, 155, null],
  ZKLF80165: [80, 165, null],
  ZKLF90190: [90, 190, null],
  ZKLF100200: [100, 200, null],
};

/** Axle bearings of wagons, numbered by themselves. Source: TB/T 2235, GB/T 25770. */
export const railwayMm: Readonly<Record<string, { readonly type: BearingType; readonly size: Size }>> = {
  '352226X2': { type: 'tapered roller double row', size: [130, 230, 150] },
  '353130X2': { type: 'tapered roller double row', size: [150, 250, 160] },
  '197726': { type: 'tapered roller double row', size: [130, 230, 150] },
  '42726': { type: 'cylindrical roller', size: [130, 250, 80] },
  '152726': { type: 'cylindrical roller', size: [130, 250, 80] },
};
