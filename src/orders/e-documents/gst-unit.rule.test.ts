import { expect, test } from 'vitest';
import { gstUnit, gstUnitText } from './gst-unit.rule.ts';

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

test.each([
  ['Nos.', 'NOS-NUMBERS'],
  ['Set', 'SET-SETS'],
  ['Spray can', 'OTH-OTHERS'],
])('%s stands in GSTR-1 as %s', (unit, text) => expect(gstUnitText(unit)).toBe(text));
