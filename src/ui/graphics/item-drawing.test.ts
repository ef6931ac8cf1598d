import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import { itemSvg } from './item-drawing.ts';

test('a cached drawing is titled in the language of the page', () => {
  const bearing = { type: 'deep groove ball', d: 25, D: 52, B: 15 };
  const words = { 'deep groove ball': 'Rillenkugel', '{0} bearing, {1} × {2} × {3} mm': '{0}-Lager' };
  expect(itemSvg(bearing)).toContain('aria-label="deep groove ball bearing, 25 × 52 × 15 mm"');
  setLocaleInTest({ language: 'de', translations: words });
  expect(itemSvg(bearing)).toContain('aria-label="Rillenkugel-Lager"');
});

test('an outline is hidden from screen readers unless it has a title', () => {
  const grease = { type: '', d: 0, D: 0, B: 0, superCategory: 'Lubricants' };
  expect(itemSvg(grease)).toContain('aria-hidden="true"');
  expect(itemSvg({ ...grease, title: 'EP2 grease' })).toContain('aria-label="EP2 grease"');
});
