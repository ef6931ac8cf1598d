import { withoutMissing } from '../../lib/without-missing.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { boreFromCode, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { lockNutsMm } from '../dimensions/lock-nut.data.ts';
import { rodEndRatings, rodEndSizesMm } from '../dimensions/rod-end.data.ts';
import { sleeveSizesMm, withdrawalSleevesMm } from '../dimensions/sleeve.data.ts';
import { sphericalPlainRatings } from '../dimensions/spherical-plain.data.ts';
import { plummerBlocksMm, unitSizesMm } from '../dimensions/unit.data.ts';
import type { BearingFacts, Fact } from './bearing-facts.ts';

const fyh = 'FYH';
const ina = 'INA';
const rodEndStandard = 'ISO 12240-4';

/** What sleeves, housings, units, rod ends and spherical plain bearings have besides a rolling bearing's facts. */
export function accessoryFacts(parsed: ParsedDesignation): BearingFacts {
  switch (parsed.type) {
    case 'adapter sleeve':
      return sleeveFacts(parsed);
    case 'withdrawal sleeve':
      return withdrawalSleeveFacts(parsed);
    case 'lock nut':
      return lockNutFacts(parsed);
    case 'housing':
      return PLUMMER_BLOCK.test(parsed.series ?? '') ? plummerBlockFacts(parsed) : unitFacts(parsed);
    case 'insert/unit':
      return unitFacts(parsed);
    case 'rod end':
      return rodEndFacts(parsed);
    case 'spherical plain':
      return sphericalPlainFacts(parsed);
    default:
      return {};
  }
}

const fact = <Value>(value: Value, source: string): Fact<Value> => ({ value, source });

/** Pitch in mm of the thread of a sleeve. Source: ISO 2982-2. */
function sleevePitch(boreMm: number): number {
  if (boreMm <= 10) return 0.75;
  if (boreMm <= 20) return 1;
  if (boreMm <= 50) return 1.5;
  return boreMm <= 150 ? 2 : 3;
}

function lockNutFacts({ series, boreMm }: ParsedDesignation): BearingFacts {
  const [headMm] = valuesIn(lockNutsMm[series === 'KML' ? 'KML' : 'KM'], boreMm ?? 0);
  if (!boreMm || !headMm || !(series === 'KM' || series === 'KML')) return {};
  const source = 'ISO 2982-2';
  return { headMm: fact(headMm, source), thread: fact(threadText(boreMm, sleevePitch(boreMm)), source) };
}

/** Low nuts hold the sleeves of narrow bearings. */
const withLowNuts: readonly string[] = ['H30', 'H39'];

/** The tapered bore that a sleeve fits, from the end of its number. */
const fittedBore = (basic: string): number => boreFromCode(basic.slice(-2)) ?? 0;

function sleeveFacts({ series, basic }: ParsedDesignation): BearingFacts {
  const boreMm = fittedBore(basic);
  const [headMm, lengthMm] = valuesIn(sleeveSizesMm[series ?? ''] ?? '', boreMm);
  if (!headMm || !lengthMm) return {};
  const isLow = withLowNuts.includes(series ?? '');
  const standard = 'ISO 2982-1';
  const nuts = 'ISO 2982-2';
  return {
    fitsBoreMm: fact(boreMm, standard),
    lengthMm: fact(lengthMm, standard),
    headMm: fact(headMm, nuts),
    thread: fact(threadText(boreMm, sleevePitch(boreMm)), nuts),
    lockNut: fact(`KM${isLow ? 'L' : ''}${boreMm / 5}`, nuts),
    lockWasher: fact(`MB${isLow ? 'L' : ''}${boreMm / 5}`, nuts),
  };
}

function withdrawalSleeveFacts({ series, basic }: ParsedDesignation): BearingFacts {
  const boreMm = fittedBore(basic);
  const [lengthMm, thread, pitch] = valuesIn(withdrawalSleevesMm[(series ?? '').replace('O', '')] ?? '', boreMm);
  if (!lengthMm) return {};
  const standard = 'ISO 2982-1';
  return withoutMissing({
    fitsBoreMm: fact(boreMm, standard),
    lengthMm: fact(lengthMm, standard),
    thread: thread === undefined ? undefined : fact(threadText(thread, pitch), standard),
  });
}

