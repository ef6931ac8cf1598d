import { expect, test } from 'vitest';
import { otherNumberOf } from './other-number.rule.ts';

test.each([
  ['6205', '6205', ''],
  ['6205-2RS/C3', '6205-2RS/C3', ''],
  ['6205 2RS C3', '6205-2RS/C3', ''],
  ['6205ZZ C3', '6205-2Z/C3', '6205-2Z/C3'],
  ['180205', '6205-2RS', '6205-2RS'],
  ['Grease LGMT 2', '', ''],
])('beside %s the universal number %s is shown as "%s"', (itemname, universalNo, shown) => {
  expect(otherNumberOf({ itemname, universalNo })).toBe(shown);
});
