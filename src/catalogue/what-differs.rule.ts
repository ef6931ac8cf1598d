// What differs between two items is told as a pair of facts, said where they are shown; the level is the comparison's.

import { compareBearings, type Level } from '../bearings/compare.ts';
import type { Reading } from '../bearings/reading.ts';
import type { Cage, SnapRing } from '../bearings/words.ts';
import { word } from '../lib/say.ts';
import { sealTexts } from './display.rule.ts';
import type { Difference } from './item.contract.ts';
import { cageWords } from './suffix-words.rule.ts';

const mm = (size: number | null): string => (size === null ? '' : `${size} mm`);

const snapRingTexts: Readonly<Record<SnapRing, string>> = {
  '': '',
  N: word('a groove for a snap ring'),
  NR: word('a snap ring'),
  NB: word('a groove for a snap ring at the shield'),
  NBR: word('a snap ring at the shield'),
};

function cageText(cage: Cage | null): string {
  if (cage === 'full complement') return word('full complement without cage');
  return cage ? cageWords[cage] : word('the usual cage');
}

/** Facts of a reading by the name under which a comparison calls them different; '' where it has none. */
const facts: Readonly<Record<string, (reading: Reading) => string>> = {
  type: (r) => r.type ?? '',
  series: (r) => r.basic,
  bore: (r) => mm(r.boreMm),
  outside: (r) => mm(r.outsideMm),
  width: (r) => mm(r.widthMm),
  seal: (r) => (r.seal ? sealTexts[r.seal] : ''),
  clearance: (r) => [r.clearance, r.clearanceNote].filter(Boolean).join(', '),
  'tapered bore': (r) => r.bore,
  'snap ring': (r) => snapRingTexts[r.snapRing],
  precision: (r) => r.precision || word('normal'),
  'contact angle': (r) => (r.contactAngleDegrees === null ? '' : `${r.contactAngleDegrees}°`),
  pairing: (r) => r.pairing || word('single'),
  cage: (r) => cageText(r.cage),
  material: (r) => r.material ?? word('bearing steel'),
  special: (r) => r.special.join(', '),
  'unknown suffix': (r) => r.unknown.join(' '),
  design: (r) => written(r, 'design'),
  'locating notch': (r) => written(r, 'notch'),
  lubrication: (r) => written(r, 'lubrication'),
  'heat treatment': (r) => written(r, 'heat'),
  'noise class': (r) => written(r, 'noise'),
  grease: (r) => written(r, 'grease'),
};

const written = (reading: Reading, variant: string): string =>
  reading.tokens.flatMap(({ text, meaning }) => (meaning.variant === variant ? [text] : [])).join(' ');

/** Says how far `theirs` can stand in for `ours`, the item looked at, and what differs. */
export function whatDiffers(ours: Reading, theirs: Reading): { level: Level; differs: Difference[] } {
  const { level, differs } = compareBearings(ours, theirs);
  return {
    level,
    differs: differs.map((what) => ({ what, theirs: facts[what]?.(theirs) ?? '', ours: facts[what]?.(ours) ?? '' })),
  };
}
