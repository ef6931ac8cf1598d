import type { Basic, Candidate } from './basic.ts';
import { inchBallMm, metricMiniatureMm } from './miniature.data.ts';
import { camFollowers, sphericalPlainMm } from './needle.data.ts';
import { NO_SIZES } from './sizes.ts';
import type { BearingType } from './words.ts';

const other = (number: string, type: BearingType, series: string, source: string): Basic => ({
  number,
  type,
  series,
  group: 'o',
  sizes: NO_SIZES,
  source,
});

const at = (basic: Basic, end: number): Candidate => ({ basic, end, cost: 0 });

/** Stud type track rollers: JIS names the stud (CF12), others the outside diameter (KR30). */
function camFollowersAt(text: string): Candidate[] {
  const studs = Object.keys(camFollowers).sort((a, b) => b.length - a.length);
  const stud = studs.find((name) => text.startsWith(name.replace('-', '')));
  if (stud) return [at(camFollower(camFollowers[stud] ?? 0, 'maker IKO'), stud.replace('-', '').length)];
  const found = /^KR(\d\d)/.exec(text);
  const outside = Number(found?.[1]);
  return found && Object.values(camFollowers).includes(outside)
    ? [at(camFollower(outside, 'ISO 6278'), found[0].length)]
    : [];
}

const camFollower = (outsideMm: number, source: string): Basic => ({
  ...other(`KR${outsideMm}`, 'cam follower', 'KR', source),
  sizes: { ...NO_SIZES, outsideMm },
});

/** Yoke type track rollers NATR20, NART20R. */
function yokeRollersAt(text: string): Candidate[] {
  const found = /^(?:NATR(\d{1,2})|NART(\d{1,2})(?:R|(?=UUR)))/.exec(text);
  if (!found) return [];
  const bore = Number(found[1] ?? found[2]);
  const basic = other(`NATR${bore}`, 'cam follower', 'NATR', found[2] ? 'maker IKO' : 'maker INA');
  return [at({ ...basic, sizes: { ...NO_SIZES, boreMm: bore } }, found[0].length)];
}

/** Radial spherical plain bearings of series E: GE25ES, GE25-DO. */
function sphericalPlainAt(text: string): Candidate[] {
  const found = /^GE(\d{1,3})(ES|DO|E)(?![A-Z]*RR)/.exec(text);
  const size = sphericalPlainMm.split(' ').find((entry) => entry.startsWith(`${found?.[1]}:`));
  const [boreMm, outsideMm, widthMm] = size?.split(/[:x]/).map(Number) ?? [];
  if (!found || boreMm === undefined || outsideMm === undefined || widthMm === undefined) return [];
  const letters = found[2] === 'E' ? 'E' : 'ES';
  const basic = other(`GE${boreMm}${letters}`, 'spherical plain', 'GE', 'ISO 12240-1');
  const sizes = { boreMm, outsideMm, widthMm, closedWidthMm: widthMm, widthKind: 'B' as const };
  return [at({ ...basic, sizes }, found[0].length)];
}

/** Tapers in the designation of ISO 355: T, angle series, diameter and width series, bore in mm (T7FC055). */
function isoTapersAt(text: string): Candidate[] {
  const found = /^(T[2-7][A-G][B-E])(\d{3})/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || boreMm < 10) return [];
  const basic: Basic = { ...other(found[0], 'tapered roller', found[1] ?? '', 'ISO 355'), group: 't' };
  return [at({ ...basic, sizes: { ...NO_SIZES, boreMm, widthKind: 'T' } }, found[0].length)];
}

/** Miniature ball bearings named by outside and bore (MR105: 10 and 5 mm), and inch ones (R8). */
function miniaturesAt(text: string): Candidate[] {
  return [metricMiniatureMm, inchBallMm].flatMap((table) =>
    Object.entries(table).flatMap(([number, [boreMm, outsideMm, widthMm, closedWidthMm]]) => {
      if (!text.startsWith(number)) return [];
      const sizes = { boreMm, outsideMm, widthMm, closedWidthMm, widthKind: 'B' as const };
      const series = table === inchBallMm ? 'R' : 'MR';
      const basic: Basic = { ...other(number, 'deep groove ball', series, 'ABMA 12.2'), group: 'b', sizes };
      return [at(basic, number.length)];
    }),
  );
}

/** Track rollers, spherical plain bearings, tapers by ISO 355, miniature and inch ball bearings. */
export const otherBasicsAt = (text: string): Candidate[] => [
  ...camFollowersAt(text),
  ...yokeRollersAt(text),
  ...sphericalPlainAt(text),
  ...isoTapersAt(text),
  ...miniaturesAt(text),
];
