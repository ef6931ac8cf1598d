import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import { differenceParts, differencePartsMidSentence, nonTechnicalDifference } from './difference-text.rule.ts';

test.each([
  ['Shields, two sides', 'Contact, two sides', 'Steel shields, not contact seals'],
  ['Contact, one side', 'Contact, two sides', 'A contact seal on one side only'],
  ['Open', 'Contact, two sides', 'Open, without contact seals'],
  ['Non-contact, two sides', 'Open', 'With non-contact seals'],
  ['Shield and seal', 'Low friction, two sides', 'A shield and a seal, not low-friction seals'],
])('different seals read as a phrase: %s instead of %s', (theirs, ours, text) => {
  expect(differenceParts({ what: 'seal', theirs, ours }).join('')).toBe(text);
});

test.each([
  ['lubrication', '', 'W33', 'Without lubrication W33'],
  ['type', 'spherical roller', 'self-aligning ball', 'Spherical roller, not self-aligning ball'],
  ['series', 'NJ210', 'NU210', 'NJ210, not NU210'],
  ['tapered bore', 'taper 1:12', 'cylindrical', 'Bore taper 1:12, not cylindrical'],
  ['snap ring', 'a snap ring', '', 'With a snap ring'],
  ['snap ring', 'a snap ring', 'a snap ring groove', 'With a snap ring, not a snap ring groove'],
  ['snap ring', '', 'a snap ring', 'Without a snap ring'],
  ['cage', 'brass cage', 'the standard cage', 'Brass cage, not the standard cage'],
  ['material', 'stainless steel', 'bearing steel', 'Stainless steel, not bearing steel'],
  ['pairing', 'DB', 'single', 'Arrangement DB, not single'],
  ['precision', 'P5', 'normal', 'Tolerance class P5, not normal'],
  ['special', 'with H310', '', 'With H310'],
  ['special', '', 'with H310', 'Without H310'],
  ['special', '', 'flanged', 'Not flanged'],
  ['contact angle', '40°', '15°', 'Contact angle 40°, not 15°'],
  ['contact angle', '', '40°', 'Contact angle not specified'],
  ['width', '', '34.1 mm', 'Width not known'],
  ['bore', '', '25 mm', 'Bore not known'],
  ['outside', '', '52 mm', 'Outside diameter not known'],
  ['unknown suffix', '', 'XYZ', 'Without suffix XYZ'],
])('%s %s instead of %s reads: %s', (what, theirs, ours, text) => {
  expect(differenceParts({ what, theirs, ours }).join('')).toBe(text);
});

test('a further difference begins in lower case, unless it is a designation', () => {
  const after = (what: string, theirs: string, ours: string) =>
    differencePartsMidSentence({ what, theirs, ours }).join('');
  expect(after('precision', 'P6', 'normal')).toBe('tolerance class P6, not normal');
  expect(after('seal', 'Shields, two sides', 'Open')).toBe('with steel shields');
  expect(after('seal', 'Contact, one side', 'Open')).toBe('with a contact seal on one side');
  expect(after('series', 'NJ210', 'NU210')).toBe('NJ210, not NU210');
});

test('a difference names their fact, then ours', () => {
  expect(differenceParts({ what: 'clearance', theirs: 'CN', ours: 'C3' }).join('')).toBe('Clearance CN, not C3');
  expect(differenceParts({ what: 'design', theirs: 'E', ours: '' }).join('')).toBe('Design E');
  expect([nonTechnicalDifference('Koyo', 'ZWZ'), nonTechnicalDifference('ZWZ', 'ZWZ')]).toEqual([
    'Maker only',
    'Spelling only',
  ]);
});

test("a translation may put the other item's fact anywhere", () => {
  const translations = {
    '{0}, not {1}': '{1} → {0}!',
    'Clearance {fact}': '{fact} (clearance)',
    'steel shields': 'STEEL',
  };
  setLocaleInTest({ language: 'en', translations });
  expect(differenceParts({ what: 'clearance', theirs: 'CN', ours: 'C3' })).toEqual(['C3 → ', 'CN', ' (clearance)!']);
  const seals = { what: 'seal', theirs: 'Shields, two sides', ours: 'Contact, two sides' };
  expect(differenceParts(seals)).toEqual(['contact seals → ', 'STEEL', '!']);
});

test('a size uses the translated unit', () => {
  setLocaleInTest({ language: 'en', translations: { '{0} mm': '{0} MM' } });
  expect(differenceParts({ what: 'bore', theirs: '25 mm', ours: '30 mm' })).toEqual(['Bore ', '25 MM', ', not 30 MM']);
});
