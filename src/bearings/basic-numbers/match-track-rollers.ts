import {
  boreOf,
  fixedDimensions,
  NO_DIMENSIONS,
  outsideDiameterInSeries,
  valuesIn,
  widthInSeries,
} from '../dimensions/boundary-dimensions.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import { camFollowers, camRollersMm, supportRollersMm, yokeRollersMm } from '../dimensions/track-roller.data.ts';
import { type BasicNumber, type BasicNumberCandidate, basicNumber } from './basic-number.ts';

const roller = (number: string, series: string, source: string): BasicNumber =>
  basicNumber(number, 'cam follower', series, NO_DIMENSIONS, source);

const studs = Object.entries(camFollowers)
  .map(([name, outsideMm]) => ({ name: name.replace('-', ''), outsideMm }))
  .sort((a, b) => b.name.length - a.name.length);

/** JIS names track rollers by the stud (CF12), others by the outside diameter (KR30). */
function matchCamFollowers(text: string): BasicNumberCandidate[] {
  const stud = studs.find(({ name }) => text.startsWith(name));
  if (stud) return [{ basic: camFollower(stud.outsideMm, 'maker IKO'), end: stud.name.length, cost: 0 }];
  const found = /^(KRV?E?|NUKRE?|PWKRE?)(\d\d)/.exec(text);
  const [whole = '', letters = '', digits] = found ?? [];
  const outside = Number(digits);
  const isMade = letters.startsWith('KR') || outside >= DOUBLE_ROW_FROM_MM;
  return isMade && Object.values(camFollowers).includes(outside)
    ? [{ basic: camFollower(outside, 'ISO 6278', letters), end: whole.length, cost: 0 }]
    : [];
}

/** NUKR and PWKR have two rows of rollers. Source: maker INA. */
const DOUBLE_ROW_FROM_MM = 35;

/** `letters`: V full complement, E with an eccentric collar, NU and PW with two rows. */
const camFollower = (outsideMm: number, source: string, letters = 'KR'): BasicNumber => ({
  ...roller(letters + outsideMm, letters, source),
  sizes: { ...NO_DIMENSIONS, outsideMm },
});

/** NATR, NUTR and PWTR are named by the bore; NUTR and PWTR with four digits (NUTR2052) by bore and a larger outside diameter. */
function matchYokeRollers(text: string): BasicNumberCandidate[] {
  const found =
    /^(NATR|NATV|NUTR|PWTR)(\d{4}|\d{1,2})(?!\d(?!R))/.exec(text) ?? /^(NART)(\d{1,2})(?:R|(?=UUR))/.exec(text);
  if (!found) return [];
  const [whole, letters = '', digits = ''] = found;
  const name = letters === 'NART' ? 'NATR' : letters;
  const boreMm = Number(digits.slice(0, 2));
  const hasTwoRows = name === 'NUTR' || name === 'PWTR';
  if (hasTwoRows ? boreMm < TWO_ROWS_FROM_MM : digits.length === 4) return [];
  const [listedOutside, listedWidth] = valuesIn(yokeRollersMm, boreMm);
  if (listedOutside === undefined || listedWidth === undefined) return [];
  const outsideMm = digits.length === 4 ? Number(digits.slice(2)) : listedOutside;
  const basic = roller(`${name}${digits}`, name, letters === 'NART' ? 'maker IKO' : 'maker INA');
  const sizes = fixedDimensions(boreMm, outsideMm, listedWidth);
  return [{ basic: { ...basic, sizes }, end: whole.length, cost: 0 }];
}

const TWO_ROWS_FROM_MM = 15;

/**
 * STO20 and RSTO20, without an inner ring, have the outside of NATR20 and no ribs; their width is not in the number. IKO
 * calls them NAST20R and RNAST20R, and without the R their outer surface is cylindrical.
 */
function matchRollersWithoutRibs(text: string): BasicNumberCandidate[] {
  const iko = /^(R?)NAST(\d{1,2})(R?)(?![A-Z\d])/.exec(text);
  const found = iko ?? /^(R?)STO(\d{1,2})(?!\d)/.exec(text);
  const [written = '', ringless = '', digits, crowned] = found ?? [];
  const [outsideMm] = valuesIn(yokeRollersMm, Number(digits));
  if (!found || outsideMm === undefined) return [];
  const series = `${ringless}STO`;
  const boreMm = ringless === '' ? Number(digits) : null;
  const basic: BasicNumber = {
    ...roller(series + digits, series, iko ? 'maker IKO' : 'maker INA'),
    sizes: fixedDimensions(boreMm, outsideMm, null),
    ...(crowned === '' && { special: 'cylindrical surface' }),
  };
  return [{ basic, end: written.length, cost: 0 }];
}

