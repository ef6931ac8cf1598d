import type { Basic, Candidate } from './basic.ts';
import { insertBasicsAt } from './basic-insert.ts';
import { cylindricalBasicsAt, numericBasicsAt } from './basic-radial.ts';
import { fromOldNumber } from './old-number.ts';

/** What the suffix of today's number says that an old number carries in its figures. */
const SAYS: Readonly<Record<string, Partial<Basic>>> = {
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

/** Numbers of GB 272-64 and GOST 3189: all the figures at the start of the text, if today's number exists. */
export function oldBasicsAt(text: string): Candidate[] {
  const figures = /^\d{2,7}(?!\d)/.exec(text)?.[0];
  const old = figures === undefined ? undefined : fromOldNumber(figures);
  if (figures === undefined || !old) return [];
  const today = [...numericBasicsAt(old.number), ...cylindricalBasicsAt(old.number), ...insertBasicsAt(old.number)];
  const whole = today.find(({ end }) => end === old.number.length)?.basic;
  if (!whole) return [];
  const steep = whole.type === 'tapered roller' && old.suffix === 'B';
  const facts = steep ? { number: `${whole.number}B` } : SAYS[old.suffix];
  return [{ basic: { ...whole, ...facts, group: 'g', source: old.source }, end: figures.length, cost: 0 }];
}
