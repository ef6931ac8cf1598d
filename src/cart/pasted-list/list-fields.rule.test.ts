import { expect, test } from 'vitest';
import { splitFields } from './list-fields.rule.ts';

test.each<[string, string[] | undefined]>([
  ['6205\t40', ['6205', '40']],
  ['NU 210, C3\t8', ['NU 210, C3', '8']],
  ['6205; 1,5', ['6205', '1,5']],
  ['6205, 40; urgent', ['6205', '40; urgent']],
  ['"6213, C3", 4', ['6213, C3', '4']],
  ['"6213; C3";"4"', ['6213; C3', '4']],
  ['"say ""6205""",4', ['say "6205"', '4']],
  ['3/4" sleeve, 4', ['3/4" sleeve', '4']],
  ['"6205, 4', ['"6205', '4']],
  ['6205, 1,5', ['6205', '1,5']],
  ['6205,1,5', ['6205', '1', '5']],
  ['6205,,4', ['6205', '', '4']],
  ['6205', undefined],
])('%j has the fields %j', (line, fields) => {
  expect(splitFields(line)).toEqual(fields);
});
