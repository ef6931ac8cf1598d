import { expect, test } from 'vitest';
import { findColumns, normalizeHead, readNamedColumns } from './statement-columns.rule.ts';

const heads = (line: string) => line.split('|');

test.each([
  [
    'HDFC',
    'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance',
    { date: 0, text: 1, reference: 2, debit: 4, credit: 5 },
  ],
  [
    'ICICI',
    'S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )',
    { date: 2, text: 4, reference: 3, debit: 5, credit: 6 },
  ],
  [
    'State Bank',
    'Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance',
    { date: 0, text: 2, reference: 3, debit: 4, credit: 5 },
  ],
  ['Axis', 'Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL', { date: 0, reference: 1, text: 2, debit: 3, credit: 4 }],
  [
    'Kotak',
    'Sl. No.|Transaction Date|Value Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance',
    { date: 1, text: 3, reference: 4, amount: 5, direction: 6 },
  ],
  [
    'Emirates NBD',
    'Transaction Date|Value Date|Narration|Transaction Reference|Debit|Credit|Running Balance',
    { date: 0, text: 2, reference: 3, debit: 4, credit: 5 },
  ],
  [
    'a Gulf bank with the currency',
    'Posting Date|Description|Bank Reference|Debit (Rs.)|Credit in AED',
    { date: 0, text: 1, reference: 2, debit: 3, credit: 4 },
  ],
  ['one amount with its sign', 'Date|Details|Amount', { date: 0, text: 1, amount: 2 }],
])('the heads of %s are recognised', (_bank, line, places) => {
  expect(findColumns(heads(line))).toEqual(places);
});

test.each([
  ['no date', 'Narration|Deposit Amt.'],
  ['no text', 'Date|Deposit Amt.'],
  ['only what went out', 'Date|Narration|Withdrawal Amt.'],
  ['an account line', 'Account No|01692200118407'],
])('a row with %s is not the head', (_what, line) => {
  expect(findColumns(heads(line))).toBeUndefined();
});

test('staff name columns that no bank is known for', () => {
  const named = readNamedColumns('date=Tag, text=Zweck,credit=Haben');
  expect(named).toEqual({ date: 'Tag', text: 'Zweck', credit: 'Haben' });
  expect(findColumns(heads('Haben|Zweck|Tag'), named as object)).toEqual({ date: 2, text: 1, credit: 0 });
  expect(findColumns(heads('Haben|Zweck'), named as object)).toBeUndefined();
});

test.each(['date', 'day=Tag', 'date=', '=Tag'])('%s names no column', (list) => {
  expect(readNamedColumns(list)).toMatch(/^Name the columns like date=/);
});

test('a head that is only a currency stays', () => {
  expect(normalizeHead('INR')).toBe('inr');
});

test('heads of other scripts are found where they are named, and hide no Latin ones', () => {
  const hindi = [
    '',
    '\u0926\u093f\u0928\u093e\u0902\u0915',
    '\u0935\u093f\u0935\u0930\u0923',
    '\u091c\u092e\u093e (\u20b9)',
  ];
  const named = { date: hindi[1] ?? '', text: hindi[2] ?? '', credit: '\u091c\u092e\u093e' };
  expect(findColumns(hindi, named)).toEqual({ date: 1, text: 2, credit: 3 });
  expect(findColumns(['', '123'], named)).toBeUndefined();
  expect(
    findColumns(['Date \u0627\u0644\u062a\u0627\u0631\u064a\u062e', 'Details', 'Credit \u062f\u0627\u0626\u0646']),
  ).toEqual({
    date: 0,
    text: 1,
    credit: 2,
  });
});
