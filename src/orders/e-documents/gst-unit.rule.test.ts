import { expect, test } from 'vitest';
import { gstUnit } from './gst-unit.rule.ts';

test.each([
  ['NOS', 'NOS'],
  ['nos.', 'NOS'],
  ['PCS', 'PCS'],
  ['Set', 'SET'],
  ['Pair', 'PRS'],
  ['kg', 'KGS'],
  ['litre', 'LTR'],
  ['Spray can', 'OTH'],
  ['constructor', 'OTH'],
  ['', 'OTH'],
])('%s is reported as %s', (unit, code) => expect(gstUnit(unit)).toBe(code));
