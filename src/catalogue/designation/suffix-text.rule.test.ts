import { expect, test } from 'vitest';
import { suffixText } from './suffix-text.rule.ts';

test.each([
  [{ seal: '2RS' }, 'contact seal, two sides'],
  [{ seal: '2Z' }, 'shields, two sides'],
  [{ seal: '2RSL' }, 'low friction seal, two sides'],
  [{ clearance: 'C3' }, 'clearance above normal'],
  [{ clearance: 'C3', clearanceNote: 'lower half' }, 'clearance above normal, lower half'],
  [{ precision: 'P6', clearance: 'C3' }, 'tolerance class P6, clearance above normal'],
  [{ bore: 'taper 1:12' }, 'bore taper 1:12'],
  [{ snapRing: 'NR' }, 'with snap ring'],
  [{ angleDegrees: 40 }, 'contact angle 40°'],
  [{ pairing: 'DB' }, 'pair, back to back'],
  [{ pairing: 'QBC' }, 'matched set'],
  [{ cage: 'brass' }, 'brass cage'],
  [{ cage: 'full complement' }, 'full complement, no cage'],
  [{ special: 'insulated' }, 'insulated'],
  [{ variant: 'lubrication' }, 'grease groove and holes'],
  [{}, 'maker’s own code'],
] as const)('%o reads %s', (meaning, text) => {
  expect(suffixText(meaning)).toBe(text);
});
