import { entriesIn, fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { inchSphericalPlainMm, sphericalPlainMm, sphericalPlainWideMm } from '../dimensions/spherical-plain.data.ts';
import { type BasicNumber, type BasicNumberCandidate, basicNumber } from './basic-number.ts';

function sphericalPlain(boreText: string, letters: string, source: string): BasicNumber | undefined {
  const boreMm = Number(boreText);
  const isWide = /^[FG]/.test(letters);
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

/** GE20ES, GE20FO (GS at IKO): with grooves for grease. UK, FW (INA), G (IKO), C, TXE, TXG3E (SKF) and ET (GB/T 9163) slide on a liner. Source: ISO 12240-1. */
function matchSphericalPlain(text: string): BasicNumberCandidate[] {
  const found = /^GE(\d{1,3})(ES|ET|DO|E|FO|FW|GS|G|UK|C|TXE|TXG3E)(?![A-Z]*RR)/.exec(text);
  const letters = found?.[2]?.replace('DO', 'ES').replace('GS', 'FO') ?? '';
  const basic = sphericalPlain(found?.[1] ?? '', letters, 'ISO 12240-1');
  return found && basic ? [{ basic, end: found[0].length, cost: 0 }] : [];
}

const isPlainBore = (boreMm: number): boolean =>
  [sphericalPlainMm, sphericalPlainWideMm].some((table) => entriesIn(table).has(String(boreMm)));

const OTHER_SPHERICAL_PLAIN =
  /^(?:(GEG|GEH|GEM|GEEW|GEEM|GEBK|GEBJ|GAC|GX)(\d{1,3})(ES|ET|E|XT|S|T|F|C|N)?|(GE)(\d{1,3})(AW|AX|SX|SW|LO|PB|PW|HO))(?![A-Z])(?!\d(?!RS))/;

/** Wide (GEG, GEH), with a long inner ring (GEM, GEEW), for axial and angular loads (GX, GAC, AW, SX): the bore in mm. */
function matchOtherSphericalPlain(text: string): BasicNumberCandidate[] {
  const found = OTHER_SPHERICAL_PLAIN.exec(text);
  const boreMm = Number(found?.[2] ?? found?.[5]);
  if (!found || !isPlainBore(boreMm)) return [];
  const series = found[1] ?? `GE ${found[6]}`;
  const source = found[4] === undefined ? (standardOf[series] ?? 'GB/T 9163') : 'maker INA';
  return [{ basic: plainOfMaker(found[0], 'spherical plain', series, boreMm, source), end: found[0].length, cost: 0 }];
}

const standardOf: Readonly<Record<string, string>> = { GAC: 'GB/T 9164', GX: 'GB/T 9162' };

const plainOfMaker = (
  number: string,
  type: 'spherical plain' | 'rod end',
  series: string,
  boreMm: number,
  source = 'maker INA',
): BasicNumber => basicNumber(number, type, series, { ...NO_DIMENSIONS, boreMm }, source);

/** GEZ104ES (SKF): inches and sixteenths, here 1 1/4; the same as GEZ31ES (INA), in whole mm. */
function matchInchSphericalPlain(text: string): BasicNumberCandidate[] {
  const [written = '', digits = '', letters = ''] = /^GEZ(\d{2,3})(ES|TXE|TXA)(?![A-Z])(?!\d(?!RS))/.exec(text) ?? [];
  if (written === '') return [];
  for (const [code, { boreMm = 0, values }] of entriesIn(inchSphericalPlainMm)) {
    const [outsideMm = 0, widthMm = 0, ofIna] = values;
    if (digits !== code && digits !== String(ofIna)) continue;
    const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
    const basic = basicNumber(`GEZ${code}${letters}`, 'spherical plain', 'GEZ', sizes, 'maker SKF');
    return [{ basic, end: written.length, cost: 0 }];
  }
  return [];
}

/** Rod ends of hydraulic cylinders: GIHNK50LO, GIHRK50DO, GF50DO to be welded on; the bore in mm. */
function matchHydraulicRodEnds(text: string): BasicNumberCandidate[] {
  const found = /^(GIH(?:NR?|R|P)?K|GIHO|GF|GK)(\d{2,3})(DO|LO)(?![A-Z])(?!\d(?!RS))/.exec(text);
  const [number = '', letters = '', digits] = found ?? [];
  const boreMm = Number(digits);
  if (!found || !isPlainBore(boreMm)) return [];
  return [{ basic: plainOfMaker(number, 'rod end', letters, boreMm), end: number.length, cost: 0 }];
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
  /^(SI|SA|SIL|SAL|GIR|GIL|GAR|GAL|PHS|PHSL|POS|POSL|GIPFR|G[IA]KF?[RL]|S[IA]L?KAC|S[IA]L?KB)(\d{1,2})(ES|ET|E|DO|UK|PW|PB|EC|C|T\/?K|M|F)?(?:2RS)?(?![A-Z0-9])/;
const rodEndBoresMm = [3, 4, 5, 6, 8, 10, 12, 14, 15, 16, 17, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80];

/** The same thread, hand and sliding surface in the letters of SKF and of IKO. Sources: makers INA, SKF, IKO. */
const sameRodEnd: Readonly<Record<string, string>> = {
  GIR: 'SI',
  GIL: 'SIL',
  GAR: 'SA',
  GAL: 'SAL',
  GIKFRPB: 'PHS',
  GIKFLPB: 'PHSL',
  GAKFRPB: 'POS',
  GAKFLPB: 'POSL',
  SIKACM: 'PHS',
  SILKACM: 'PHSL',
  SAKACM: 'POS',
  SALKACM: 'POSL',
  GIKFRPW: 'SIKB',
  GIKFLPW: 'SILKB',
  GAKFRPW: 'SAKB',
  GAKFLPW: 'SALKB',
  SIKBF: 'SIKB',
  SILKBF: 'SILKB',
  SAKBF: 'SAKB',
  SALKBF: 'SALKB',
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

/** PHS10L is PHSL10, with a left-hand thread. Source: maker THK. */
const withHandInFront = (text: string): string => text.replace(/^(PHS|POS)(\d{1,2})L(?![A-Z\d])/, '$1L$2');

function matchRodEnds(text: string): BasicNumberCandidate[] {
  const found = ROD_END.exec(withHandInFront(text));
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
    // The letters of INA that no others share.
    source: series.startsWith('G') ? 'maker INA' : 'ISO 12240-4',
  };
  return [{ basic, end: number.replace(/2RS$/, '').length, cost: 0 }];
}

export const matchPlainNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchSphericalPlain(text),
  ...matchOtherSphericalPlain(text),
  ...matchInchSphericalPlain(text),
  ...matchHydraulicRodEnds(text),
  ...matchGostSphericalPlain(text),
  ...matchRodEnds(text),
];
