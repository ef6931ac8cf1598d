import { fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { sphericalPlainMm } from '../dimensions/spherical-plain.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';

function sphericalPlain(boreText: string, letters: string, source: string): BasicNumber | undefined {
  const boreMm = Number(boreText);
  const [outsideMm, widthMm] = valuesIn(sphericalPlainMm, boreMm);
  if (outsideMm === undefined || widthMm === undefined) return undefined;
  return {
    number: `GE${boreMm}${letters}`,
    type: 'spherical plain',
    series: 'GE',
    group: 'o',
    sizes: fixedDimensions(boreMm, outsideMm, widthMm),
    source,
  };
}

/**
 * ШС of GOST 3635 is GE…ES of ISO; the letters keep their Cyrillic form, as only some look like Latin ones. UK (INA), C and TXE
 * (SKF) slide on a liner.
 */
function matchSphericalPlain(text: string): BasicNumberCandidate[] {
  const found = /^GE(\d{1,3})(ES|DO|E|UK|C|TXE)(?![A-Z]*RR)/.exec(text);
  const gost = /^ШC(\d{1,3})(?!\d)/.exec(text);
  const basic = found
    ? sphericalPlain(found[1] ?? '', found[2]?.replace('DO', 'ES') ?? '', 'ISO 12240-1')
    : gost
      ? sphericalPlain(gost[1] ?? '', 'ES', 'GOST 3635')
      : undefined;
  return basic ? [{ basic, end: (found ?? gost)?.[0].length ?? 0, cost: 0 }] : [];
}

/** Inner (SI, GIR, PHS) and outer (SA, GAR, POS) thread; the number is the bore in mm. Source: ISO 12240-4. */
const ROD_END =
  /^(SI|SA|SIL|SAL|GIR|GIL|GAR|GAL|PHS|PHSL|POS|POSL|GIPFR|G[IA]KF[RL]|S[IA]L?KAC|S[IA]L?KB)(\d{1,2})(ES|ET|E|DO|UK|PW|PB|EC|C|TK|M|F)?(?:2RS)?(?![A-Z0-9])/;
const rodEndBoresMm = [3, 4, 5, 6, 8, 10, 12, 14, 15, 16, 17, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80];

/** The same thread, hand and sliding surface in the letters of SKF and of IKO. Sources: makers INA, SKF, IKO. */
const sameRodEnd: Readonly<Record<string, string>> = {
  ...{ GIR: 'SI', GIL: 'SIL', GAR: 'SA', GAL: 'SAL' },
  ...{ GIKFRPB: 'PHS', GIKFLPB: 'PHSL', GAKFRPB: 'POS', GAKFLPB: 'POSL' },
  ...{ SIKACM: 'PHS', SILKACM: 'PHSL', SAKACM: 'POS', SALKACM: 'POSL' },
  ...{ GIKFRPW: 'SIKB', GIKFLPW: 'SILKB', GAKFRPW: 'SAKB', GAKFLPW: 'SALKB' },
  ...{ SIKBF: 'SIKB', SILKBF: 'SILKB', SAKBF: 'SAKB', SALKBF: 'SALKB' },
};

/** Up to this bore DO of INA has no hole for grease, as E of SKF. */
const UNGREASED_TO_MM = 12;

/** Written as the others write it: GIR20DO is SI20ES. */
function rodEndName(letters: string, boreMm: number, mark: string): { series: string; mark: string } {
  const series = sameRodEnd[letters + mark];
  if (series) return { series, mark: '' };
  const steel = boreMm <= UNGREASED_TO_MM ? 'E' : 'ES';
  return { series: sameRodEnd[letters] ?? letters, mark: mark === 'DO' ? steel : mark };
}

function matchRodEnds(text: string): BasicNumberCandidate[] {
  const found = ROD_END.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || !rodEndBoresMm.includes(boreMm)) return [];
  const [number, letters = '', , written = ''] = found;
  const { series, mark } = rodEndName(letters, boreMm, written);
  const basic: BasicNumber = {
    number: `${series}${boreMm}${mark}`,
    type: 'rod end',
    series,
    group: 'o',
    sizes: { ...NO_DIMENSIONS, boreMm },
    source: 'ISO 12240-4',
  };
  return [{ basic, end: number.replace(/2RS$/, '').length, cost: 0 }];
}

export const matchPlainNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchSphericalPlain(text),
  ...matchRodEnds(text),
];