/** Housings on which bolts and height are those of ISO 113. */
const PLUMMER_BLOCK = /^SN[LH]?[56]$/;

function plummerBlockFacts({ series, basic }: ParsedDesignation): BearingFacts {
  return housingFacts(valuesIn(plummerBlocksMm[series?.slice(-1) ?? ''] ?? '', basic.slice(-2)), 'ISO 113');
}

/** Read from the end, as a flange has no height of the centre: height, length, spacing of the bolts, bolt, in mm. */
function housingFacts(sizes: readonly number[], source: string): BearingFacts {
  const [bolt, spacing, length, height] = sizes.toReversed();
  if (!bolt || !spacing || !length) return {};
  return withoutMissing({
    centreHeightMm: height === undefined ? undefined : fact(height, source),
    lengthMm: fact(length, source),
    boltSpacingMm: fact(spacing, source),
    bolts: fact(threadText(bolt), source),
  });
}

/** Letters of the insert before those of the housing: UCP205, UKFL208. */
const INSERT = /^U[CK](?=[PF])/;

/** Cast housings after JIS only, because those of other makers (SY40TF) have other bolts. */
function unitFacts({ series, basic, source }: ParsedDesignation): BearingFacts {
  if (!source?.startsWith('JIS')) return {};
  const housing = series?.replace(INSERT, '') ?? '';
  const code = /(\d\d)(?:-\d+)?$/.exec(basic)?.[1] ?? '';
  return housingFacts(valuesIn(unitSizesMm[housing] ?? '', code), fyh);
}

/** PHS10 (K) has a wider inner ring than SI10ES (E). */
const DIMENSION_SERIES_K = /^(?:PHS|POS|GIPF|G[IA]K|S[IA]L?KB)/;
const OUTER_THREAD = /^(?:SA|POS|GAK)/;
/** GIPF has the thread of pneumatic cylinders; GIKR a coarser one than GIKFR. */
const OTHER_THREAD = /^(?:GIPF|G[IA]K[RL])/;
const STEEL_ON_STEEL = /\dES?$/;

function rodEndFacts({ series, basic, boreMm }: ParsedDesignation): BearingFacts {
  const isK = DIMENSION_SERIES_K.test(series ?? '');
  const sizes = valuesIn(rodEndSizesMm[isK ? 'K' : 'E'], boreMm ?? 0);
  const [headMm, , toInnerMm, toOuterMm, tilt, thread, pitch] = sizes;
  if (!headMm || !toInnerMm || !toOuterMm || !tilt || !thread) return {};
  const hasOuter = OUTER_THREAD.test(series ?? '');
  const isRated = !isK && STEEL_ON_STEEL.test(basic);
  const [dynamicKN, staticInner, staticOuter] = isRated ? valuesIn(rodEndRatings, boreMm ?? 0) : [];
  const staticKN = hasOuter ? staticOuter : staticInner;
  return withoutMissing({
    dynamicKN: dynamicKN === undefined ? undefined : fact(dynamicKN, ina),
    staticKN: staticKN === undefined ? undefined : fact(staticKN, ina),
    headMm: fact(headMm, rodEndStandard),
    centreHeightMm: fact(hasOuter ? toOuterMm : toInnerMm, rodEndStandard),
    thread: OTHER_THREAD.test(series ?? '') ? undefined : fact(threadText(thread, pitch), rodEndStandard),
    tiltDegrees: fact(tilt, rodEndStandard),
  });
}

const threadText = (size: number, pitch = 0): string => (pitch ? `M${size} x ${pitch}` : `M${size}`);

function sphericalPlainFacts({ basic, boreMm, series }: ParsedDesignation): BearingFacts {
  const [dynamicKN, staticKN, tilt] = valuesIn(sphericalPlainRatings, boreMm ?? 0);
  // The table is that of series E; wide ones and those for axial or angular loads have other figures.
  if (!dynamicKN || !staticKN || !tilt || series !== 'GE') return {};
  const ratings = STEEL_ON_STEEL.test(basic) && { dynamicKN: fact(dynamicKN, ina), staticKN: fact(staticKN, ina) };
  return { ...ratings, tiltDegrees: fact(tilt, 'ISO 12240-1') };
}
