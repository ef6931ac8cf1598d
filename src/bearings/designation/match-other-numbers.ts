import type { BearingType } from '../attributes.ts';
import { NO_DIMENSIONS } from '../dimensions/boundary-dimensions.ts';
import { inchBallMm, metricMiniatureMm } from '../dimensions/miniature.data.ts';
import { camFollowers, sphericalPlainMm } from '../dimensions/needle.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';

const other = (number: string, type: BearingType, series: string, source: string): BasicNumber => ({
  number,
  type,
  series,
  group: 'o',
  sizes: NO_DIMENSIONS,
  source,
});

const candidateEndingAt = (basic: BasicNumber, end: number): BasicNumberCandidate => ({ basic, end, cost: 0 });

/** JIS names track rollers by the stud (CF12), others by the outside diameter (KR30). */
function matchCamFollowers(text: string): BasicNumberCandidate[] {
  const studs = Object.keys(camFollowers).sort((a, b) => b.length - a.length);
  const stud = studs.find((name) => text.startsWith(name.replace('-', '')));
  if (stud) return [candidateEndingAt(camFollower(camFollowers[stud] ?? 0, 'maker IKO'), stud.replace('-', '').length)];
  const found = /^KR(\d\d)/.exec(text);
  const outside = Number(found?.[1]);
  return found && Object.values(camFollowers).includes(outside)
    ? [candidateEndingAt(camFollower(outside, 'ISO 6278'), found[0].length)]
    : [];
}

const camFollower = (outsideMm: number, source: string): BasicNumber => ({
  ...other(`KR${outsideMm}`, 'cam follower', 'KR', source),
  sizes: { ...NO_DIMENSIONS, outsideMm },
});

function matchYokeRollers(text: string): BasicNumberCandidate[] {
  const found = /^(?:NATR(\d{1,2})|NART(\d{1,2})(?:R|(?=UUR)))/.exec(text);
  if (!found) return [];
  const bore = Number(found[1] ?? found[2]);
  const basic = other(`NATR${bore}`, 'cam follower', 'NATR', found[2] ? 'maker IKO' : 'maker INA');
  return [candidateEndingAt({ ...basic, sizes: { ...NO_DIMENSIONS, boreMm: bore } }, found[0].length)];
}

function matchSphericalPlain(text: string): BasicNumberCandidate[] {
  const found = /^GE(\d{1,3})(ES|DO|E)(?![A-Z]*RR)/.exec(text);
  const size = sphericalPlainMm.split(' ').find((entry) => entry.startsWith(`${found?.[1]}:`));
  const [boreMm, outsideMm, widthMm] = size?.split(/[:x]/).map(Number) ?? [];
  if (!found || boreMm === undefined || outsideMm === undefined || widthMm === undefined) return [];
  const letters = found[2] === 'E' ? 'E' : 'ES';
  const basic = other(`GE${boreMm}${letters}`, 'spherical plain', 'GE', 'ISO 12240-1');
  const sizes = { boreMm, outsideMm, widthMm, closedWidthMm: widthMm, widthKind: 'B' as const };
  return [candidateEndingAt({ ...basic, sizes }, found[0].length)];
}

function matchIsoTapers(text: string): BasicNumberCandidate[] {
  const found = /^(T[2-7][A-G][B-E])(\d{3})/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || boreMm < 10) return [];
  const basic: BasicNumber = { ...other(found[0], 'tapered roller', found[1] ?? '', 'ISO 355'), group: 't' };
  return [candidateEndingAt({ ...basic, sizes: { ...NO_DIMENSIONS, boreMm, widthKind: 'T' } }, found[0].length)];
}

/** Miniature ball bearings named by outside and bore (MR105: 10 and 5 mm), and inch ones (R8). */
function matchMiniatures(text: string): BasicNumberCandidate[] {
  return [metricMiniatureMm, inchBallMm].flatMap((table) =>
    Object.entries(table).flatMap(([number, [boreMm, outsideMm, widthMm, closedWidthMm]]) => {
      if (!text.startsWith(number)) return [];
      const sizes = { boreMm, outsideMm, widthMm, closedWidthMm, widthKind: 'B' as const };
      const series = table === inchBallMm ? 'R' : 'MR';
      const basic: BasicNumber = { ...other(number, 'deep groove ball', series, 'ABMA 12.2'), group: 'b', sizes };
      return [candidateEndingAt(basic, number.length)];
    }),
  );
}

export const matchOtherNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchCamFollowers(text),
  ...matchYokeRollers(text),
  ...matchSphericalPlain(text),
  ...matchIsoTapers(text),
  ...matchMiniatures(text),
];
