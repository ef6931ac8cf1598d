import { expect, test } from 'vitest';
import { fileHref, fileOfHref } from './file-link.rule.ts';

test('the file of an address is the one it was made for', () => {
  const hash = '0123456789abcdef';
  expect(fileHref({ id: 12, hash, type: 'pdf' })).toBe(`/seller-files/12/${hash}.pdf`);
  expect(fileOfHref('12', `${hash}.pdf`)).toEqual({ id: 12, hash });
});

test.each([
  ['x', '0123456789abcdef.pdf'],
  ['1234567890123456', '0123456789abcdef.pdf'],
  ['12', '0123456789ABCDEF.pdf'],
  ['12', '0123456789abcdef.html'],
  ['12', '0123456789abcdef'],
  ['12', 'x0123456789abcdef.pdf'],
  ['12', '0123456789abcdef.pdf.html'],
])('%s/%s is no address of a file', (id, file) => {
  expect(fileOfHref(id, file)).toBeUndefined();
});
