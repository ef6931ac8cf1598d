import { expect, test } from 'vitest';
import { buildDocumentLine } from '../../../tests/fixtures/documents.ts';
import { taxSummary } from './tax-summary.rule.ts';

test('lines of one tariff number and rate are one row; another rate is another', () => {
  const lines = [
    buildDocumentLine({ hsn: '84821020', taxableMinor: 100_00, centralMinor: 9_00, stateMinor: 9_00 }),
    buildDocumentLine({ hsn: '84822011', taxableMinor: 50_00, centralMinor: 4_50, stateMinor: 4_50 }),
    buildDocumentLine({ hsn: '84821020', taxableMinor: 1_05, centralMinor: 9, stateMinor: 9 }),
    buildDocumentLine({ hsn: '84821020', taxBp: 5_00, taxableMinor: 10_00, centralMinor: 25, stateMinor: 25 }),
  ];
  expect(taxSummary(lines)).toEqual([
    { hsn: '84821020', taxBp: 18_00, taxableMinor: 101_05, centralMinor: 9_09, stateMinor: 9_09, wholeMinor: 0 },
    { hsn: '84822011', taxBp: 18_00, taxableMinor: 50_00, centralMinor: 4_50, stateMinor: 4_50, wholeMinor: 0 },
    { hsn: '84821020', taxBp: 5_00, taxableMinor: 10_00, centralMinor: 25, stateMinor: 25, wholeMinor: 0 },
  ]);
});
