import { expect, test } from 'vitest';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { itemsOfPicture, readPictureName } from './picture-name.rule.ts';

const items = ['6205', '62052', 'NOD-6308', 'AB-2', '62/22', '6205-2RS/C3', 'SKF 7206 BEP'].map((code, id) => ({
  id,
  code,
  key: designationKey(code),
}));
const found = (path: string) => itemsOfPicture(readPictureName(path), items).map(({ code }) => code);

test.each([
  ['6205.jpg', ['6205']],
  ['pictures/spring/6205.JPG', ['6205']],
  ['C:\\pictures\\6205.png', ['6205']],
  ['6205_2.webp', ['6205']],
  ['NOD-6308.jpeg', ['NOD-6308']],
  ['NOD-6308-3.jpg', ['NOD-6308']],
  ['nod_6308 -2.jpg', ['NOD-6308']],
  ['AB-2.png', ['AB-2']],
  ['AB-2_2.png', ['AB-2']],
  ['62-22.jpg', ['62/22']],
  ['62_22.jpg', ['62/22']],
  ['6205-2RS-C3.jpg', ['6205-2RS/C3']],
  ['6205 2rs c3_4.jpg', ['6205-2RS/C3']],
  ['SKF7206BEP.jpg', ['SKF 7206 BEP']],
  ['6206.jpg', []],
  ['.jpg', []],
  ['6205-123.jpg', []],
])('%s shows %j', (path, codes) => {
  expect(found(path)).toEqual(codes);
});

test('a name that may be the second picture of one item or the code of another fits both', () => {
  expect(found('6205-2.jpg')).toEqual(['6205', '62052']);
});

test('a file is named without its folders', () => {
  expect(readPictureName('a/b/6205-2.jpg').name).toBe('6205-2.jpg');
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])(
  'a file name with %s is read as with the hyphen',
  (sign) => {
    expect(found('NOD-6308-3.jpg'.replaceAll('-', sign))).toEqual(['NOD-6308']);
  },
);
