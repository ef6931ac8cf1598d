                                                                               
import { britishInchMm, inch1600Mm } from '../dimensions/inch-ball.data.js';
import { inchBallMm, metricMiniatureMm } from '../dimensions/miniature.data.js';
import {                                              canEndBefore } from './basic-number.js';

const ballBearing = (
  number        ,
  series        ,
  [boreMm, outsideMm, widthMm, closedWidthMm]                                                         ,
  source        ,
)              => {
  const sizes                     = { boreMm, outsideMm, widthMm, closedWidthMm, widthKind: 'B' };
  return { number, type: 'deep groove ball', series, group: 'b', sizes, source };
};

const miniatures = { R: Object.entries(inchBallMm), MR: Object.entries(metricMiniatureMm) }         ;

/** Miniature ball bearings named by outside and bore (MR105: 10 and 5 mm; MF105 with a flange), and inch ones (R8). */
function matchMiniatures(text        )                         {
  const letters = /^(?:M[RF]|R)(?=\d)/.exec(text)?.[0];
  if (letters === undefined) return [];
  const series = letters === 'R' ? 'R' : 'MR';
  const written = series + text.slice(letters.length);
  return miniatures[series].flatMap(([number, size]) => {
    if (!written.startsWith(number)) return [];
    const basic = ballBearing(number, series, size, 'ABMA 12.2');
    return [{ basic: letters === 'MF' ? { ...basic, special: 'flanged' } : basic, end: number.length, cost: 0 }];
  });
}

/** Bare, 1630 is an old number too, and is read as that one first; shields and seals are written on inch bearings only. */
const COST_OF_1600 = 4.5;

function match1600(text        )                         {
  if (!text.startsWith('16')) return [];
  const number = text.slice(0, 4);
  const size = Object.hasOwn(inch1600Mm, number) ? inch1600Mm[number] : undefined;
  if (!size || !canEndBefore(text.slice(number.length))) return [];
  const basic = ballBearing(number, '1600', [...size, size[2]], 'maker NTN');
  return [{ basic, end: number.length, cost: COST_OF_1600 }];
}

function matchBritish(text        )                         {
  if (!/^R[LM]S/.test(text)) return [];
  return Object.entries(britishInchMm).flatMap(([number, size]) => {
    if (!text.startsWith(number) || !canEndBefore(text.slice(number.length))) return [];
    const basic = ballBearing(number, number.slice(0, 3), [...size, size[2]], 'BS 292');
    return [{ basic, end: number.length, cost: 0 }];
  });
}

export const matchInchBallNumbers = (text        )                         => [
  ...matchMiniatures(text),
  ...match1600(text),
  ...matchBritish(text),
];
