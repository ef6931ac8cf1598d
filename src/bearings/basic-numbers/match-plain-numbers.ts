import { fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { sphericalPlainMm, sphericalPlainWideMm } from '../dimensions/spherical-plain.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';

function sphericalPlain(boreText: string, letters: string, source: string): BasicNumber | undefined {
  const boreMm = Number(boreText);
  const isWide = letters.startsWith('F');
  const [outsideMm, widthMm] = valuesIn(isWide ? sphericalPlainWideMm : sphericalPlainMm, boreMm);
  if (outsideMm === undefined || widthMm === undefined) return undefined;
  return {
    number: `GE${boreMm}${letters}`,
    type: 'spherical plain',
    series: isWide ? 'GE F' : 'GE',
    group: 'o',
    sizes: fixedDimensions(boreMm, outsideMm, widthMm),
    source,
  };
}

/** GE20ES, GE20FO: with grooves for grease. UK, FW (INA), C and TXE (SKF) slide on a liner. Source: ISO 12240-1. */
function matchSphericalPlain(text: string): BasicNumberCandidate[] {
  const found = /^GE(\d{1,3})(ES|DO|E|FO|FW|UK|C|TXE)(?![A-Z]*RR)/.exec(text);
  const basic = sphericalPlain(found?.[1] ?? '', found?.[2]?.replace('DO', 'ES') ?? '', 'ISO 12240-1');
  return found && basic ? [{ basic, end: found[0].length, cost: 0 }] : [];
}

/**
 * ШС and ШСП, also with К for a groove in the outer ring, are GE…ES of ISO; of the others the size is known: Ш without a
 * groove, ШМ for fixed joints, ШП and ШСЛ with an outer ring split once and twice. The letters keep their Cyrillic form, as
 * only some look like Latin ones. Source: GOST 3635.
 */
function matchGostSphericalPlain(text: string): BasicNumberCandidate[] {
  const found = /^Ш(C|CП|CЛ|П|M|)(\d{1,3})(K1|K)?(?![\dA-ZА-Я])/.exec(text);
  const [whole = '', letters = '', bore = '', groove] = found ?? [];
  const basic = sphericalPlain(bore, 'ES', 'GOST 3635');
  if (!found || !basic) return [];
  if (/^CП?$/.test(letters) && groove !== 'K1') return [{ basic, end: whole.length, cost: 0 }];
  const cyrillic: Readonly<Record<string, string>> = { C: 'С', M: 'М', K: 'К' };
  const number = whole.replace(/[CMK]/g, (letter) => cyrillic[letter] ?? letter);
  return [{ basic: { ...basic, number, series: 'Ш' }, end: whole.length, cost: 0 }];
}

/** Inner (SI, GIR, PHS) and outer (SA, GAR, POS) thread; the number is the bore in mm. Source: ISO 12240-4. */
const ROD_END =
  /^(SI|SA|SIL|SAL|GIR|GIL|GAR|GAL|PHS|PHSL|POS|POSL|GIPFR|G[IA]KF[RL]|S[IA]L?KAC|S[IA]L?KB)(\d{1,2})(ES|ET|E|DO|UK|PW|PB|EC|C|T\/?K|M|F)?(?:2RS)?(?![A-Z0-9])/;
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
  const { series, mark } = rodEndName(letters, boreMm, written.replace('/', ''));
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
  ...matchGostSphericalPlain(text),
  ...matchRodEnds(text),
];
