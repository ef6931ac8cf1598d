import type { BearingType } from '../attributes.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { valuesIn } from '../dimensions/boundary-dimensions.ts';
import { numericSeries } from '../dimensions/series.data.ts';
import { nskCatalogue, taperMountingOf } from './ratings.ts';
import { chamfersMm, shouldersByBore, shouldersMm } from './shoulder.data.ts';

/** Wide dimension series whose chamfers may differ from those of the usual width. */
const withOtherChamfers: readonly string[] = ['28', '38', '48', '49'];

type Sized = Pick<ParsedDesignation, 'type' | 'series' | 'boreMm' | 'outsideMm' | 'hasSpecialBore'>;

const withSameChamfers: readonly BearingType[] = [
  'deep groove ball',
  'angular contact ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'spherical roller',
];

/** Smallest chamfer r of both rings in mm; undefined where the dimension series does not decide it. Source: ISO 15. */
export function smallestChamferMm(bearing: Sized): number | undefined {
  const { boreMm, hasSpecialBore } = bearing;
  const series = chamferSeriesOf(bearing);
  if (boreMm === null || hasSpecialBore || series === undefined) return undefined;
  const step = chamfersMm[series]?.split(' ').find((text) => boreMm <= Number(text.split(':')[0]));
  return Number(step?.split(':')[1]) || undefined;
}

function chamferSeriesOf({ type, series }: Sized): string | undefined {
  const [, needleSeries] = /^NA[456]([89])$/.exec(series ?? '') ?? [];
  if (needleSeries) return needleSeries;
  if (!type || !withSameChamfers.includes(type)) return undefined;
  const row = numericSeries.find((one) => one.code === series && one.type === type);
  if (row?.width !== undefined && withOtherChamfers.includes(row.width)) return undefined;
  return row?.width === '00' ? '00' : row?.diameter;
}

export type Shoulders = {
  readonly shaftMm: number;
  readonly housingMm: number;
  readonly filletMm: number;
  readonly source: string;
};

/**
 * Smallest diameter of the shaft's shoulder, largest of the housing's and largest fillet in mm; undefined where they are
 * not known.
 */
export function shouldersOf(bearing: ParsedDesignation): Shoulders | undefined {
  const taper = taperMountingOf(bearing);
  if (taper) return { ...taper, source: nskCatalogue };
  return listedShoulders(bearing) ?? shouldersByChamfer(bearing);
}

/** The wide series 22 and 23 have the rings of 2 and 3; NJ and NUP those of NU, NF those of N. */
function listedShoulders({ type, series, boreMm, hasSpecialBore }: Sized): Shoulders | undefined {
  const isListed = type === 'cylindrical roller' || type === 'thrust ball';
  if (!isListed || boreMm === null || hasSpecialBore) return undefined;
  const rings = series
    ?.replace(/^(?:NJ|NUP)(?=\d)/, 'NU')
    .replace(/^NF(?=\d)/, 'N')
    .replace(/2(?=[23]$)/, '');
  const [shaftMm, housingMm, filletMm] = valuesIn(shouldersByBore[rings ?? ''] ?? '', boreMm);
  if (!shaftMm || !housingMm || !filletMm) return undefined;
  return { shaftMm, housingMm, filletMm, source: nskCatalogue };
}

/** Source: DIN 5418. */
function shouldersByChamfer(bearing: Sized): Shoulders | undefined {
  const { boreMm, outsideMm } = bearing;
  const chamferMm = smallestChamferMm(bearing);
  if (chamferMm === undefined || boreMm === null || outsideMm === null) return undefined;
  const [filletMm, ...heights] = valuesIn(shouldersMm, chamferMm);
  const height = heights[columnOf(chamferSeriesOf(bearing))];
  if (!filletMm || !height) return undefined;
  const rounded = (mm: number) => Number(mm.toFixed(1));
  return {
    filletMm,
    shaftMm: rounded(boreMm + 2 * height),
    housingMm: rounded(outsideMm - 2 * height),
    source: 'DIN 5418',
  };
}

function columnOf(diameterSeries: string | undefined): number {
  if (diameterSeries === '4') return 2;
  return diameterSeries === '1' || diameterSeries === '2' || diameterSeries === '3' ? 1 : 0;
}
