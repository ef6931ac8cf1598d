import { compareBearings } from '../bearings/compare.ts';
import type { Reading } from '../bearings/reading.ts';
import { sealText } from './display.rule.ts';

/** How far another item can stand in for the one looked at. */
export type Match = 'Identical' | 'Interchangeable' | 'Same size only' | 'Another size';

/** One difference: the other item's fact, and the one it takes the place of; '' where there is no word for it. */
export type Difference = { what: string; theirs: string; ours: string };

const matches = {
  identical: 'Identical',
  interchangeable: 'Interchangeable',
  'same-size': 'Same size only',
  different: 'Another size',
} as const satisfies Record<string, Match>;

const mm = (size: number | null): string => (size === null ? '' : `${size} mm`);

/** Facts of a reading by the name under which a comparison calls them different. */
const facts: Readonly<Record<string, (reading: Reading) => string>> = {
  type: (r) => r.type ?? '',
  bore: (r) => mm(r.boreMm),
  outside: (r) => mm(r.outsideMm),
  width: (r) => mm(r.widthMm),
  seal: (r) => (r.seal ? sealText(r.seal) : ''),
  clearance: (r) => [r.clearance, r.clearanceNote].filter(Boolean).join(', '),
  'tapered bore': (r) => r.bore,
  precision: (r) => r.precision || 'normal',
  'contact angle': (r) => (r.contactAngleDegrees === null ? '' : `${r.contactAngleDegrees}°`),
  pairing: (r) => r.pairing || 'single',
  cage: (r) => r.cage ?? 'the usual one',
  material: (r) => r.material ?? 'steel',
  design: (r) => written(r, 'design'),
  lubrication: (r) => written(r, 'lubrication'),
};

const written = (reading: Reading, variant: string): string =>
  reading.tokens.flatMap(({ text, meaning }) => (meaning.variant === variant ? [text] : [])).join(' ');

/** Says how far `theirs` can stand in for `ours`, the item looked at, and what differs. */
export function whatDiffers(ours: Reading, theirs: Reading): { match: Match; differences: Difference[] } {
  const { level, differs } = compareBearings(ours, theirs);
  const differences = differs.map((name) => ({
    what: name.charAt(0).toUpperCase() + name.slice(1),
    theirs: facts[name]?.(theirs) ?? '',
    ours: facts[name]?.(ours) ?? '',
  }));
  return { match: matches[level], differences };
}
