import { expect, test } from 'vitest';
import { changeTexts } from './change-texts.rule.ts';

const line = (overrides: object) => ({
  lineNo: 1,
  reserved: 6,
  dispatched: 0,
  cancelled: 0,
  returned: 0,
  ...overrides,
});

test.each<[string, Record<string, unknown> | null, string[]]>([
  ['nothing', null, []],
  [
    'a decision with its note',
    { note: 'By phone', before: { status: 'Confirmed' }, after: { status: 'Cancelled' } },
    ['Status: Confirmed to Cancelled', 'Note: By phone'],
  ],
  [
    'lines',
    { before: { lines: [line({})] }, after: { lines: [line({ reserved: 2, cancelled: 4 })] }, note: null },
    ['Line 1: reserved 6 to 2, cancelled 0 to 4'],
  ],
  [
    'a shipment',
    { dispatch: 1, before: { docket: '', cartons: 2 }, after: { docket: 'KR 118204', cartons: 2 } },
    ['Docket: nothing to KR 118204', 'Dispatch: 1'],
  ],
  [
    'a credit note',
    { creditNote: 'NMC/26-27/000001', restocked: true },
    ['Credit note: NMC/26-27/000001', 'Restocked: true'],
  ],
  ['what has parts of its own', { sent: [{ lineNo: 1 }], before: {}, after: {} }, []],
])('%s', (_, details, texts) => {
  expect(changeTexts(details)).toEqual(texts);
});
