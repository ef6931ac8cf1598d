import { expect, test } from 'vitest';
import { indexNames, wordsOfName } from './similar-names.rule.ts';

test.each([
  ['M/s. Rao Mills Pvt. Ltd.', ['mills', 'rao']],
  ['Western Gear & Pump', ['gear', 'pump', 'western']],
  ['Rao Mills Private Limited (Unit 2)', ['mills', 'rao']],
  ['राव इंजीनियरिंग', ['इंजीनियरिंग', 'राव']],
] as const)('%s is told by %j', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

test.each([
  ['another form of the firm', 'Rao Mills Pvt Ltd', 'M/S RAO MILLS PRIVATE LIMITED', true],
  ['& for and', 'Western Gear & Pump', 'Western Gear and Pump Co', true],
  ['a unit in brackets', 'Rao Mills Pvt Ltd', 'Rao Mills Private Limited (Unit 2)', true],
  ['a town behind it', 'Gupta Traders', 'Gupta Traders Nagpur', true],
  ['a word less', 'Gupta Traders Nagpur', 'Gupta Traders', true],
  ['one word of three is another', 'Omkar Precision Gears', 'Omkar Precision Forge', true],
  ['one own word is another', 'Rao Engineering Works', 'Patel Engineering Works', false],
  ['the family name alone is the same', 'Gupta Traders', 'Gupta Enterprises', false],
  ['one word is no name to compare', 'Gupta', 'Gupta Traders', false],
  ['firms of one trade', 'Aggarwal Pumps & Motors', 'Bhosale Pumps & Motors', false],
  ['a word in front', 'Gupta Traders', 'New Gupta Traders', true],
  ['nothing in common', 'Western Gear', 'Omkar Pumps', false],
] as const)('%s', (_what, known, name, isSimilar) => {
  expect(indexNames([{ name: known }]).find(name)?.name).toBe(isSimilar ? known : undefined);
});

const inMaharashtra = '27AAPFU0939F1ZV';

test.each([
  ['of another PAN is another firm', 'Omkar Precision Forge', '27AAACH7409R1ZZ', false],
  ['of another PAN and the same name is asked about', 'Omkar Precision Gears Ltd', '27AAACH7409R1ZZ', true],
  ['of the same PAN in another state may be the same firm', 'Omkar Precision Forge', '29AAPFU0939F1ZR', true],
  ['without a number may be the same firm', 'Omkar Precision Forge', '', true],
] as const)('a registration %s', (_what, name, number, isSimilar) => {
  const names = indexNames([{ name: 'Omkar Precision Gears', numbers: [inMaharashtra] }]);
  expect(names.find(name, number) !== undefined).toBe(isSimilar);
});

test('a party that is added later is found too', () => {
  const names = indexNames<{ name: string; line: number }>();
  expect(names.find('Rao Mills')).toBeUndefined();
  names.add({ name: 'Rao Mills Pvt Ltd', line: 5 });
  expect(names.find('RAO MILLS')).toEqual({ name: 'Rao Mills Pvt Ltd', line: 5 });
});
