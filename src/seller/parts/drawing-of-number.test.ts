import { expect, test } from 'vitest';
import { drawingOfNumber } from './drawing-of-number.ts';

test('a number of any maker is drawn with its sizes and seals', () => {
  expect(drawingOfNumber('6205 DDU C3')).toMatchObject({ d: 25, D: 52, B: 15, seal: 'contact seal x2' });
  expect(drawingOfNumber('22220CA/W33')).toMatchObject({ type: 'spherical roller', d: 100, D: 180, B: 46 });
});

test.each(['', 'FAN BRG DRG 4471', 'H310'])('%j is not drawn', (number) => {
  expect(drawingOfNumber(number)).toBeUndefined();
});
