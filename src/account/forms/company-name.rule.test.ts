import { expect, test } from 'vitest';
import { isCompanyName } from './company-name.rule.ts';

test.each(['Western Gear & Pump', 'A.B.C. Mills (India), Ltd', '3D/CNC_Works @ Pune - 2', 'शक्ति पंप', 'شركة النور'])(
  '%s is a company name',
  (name) => {
    expect(isCompanyName(name)).toBe(true);
  },
);

test.each([
  '',
  ' Western',
  'Western  Gear',
  'Western Gear ',
  '- &',
  'Gear!',
  'Gear; drop table',
  '<b>Gear</b>',
  'Gear\u202epmuP',
  'Gear ٣٤٥',
  '🛞 Works',
])('%j is none', (name) => {
  expect(isCompanyName(name)).toBe(false);
});
