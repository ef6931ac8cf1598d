import type { HousingClass, ShaftClass } from './deviations.ts';

/** A fit of bores up to and including so many mm; solid steel shaft, the inner ring turns under the load. */
type FitRow = readonly [upToMm: number, shaft: ShaftClass];

/**
 * Light is P up to 0.06·C, normal up to 0.13·C, heavy above; heavy has its own rows for rollers only. Source: table of
 * shaft fits in NSK's general catalogue.
 */
export const shaftFits: Readonly<Record<'ball' | 'roller' | 'spherical', Readonly<Record<string, readonly FitRow[]>>>> =
  {
    ball: {
      light: [
        [18, 'j5'],
        [100, 'j6'],
        [200, 'k6'],
      ],
      normal: [
        [18, 'j5'],
        [100, 'k5'],
        [140, 'm5'],
        [200, 'm6'],
        [280, 'n6'],
      ],
    },
    roller: {
      light: [
        [40, 'j6'],
        [140, 'k6'],
        [200, 'm6'],
      ],
      normal: [
        [40, 'k6'],
        [140, 'm6'],
        [200, 'n6'],
        [400, 'p6'],
      ],
      heavy: [
        [40, 'k6'],
        [50, 'm6'],
        [140, 'n6'],
        [200, 'p6'],
      ],
    },
    spherical: {
      normal: [
        [40, 'k6'],
        [100, 'm6'],
        [140, 'n6'],
        [280, 'p6'],
      ],
      heavy: [
        [40, 'k6'],
        [50, 'm6'],
        [100, 'n6'],
        [140, 'p6'],
      ],
    },
  };

/** The outer ring turns under the load, as in a wheel hub. Source: table of housing fits in NSK's general catalogue. */
export const turningHousingFits: Readonly<Record<string, HousingClass>> = { light: 'M7', normal: 'N7', heavy: 'P7' };
