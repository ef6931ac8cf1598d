import { expect, test } from 'vitest';
import { sectionSvg } from './section-svg.ts';
import { sectionWords } from './section-words.ts';

test.each([
  ['NUP', {}, 'two ribs outside, one and a loose rib inside'],
  ['deep groove ball double row', {}, 'two rows of balls'],
  ['deep groove ball', { snapRing: 'N' }, 'snap ring groove'],
  ['deep groove ball', { snapRing: 'NR' }, 'snap ring'],
  [
    'spherical roller',
    { bore: 'taper 1:12', cage: 'brass', hasLubricationGroove: true },
    'taper 1:12, relubrication groove, brass cage',
  ],
  ['angular contact ball', { contactAngleDegrees: 15, pairing: 'DB' }, 'a pair back to back, contact angle 15°'],
  ['deep groove ball', {}, ''],
])('the section of %s with %o is told as "%s"', (kind, form, words) => {
  expect(sectionWords(kind, form)).toBe(words);
});

test('a large drawing says what its section shows, a symbol does not', () => {
  const item = { type: 'deep groove ball', kind: 'deep groove ball double row', d: 30, D: 62, B: 20, title: '4206' };
  expect(sectionSvg({ ...item, size: 'large' })).toContain('aria-label="4206. Section: two rows of balls"');
  expect(sectionSvg(item)).toContain('aria-label="4206"');
});
