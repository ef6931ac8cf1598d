import { withoutMissing } from '../../lib/without-missing.ts';
import type { Precision } from '../attributes.ts';
import {
  assembledWidthTolerances,
  radialTolerances,
  type ToleranceTable,
  taperTolerances,
} from './dimensional-tolerance.data.ts';
import type { Range } from './radial-clearance.ts';
import { rowForSize } from './size-rows.ts';

/** What decides the tolerances, in the words of attributes.ts; sizes in mm. */
export type TolerancedBearing = {
  readonly type: string | null;
  readonly boreMm: number | null;
  readonly outsideMm: number | null;
  readonly precision: Precision;
};

/** The tolerances in µm; a figure is missing where the standard has none. */
export type DimensionalTolerances = {
  readonly bore?: Range;
  readonly outside?: Range;
  readonly width?: Range;
  readonly innerRunout?: number;
  readonly outerRunout?: number;
};

const radialTypes: readonly string[] = [
  'deep groove ball',
  'angular contact ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'cylindrical roller',
  'cylindrical roller double row',
  'spherical roller',
  'toroidal',
  'needle roller with inner ring',
];

/** Which tables hold for a class: that of the sizes, and that of the run-out where it differs. */
const classes: Readonly<Partial<Record<Precision, { sizes: string; runout?: string }>>> = {
  '': { sizes: 'N' },
  P6: { sizes: 'P6' },
  P5: { sizes: 'P5' },
  P4: { sizes: 'P4' },
  P4S: { sizes: 'P4', runout: 'P2' },
  P42: { sizes: 'P4', runout: 'P2' },
  P3: { sizes: 'P4', runout: 'P2' },
  P2: { sizes: 'P2' },
};

/**
 * Deviations of the mean bore and outside diameter and of the width, and the radial run-out of the assembled bearing, of
 * the tolerance class. The width of a tapered roller bearing is T. Empty for types and classes that ISO 492 does not have.
 */
export function dimensionalTolerances(bearing: TolerancedBearing): DimensionalTolerances {
  const { type, precision } = bearing;
  if (type === 'tapered roller') return taperTolerancesOf(bearing);
  const rows = classes[precision];
  if (!type || !radialTypes.includes(type) || !rows) return {};
  const sizes = tolerancesIn(radialTolerances[rows.sizes], bearing);
  if (!rows.runout) return sizes;
  const { innerRunout, outerRunout } = tolerancesIn(radialTolerances[rows.runout], bearing);
  const { innerRunout: _, outerRunout: __, ...rest } = sizes;
  return withoutMissing({ ...rest, innerRunout, outerRunout });
}

function taperTolerancesOf(bearing: TolerancedBearing): DimensionalTolerances {
  const { precision, boreMm } = bearing;
  const rings = precision === '' || precision === 'P6X' ? 'N' : precision;
  const sizes = tolerancesIn(taperTolerances[rings], bearing);
  const widths = assembledWidthTolerances[precision || 'N'] ?? [];
  const [min, max] = valuesFor(widths, boreMm);
  return withoutMissing({ ...sizes, width: min === undefined || max === undefined ? undefined : { min, max } });
}

function tolerancesIn(table: ToleranceTable | undefined, { boreMm, outsideMm }: TolerancedBearing) {
  const [bore, innerRunout, width] = valuesFor(table?.inner ?? [], boreMm);
  const [outside, outerRunout] = valuesFor(table?.outer ?? [], outsideMm);
  return withoutMissing({
    bore: belowNominal(bore),
    outside: belowNominal(outside),
    width: belowNominal(width),
    innerRunout,
    outerRunout,
  });
}

const belowNominal = (min: number | undefined): Range | undefined => (min === undefined ? undefined : { min, max: 0 });

const valuesFor = (rows: readonly string[], sizeMm: number | null): readonly number[] =>
  sizeMm === null ? [] : (rowForSize(rows, sizeMm)?.split(' ').map(Number) ?? []);
