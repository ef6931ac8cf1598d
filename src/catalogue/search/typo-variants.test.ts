import { expect, test } from 'vitest';
import { typoVariants } from './typo-variants.ts';

test.each([
  ['two swapped letters', '6025'],
  ['a missing letter', '625'],
  ['a letter too many', '62005'],
  ['a wrong letter', '62O5'],
])('%s: %s is near 6205', (_slip, typed) => {
  expect(typoVariants(typed)).toContain('6205');
});

test('two typing errors are too many, and a key is not its own variant', () => {
  expect(typoVariants('6250R')).not.toContain('6205');
  expect(typoVariants('6205')).not.toContain('6205');
});

test('long names have no variants', () => {
  expect(typoVariants('GLYDONLX2GREASE400G')).toEqual([]);
});
