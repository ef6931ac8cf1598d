import { expect, test } from 'vitest';
import { parseQuickLine } from './read-quick-line.rule.ts';

test.each([
  ['6205-2RS 1,200', '6205-2RS', '1200'],
  ['6205 2,500 nos', '6205', '2500'],
  ['NU 210 x 1,000', 'NU 210', '1000'],
  ['1,000 nos 6205ZZ', '6205ZZ', '1000'],
])('%s: the comma stands inside the quantity, %s is ordered %s times', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['NU 210,100', 'NU 210', '100'],
  ['10,608 ZZ', '608 ZZ', '10'],
  ['6205-2RS,100', '6205-2RS', '100'],
])('%s: the comma divides number and quantity', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});
