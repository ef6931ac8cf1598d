import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { valuesIn } from '../dimensions/boundary-dimensions.ts';
import { nkiRacewayMm, rna48BoreMm, rna49BoreMm } from '../dimensions/needle.data.ts';
import { innerRacewaysMm, outerRacewaysMm } from './raceway.data.ts';
import { rollerDesignOf } from './roller-design.ts';

export type Raceway = { readonly innerMm?: number; readonly outerMm?: number; readonly source: string };

/** Series with the raceways of another one. */
const sameRaceway: Readonly<Record<string, string>> = { '22': '2', '23': '3' };

/**
 * Diameter of the raceway on the ring without ribs, in mm: under the rollers of NU, NJ, NUP and of needle roller bearings
 * with an inner ring, over those of N and NF; undefined where it is not known for the design.
 */
export const racewayOf = (bearing: ParsedDesignation): Raceway | undefined =>
  needleRaceway(bearing) ?? rollerRaceway(bearing);

const needleRaceways: Readonly<Record<string, string>> = {
  NA48: rna48BoreMm,
  NA49: rna49BoreMm,
  NA59: rna49BoreMm,
  NA69: rna49BoreMm,
  NKI: nkiRacewayMm,
};

function needleRaceway({ series, boreMm }: ParsedDesignation): Raceway | undefined {
  const [innerMm] = valuesIn(needleRaceways[series ?? ''] ?? '', boreMm ?? 0);
  return innerMm === undefined ? undefined : { innerMm, source: 'ISO 1206' };
}

function rollerRaceway(bearing: ParsedDesignation): Raceway | undefined {
  const found = rollerDesignOf(bearing);
  if (!found || bearing.boreMm === null) return undefined;
  const { letters, series, isReinforced } = found;
  const row = (sameRaceway[series] ?? series) + (isReinforced ? 'E' : '');
  const isOuter = letters === 'N' || letters === 'NF';
  const [mm] = valuesIn((isOuter ? outerRacewaysMm : innerRacewaysMm)[row] ?? '', bearing.boreMm);
  if (mm === undefined) return undefined;
  return { ...(isOuter ? { outerMm: mm } : { innerMm: mm }), source: 'DIN 5412-1' };
}
