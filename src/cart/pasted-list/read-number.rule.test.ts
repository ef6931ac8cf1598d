import { expect, test } from 'vitest';
import { isWholeNumber, readNumber } from './read-number.rule.ts';

test('a text is read once, and as a designation is', () => {
  expect(readNumber('6205-2RS C3')).toBe(readNumber('6205-2RS C3'));
  expect(readNumber('6205-2RS C3')).toMatchObject({ known: true, basic: '6205', clearance: 'C3' });
});

test('a designation of which every part is understood is whole', () => {
  expect(['6205-2RS C3', '6205 XQJ', 'gasket'].map(isWholeNumber)).toEqual([true, false, false]);
});
