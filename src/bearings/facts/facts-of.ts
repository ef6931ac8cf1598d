import { msg } from '../../lib/i18n.ts';
import { withoutMissing } from '../../lib/without-missing.ts';
import { isWhole, type ParsedDesignation } from '../designation/parsed-designation.ts';
import { dimensionalTolerances } from '../tolerances/dimensional-tolerance.ts';
import { radialClearanceMicrons } from '../tolerances/radial-clearance.ts';
import { estimateMassKg } from '../trade-data/estimate-mass.ts';
import { accessoryFacts } from './accessory-facts.ts';
import { axialFactorsOf } from './axial-factors.ts';
import type { BearingFacts, Fact } from './bearing-facts.ts';
import { racewayOf } from './raceways.ts';
import { nskCatalogue, ratingsOf, speedsOf, sphericalRow, statedFatigueLimitKN, taperMountingOf } from './ratings.ts';
import { shouldersOf, smallestChamferMm } from './shoulders.ts';

const byFormula = msg('ISO 281, by formula');
const estimated = msg('estimate from the sizes');

/** What the designation says of one bearing; nothing where a part of it is not understood. */
export function factsOf(parsed: ParsedDesignation): BearingFacts {
  if (!isWhole(parsed)) return {};
  return {
    ...loadFacts(parsed),
    ...axialFacts(parsed),
    ...fittingFacts(parsed),
    ...toleranceFacts(parsed),
    ...massFact(parsed),
    ...accessoryFacts(parsed),
  };
}

function loadFacts(parsed: ParsedDesignation): BearingFacts {
  const ratings = ratingsOf(parsed);
  const { greaseRpm, oilRpm, source: speedSource = '' } = speedsOf(parsed);
  const source = ratings?.source ?? '';
  return withoutMissing({
    dynamicKN: fact(ratings?.dynamicKN, source),
    staticKN: fact(ratings?.staticKN, source),
    fatigueKN: fact(ratings && statedFatigueLimitKN(parsed, ratings.staticKN), byFormula),
    f0: fact(ratings?.f0, source),
    greaseSpeedRpm: fact(greaseRpm, speedSource),
    oilSpeedRpm: fact(oilRpm, speedSource),
  });
}

function axialFacts(parsed: ParsedDesignation): BearingFacts {
  const spherical = sphericalRow(parsed);
  if (spherical) {
    const [, , , , e, y1, y2, y0] = spherical.values;
    return withoutMissing({
      e: fact(e, spherical.source),
      y1: fact(y1, spherical.source),
      y2: fact(y2, spherical.source),
      y0: fact(y0, spherical.source),
    });
  }
  const factors = axialFactorsOf(parsed);
  if (!factors) return {};
  const isTaper = parsed.type === 'tapered roller';
  return withoutMissing({
    contactAngleDegrees: fact(factors.contactAngleDegrees, isTaper ? 'ISO 355' : msg('designation')),
    e: fact(factors.e, 'ISO 281'),
    y1: fact(factors.y1, 'ISO 281'),
    y2: fact(factors.y2, 'ISO 281'),
    y0: fact(factors.y0, 'ISO 76'),
    loadCentreMm:
      fact(loadCentreMm(parsed), msg('by formula, from the contact angle')) ??
      fact(taperMountingOf(parsed)?.loadCentreMm, nskCatalogue),
  });
}

/** The load centre of one row of an angular contact ball bearing, B/2 + (d + D)/4 · tan α. ZKLN and ZKLF have two. */
function loadCentreMm(parsed: ParsedDesignation) {
  const { type, series, boreMm, outsideMm, widthMm, contactAngleDegrees: angle, setOf } = parsed;
  if (
    type !== 'angular contact ball' ||
    series?.startsWith('ZKL') ||
    setOf !== 1 ||
    !boreMm ||
    !outsideMm ||
    !widthMm ||
    !angle
  )
    return undefined;
  const mm = widthMm / 2 + ((boreMm + outsideMm) / 4) * Math.tan((angle * Math.PI) / 180);
  return Number(mm.toFixed(1));
}

function fittingFacts(parsed: ParsedDesignation): BearingFacts {
  const shoulders = shouldersOf(parsed);
  const raceway = racewayOf(parsed);
  return withoutMissing({
    chamferMm: fact(smallestChamferMm(parsed), 'ISO 15'),
    shaftShoulderMm: fact(shoulders?.shaftMm, shoulders?.source ?? ''),
    housingShoulderMm: fact(shoulders?.housingMm, shoulders?.source ?? ''),
    filletMm: fact(shoulders?.filletMm, shoulders?.source ?? ''),
    innerRacewayMm: fact(raceway?.innerMm, raceway?.source ?? ''),
    outerRacewayMm: fact(raceway?.outerMm, raceway?.source ?? ''),
  });
}

/** Ball bearings in inches, for which ISO 492 does not hold. */
const INCH_SERIES: readonly (string | null)[] = ['R', '1600', 'RLS', 'RMS'];

/** Supports of ball screws are made more exactly than class Normal; Kaydon has classes of its own. */
const hasOwnTolerances = ({ series, precision, source }: ParsedDesignation): boolean =>
  source === 'maker Kaydon' ||
  series?.startsWith('ZKL') === true ||
  (precision === '' && SCREW_SUPPORT.test(series ?? ''));
const SCREW_SUPPORT = /^(?:TAC|BSA|760)/;

function toleranceFacts(parsed: ParsedDesignation): BearingFacts {
  if (hasOwnTolerances(parsed)) return {};
  const ofIso = INCH_SERIES.includes(parsed.series) ? {} : dimensionalTolerances(parsed);
  const { bore, outside, width, innerRunout, outerRunout } = ofIso;
  const isSingle = parsed.pairing === '';
  return withoutMissing({
    clearanceMicrons: fact(radialClearanceMicrons(parsed), 'ISO 5753-1'),
    boreToleranceMicrons: fact(parsed.bore === 'cylindrical' ? bore : undefined, 'ISO 492'),
    outsideToleranceMicrons: fact(outside, 'ISO 492'),
    widthToleranceMicrons: fact(isSingle ? width : undefined, 'ISO 492'),
    innerRunoutMicrons: fact(innerRunout, 'ISO 492'),
    outerRunoutMicrons: fact(outerRunout, 'ISO 492'),
  });
}

function massFact({ type, boreMm, outsideMm, widthMm }: ParsedDesignation): BearingFacts {
  if (!type || boreMm === null || outsideMm === null || widthMm === null) return {};
  const kg = estimateMassKg(type, boreMm, outsideMm, widthMm);
  return withoutMissing({ massKg: fact(kg === undefined ? undefined : Number(kg.toPrecision(3)), estimated) });
}

function fact<Value>(value: Value | undefined, source: string): Fact<Value> | undefined {
  return value === undefined ? undefined : { value, source };
}
