import type { BasicNumberCandidate, BasicNumberMatcher } from './basic-number.ts';
import { matchAccessoryNumbers } from './match-accessory-numbers.ts';
import { matchClutches } from './match-clutches.ts';
import { matchCombinedNeedleNumbers } from './match-combined-needle-numbers.ts';
import { matchCrossedRollers } from './match-crossed-rollers.ts';
import { matchHousingParts } from './match-housing-parts.ts';
import { matchInchBallNumbers } from './match-inch-ball-numbers.ts';
import { matchInchNumbers } from './match-inch-numbers.ts';
import { matchInsertNumbers } from './match-insert-numbers.ts';
import { matchIsoTaperNumbers } from './match-iso-taper-numbers.ts';
import { matchLinearNumbers } from './match-linear-numbers.ts';
import { matchLockNuts } from './match-lock-nuts.ts';
import { machineMatchers } from './match-machine-numbers.ts';
import { matchNeedleNumbers } from './match-needle-numbers.ts';
import { matchOldNumbers } from './match-old-numbers.ts';
import { matchPlainNumbers } from './match-plain-numbers.ts';
import { matchCylindricalNumbers, matchNumericNumbers } from './match-radial-numbers.ts';
import { screwSupportMatchers } from './match-screw-supports.ts';
import { matchSnfaNumbers } from './match-snfa-numbers.ts';
import { matchOnSeatingWashers, matchThrustWashers } from './match-thrust-washers.ts';
import { matchTrackRollers } from './match-track-rollers.ts';

const DIGITS = '0123456789';

/** The first of equally likely readings wins. */
const matchers: readonly BasicNumberMatcher[] = [
  { starts: `${DIGITS}BCKQ`, match: matchNumericNumbers },
  { starts: 'NRS', match: matchCylindricalNumbers },
  { starts: '9ABHKNRT', match: matchNeedleNumbers },
  { starts: 'AFGHKNPRSTUY', match: matchInsertNumbers },
  { starts: '', match: matchInchNumbers },
  { starts: 'TXY', match: matchIsoTaperNumbers },
  { starts: '16LMR', match: matchInchBallNumbers },
  { starts: 'BIJLMNRS', match: matchCombinedNeedleNumbers },
  { starts: '3CKLNPRS', match: matchTrackRollers },
  { starts: 'GPSШ', match: matchPlainNumbers },
  ...machineMatchers,
  ...screwSupportMatchers,
  { starts: 'BEHSV', match: matchSnfaNumbers },
  { starts: 'CNRY', match: matchCrossedRollers },
  { starts: 'AFHOPST', match: matchAccessoryNumbers },
  { starts: 'ADFST', match: matchHousingParts },
  { starts: 'AHKM', match: matchLockNuts },
  { starts: 'AGHLW', match: matchThrustWashers },
  { starts: '5', match: matchOnSeatingWashers },
  { starts: 'ACHNR', match: matchClutches },
  { starts: 'BEFHKLMST', match: matchLinearNumbers },
  { starts: DIGITS, match: matchOldNumbers },
];

const beginWithAny = matchers.filter(({ starts }) => starts === '');
const matchersByStart = new Map(
  [...new Set(matchers.map(({ starts }) => starts).join(''))].map((start) => [
    start,
    matchers.filter(({ starts }) => starts === '' || starts.includes(start)),
  ]),
);

export function matchBasicNumbers(text: string): BasicNumberCandidate[] {
  const found: BasicNumberCandidate[] = [];
  for (const { match } of matchersByStart.get(text.charAt(0)) ?? beginWithAny) found.push(...match(text));
  return found;
}
