import type { BearingType } from '../attributes.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { valuesIn } from '../dimensions/boundary-dimensions.ts';
import { numericSeries } from '../dimensions/series.data.ts';
import { chamfersMm, shouldersMm } from './chamfer.data.ts';

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
function smallestChamferMm(bearing: Sized): number | undefined {
  const { boreMm, hasSpecialBore } = bearing;
  const series = chamferSeriesOf(bearing);
  if (boreMm === null || hasSpecialBore || series === undefined) return undefined;
  const step = chamfersMm[series]?.split(' ').find((text) => boreMm <= Number(text.split(':')[0]));
  return Number(step?.split(':')[1]) || undefined;
}

function chamferSeriesOf({ type, series }: Sized): string | undefined {
  if (!type || !withSameChamfers.includes(type)) return undefined;
  const row = numericSeries.find((one) => one.code === series && one.type === type);
  if (row?.width !== undefined && withOtherChamfers.includes(row.width)) return undefined;
  return row?.width === '00' ? '00' : row?.diameter;
}

export type Shoulders = {
  readonly chamferMm: number;
  readonly shaftMm: number;
  readonly housingMm: number;
  readonly filletMm: number;
};

/**
 * Smallest diameter of the shaft's shoulder, largest of the housing's and largest fillet in mm; undefined where the
 * chamfer is not known. Source: DIN 5418.
 */
export function shouldersOf(bearing: Sized): Shoulders | undefined {
  const { boreMm, outsideMm } = bearing;
  const chamferMm = smallestChamferMm(bearing);
  if (chamferMm === undefined || boreMm === null || outsideMm === null) return undefined;
  const [filletMm, ...heights] = valuesIn(shouldersMm, chamferMm);
  const height = heights[columnOf(chamferSeriesOf(bearing))];
  if (!filletMm || !height) return undefined;
  const rounded = (mm: number) => Number(mm.toFixed(1));
  return {
    chamferMm,
    filletMm,
    shaftMm: rounded(boreMm + 2 * height),
    housingMm: rounded(outsideMm - 2 * height),
  };
}

function columnOf(diameterSeries: string | undefined): number {
  if (diameterSeries === '4') return 2;
  return diameterSeries === '1' || diameterSeries === '2' || diameterSeries === '3' ? 1 : 0;
}