/**
 * CF-1-SB on a stud and CYR-1-1/2 on a pin have the outside diameter in inches; H is a heavy stud, a C in front a crowned
 * surface, S are seals and B is a hexagon socket. CF8 without letters behind is metric. Source: maker McGill.
 */
function matchInchFollowers(text: string): BasicNumberCandidate[] {
  const [written = '', letters = '', digits = '', part = '', end = ''] =
    /^(C?(?:CFH?|CYR))(\d{0,2}?)(1\/2|[13]\/4|[1357]\/8|(?:[13579]|1[135])\/16)?(SB?|B)?(?![A-Z\d/])/.exec(text) ?? [];
  const isWhole = /^C?CF$/.test(letters) && part === '';
  const isMetric = isWhole && (!end.startsWith('S') || Number(digits) > LARGEST_WHOLE_INCHES);
  const [over = 0, under = 1] = part.split('/').map(Number);
  const inches = Number(digits) + over / under;
  if (written === '' || isMetric || inches < 0.5 || inches > LARGEST_INCHES) return [];
  const hyphen = digits === '' || part === '' ? '' : '-';
  const basic = roller(letters + digits + hyphen + part + end, letters, 'maker McGill');
  const sizes = { ...NO_DIMENSIONS, outsideMm: inchesToMm(inches) };
  return [{ basic: { ...basic, sizes }, end: written.length, cost: 0 }];
}

const LARGEST_INCHES = 10;
/** CF8 and CF8B are metric ones. */
const LARGEST_WHOLE_INCHES = 4;

const LARGEST_NA22_MM = 50;

/** NA2205 is as large as 2205; RNA2205 has no inner ring, and its bore is not in the number. */
function matchSealedRollers(text: string): BasicNumberCandidate[] {
  const found = /^(R?NA)22(\d\d|\/[68])(?!\d(?!RS))/.exec(text);
  const [number = '', letters = '', code = ''] = found ?? [];
  const boreMm = boreOf(code);
  if (!found || boreMm === undefined || boreMm > LARGEST_NA22_MM) return [];
  const outsideMm = outsideDiameterInSeries('2', boreMm);
  const widthMm = boreMm < 10 ? 12 : widthInSeries('22', boreMm);
  if (outsideMm === undefined || widthMm === undefined) return [];
  const sizes = fixedDimensions(letters === 'NA' ? boreMm : null, outsideMm, widthMm);
  return [{ basic: { ...roller(number, `${letters}22`, 'maker INA'), sizes }, end: number.length, cost: 0 }];
}

/** Ball bearing track rollers: LR204 is as wide as 6204 and LR5204 as 3204, with a thicker outer ring. */
function matchBallTrackRollers(text: string): BasicNumberCandidate[] {
  const found = /^LR(5[023]\d\d|50\/[5-8]|20\d)(?!\d(?!RS|Z))/.exec(text);
  const [boreMm, outsideMm, widthMm] = valuesIn(supportRollersMm, found?.[1] ?? '');
  if (!found || boreMm === undefined || outsideMm === undefined || widthMm === undefined) return [];
  const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
  return [{ basic: { ...roller(found[0], 'LR', 'maker INA'), sizes }, end: found[0].length, cost: 0 }];
}

/** 361205R, 305804C-2Z: R and C are designs. */
function matchCamRollers(text: string): BasicNumberCandidate[] {
  const found = /^(3(?:612|058)\d\d)[RC]?(?![0-13-9])/.exec(text);
  const [boreMm, outsideMm, widthMm] = valuesIn(camRollersMm, found?.[1] ?? '');
  if (!found || boreMm === undefined || outsideMm === undefined || widthMm === undefined) return [];
  const basic = roller(found[1] ?? '', found[1]?.slice(0, 4) ?? '', 'maker SKF');
  const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
  return [{ basic: { ...basic, sizes }, end: found[0].length, cost: 0 }];
}

export const matchTrackRollers = (text: string): BasicNumberCandidate[] => [
  ...matchCamFollowers(text),
  ...matchInchFollowers(text),
  ...matchYokeRollers(text),
  ...matchRollersWithoutRibs(text),
  ...matchSealedRollers(text),
  ...matchBallTrackRollers(text),
  ...matchCamRollers(text),
];
