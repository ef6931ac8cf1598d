import { expect, test } from 'vitest';
import { isWholeNumber } from './is-whole-number.ts';

test('a designation of which every part is understood is whole', () => {
  expect(['6205-2RS C3', '6205 XQJ', 'gasket'].map(isWholeNumber)).toEqual([true, false, false]);
});
