import { expect, test } from 'vitest';
import { isCompanyName, isLegalName } from './company-name.rule.ts';

test.each([
  'Western Gear & Pump',
  'A.B.C. Mills (India), Ltd',
  '3D/CNC_Works @ Pune - 2',
  'शक्ति पंप',
  'شركة النور',
  'Sharma’s Bearings',
  "Dr. Reddy's Laboratories",
  'M/s Sharma + Sons',
  'Rao – Iyer & Co',
  'Gears: a division of Rao',
])('%s is a company name', (name) => {
  expect(isCompanyName(name)).toBe(true);
});

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

test.each(['GE', '3M', 'R'.repeat(101)])('%s is no registered name that an invoice can carry', (name) => {
  expect(isLegalName(name)).toBe(false);
});

test.each(['BHEL', 'KSB', 'R'.repeat(100)])('%s is one', (name) => expect(isLegalName(name)).toBe(true));
