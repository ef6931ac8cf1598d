import { expect, test } from 'vitest';
import { foundAs } from './found-as.ts';
import { parseSearchTerm } from './search-terms.ts';

function found(typed: string, name: string, universalNo: string, isInStock: boolean) {
  const term = parseSearchTerm(typed);
  if (!term) throw new Error(typed);
  const { found_as, differs } = foundAs(term, { name, maker: 'ZWZ', universalNo }, isInStock);
  return [found_as, ...differs.map(({ what, theirs, ours }) => `${what} ${theirs}, asked ${ours}`)];
}

test.each([
  ['32305', 'NU305', 'NU305', ['old number']],
  ['32205', '32205', '32205', ['']],
  ['2312', '23120CC/W33', '23120', ['longer number']],
  ['2312', '2312K', '2312K', ['', 'tapered bore taper 1:12, asked cylindrical']],
  ['6205', '6205/C4', '6205/C4', ['', 'clearance C4, asked CN']],
  ['6205 C3', '6205', '6205', ['', 'clearance CN, asked C3']],
  [
    '22222 ek c3',
    '22222CC/C3W33',
    '22222/C3',
    ['', 'tapered bore cylindrical, asked taper 1:12', 'design CC, asked E'],
  ],
  ['6203 5/8 bore', '6203', '6203', ['', 'bore 17 mm, asked 15.875 mm']],
  [
    'NU310ECP',
    'NU310',
    'NU310',
    ['', 'internal design plain, asked E', 'cage the standard cage, asked polyamide cage'],
  ],
  ['tyre', 'Tyre', '', ['']],
])('for %s, which is not in stock, %s is listed as %j', (typed, name, universalNo, expected) => {
  expect(found(typed, name, universalNo, false)).toEqual(expected);
});

test('what stands behind a number without suffixes that is in stock is its versions', () => {
  expect(found('6205', '6205-2Z', '6205-2Z', true)).toEqual(['']);
  expect(found('6205-2RS', '6205-2Z', '6205-2Z', true)[1]).toMatch(/^seal/);
  expect(found('623', '6230', '6230', true)).toEqual(['longer number']);
});
