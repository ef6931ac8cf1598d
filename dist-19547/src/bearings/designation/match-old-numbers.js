                                                                           
import { matchInsertNumbers } from './match-insert-numbers.js';
import { matchCylindricalNumbers, matchNumericNumbers } from './match-radial-numbers.js';
import { fromOldNumber } from './old-number.js';

const FACTS_BY_SUFFIX                                                 = {
  '': {},
  N: { snapRing: 'N' },
  '-Z': { seal: 'Z' },
  '-2Z': { seal: '2Z' },
  '-ZN': { seal: 'Z', snapRing: 'N' },
  '-RS': { seal: 'RS' },
  '-2RS': { seal: '2RS' },
  K: { bore: 'taper 1:12' },
  K30: { bore: 'taper 1:30' },
  C: { angleDegrees: 15 },
  AC: { angleDegrees: 25 },
  B: { angleDegrees: 40 },
};

/** Numbers of GB 272-64 and GOST 3189: all leading digits, if a current number exists for them. */
export function matchOldNumbers(text        )                         {
  const digits = /^\d{2,7}(?!\d)/.exec(text)?.[0];
  const old = digits === undefined ? undefined : fromOldNumber(digits);
  if (digits === undefined || !old) return [];
  const candidates = [
    ...matchNumericNumbers(old.number),
    ...matchCylindricalNumbers(old.number),
    ...matchInsertNumbers(old.number),
  ];
  const current = candidates.find(({ end }) => end === old.number.length)?.basic;
  if (!current) return [];
  const steep = current.type === 'tapered roller' && old.suffix === 'B';
  const facts = steep ? { number: `${current.number}B` } : FACTS_BY_SUFFIX[old.suffix];
  return [{ basic: { ...current, ...facts, group: 'g', source: old.source }, end: digits.length, cost: 0 }];
}
