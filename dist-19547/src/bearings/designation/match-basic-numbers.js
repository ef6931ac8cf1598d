                                                                                  
import { matchAccessoryNumbers } from './match-accessory-numbers.js';
import { matchCombinedNeedleNumbers } from './match-combined-needle-numbers.js';
import { matchInchBallNumbers } from './match-inch-ball-numbers.js';
import { matchInchNumbers } from './match-inch-numbers.js';
import { matchInsertNumbers } from './match-insert-numbers.js';
import { matchIsoTaperNumbers } from './match-iso-taper-numbers.js';
import { machineMatchers } from './match-machine-numbers.js';
import { matchNeedleNumbers } from './match-needle-numbers.js';
import { matchOldNumbers } from './match-old-numbers.js';
import { matchPlainNumbers } from './match-plain-numbers.js';
import { matchCylindricalNumbers, matchNumericNumbers } from './match-radial-numbers.js';
import { matchTrackRollers } from './match-track-rollers.js';

const DIGITS = '0123456789';

/** Of equally likely readings the first one wins. */
const matchers                                = [
  { starts: `${DIGITS}QBC`, match: matchNumericNumbers },
  { starts: 'NRS', match: matchCylindricalNumbers },
  { starts: 'ABHKNRT', match: matchNeedleNumbers },
  { starts: 'FGRSTUY', match: matchInsertNumbers },
  { starts: '', match: matchInchNumbers },
  { starts: 'T', match: matchIsoTaperNumbers },
  { starts: '1MR', match: matchInchBallNumbers },
  { starts: 'BILNS', match: matchCombinedNeedleNumbers },
  { starts: '3CKLN', match: matchTrackRollers },
  { starts: 'GPSШ', match: matchPlainNumbers },
  ...machineMatchers,
  { starts: 'FHOPS', match: matchAccessoryNumbers },
  { starts: DIGITS, match: matchOldNumbers },
];

const beginWithAny = matchers.filter(({ starts }) => starts === '');
const matchersByStart = new Map(
  [...new Set(matchers.map(({ starts }) => starts).join(''))].map((start) => [
    start,
    matchers.filter(({ starts }) => starts === '' || starts.includes(start)),
  ]),
);

export function matchBasicNumbers(text        )                         {
  const found                         = [];
  for (const { match } of matchersByStart.get(text.charAt(0)) ?? beginWithAny) found.push(...match(text));
  return found;
}
