import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const file = (...lines: string[]) => lines.join('\r\n');
const hdfc = file(
  'HDFC BANK Ltd.,,,,,,',
  'Account No :,50200001234567,,,,,',
  '"Statement From : 18/11/2026 To : 20/11/2026",,,,,,',
  '*****,*****,*****,*****,*****,*****,*****',
  'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  '********,********,********,********,********,********,********',
  '18/11/26,"NEFT CR-SBIN0001234-WESTERN GEAR, PUMP",N322260042117,18/11/26,,"1,40,069.50",9,00,000.00',
  '19/11/26,CHQ 000882 RETURNED FUNDS,000882,19/11/26,"18,290.00",,8,81,710.00',
  ',,,,,,',
  'STATEMENT SUMMARY :-,,,,,,',
  'Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,',
  '"7,59,930.50",1,1,"18,290.00","1,40,069.50","8,81,710.00",',
);

test('a statement with a head above and a summary below', () => {
  expect(readStatement(hdfc)).toEqual({
    lines: [
      {
        lineNo: 7,
        bookedOn: '2026-11-18',
        amountMinor: 1_40_069_50,
        text: 'NEFT CR-SBIN0001234-WESTERN GEAR, PUMP',
        reference: 'N322260042117',
      },
      {
        lineNo: 8,
        bookedOn: '2026-11-19',
        amountMinor: -18_290_00,
        text: 'CHQ 000882 RETURNED FUNDS',
        reference: '000882',
      },
    ],
    problems: [],
    accounts: ['50200001234567'],
  });
});

const amounts = (text: string, form = {}) => readStatement(text, form).lines.map(({ amountMinor }) => amountMinor);
const days = (text: string, form = {}) => readStatement(text, form).lines.map(({ bookedOn }) => bookedOn);

test('one amount with a column that says which way', () => {
  const text = file('Date;Description;Amount;Dr / Cr', '20-Nov-2026;a;1,000.00;CR', '20-Nov-2026;b;2,000.00;DR');
  expect(amounts(text)).toEqual([1_000_00, -2_000_00]);
});

test('one amount with its sign', () => {
  expect(amounts(file('Date\tDetails\tAmount', '2026-11-20\ta\t1000', '2026-11-20\tb\t-20.5'))).toEqual([
    1_000_00, -20_50,
  ]);
});

test('commas above the head or in the name of a column do not hide that semicolons separate', () => {
  const text = file(
    'Bank of Mumbai, Fort, Mumbai, India, 400001',
    'Account, currency, INR, branch, Fort',
    'Statement, from, 18/11/2026, to, 20/11/2026',
    'Printed, by, a, clerk, today',
    'Date;"Narration, remarks";Deposit',
    '20/11/2026;NEFT WESTERN GEAR, PUMP;1,000.00',
  );
  const named = { columns: { text: 'Narration, remarks' } };
  expect(readStatement(text, named)).toMatchObject({ lines: [{ amountMinor: 1_000_00 }], problems: [] });
  expect(amounts(text.replace('"Narration, remarks"', 'Narration'))).toEqual([1_000_00]);
});

test('no line is lost where some lines end otherwise than those above', () => {
  const text = 'Bank\r\nFort\r\nDate,Narration,Deposit\r\n20/11/2026,a,1.00\n20/11/2026,b,2.00\n20/11/2026,c,3.00\n';
  expect(amounts(text)).toEqual([1_00, 2_00, 3_00]);
  expect(amounts(text.replaceAll(/\r?\n/g, '\r'))).toEqual([1_00, 2_00, 3_00]);
});

test('an amount whose commas divide it is a bad line; a balance, or a column without a name, does no harm', () => {
  const head = 'Date,Narration,Withdrawal,Deposit,Balance';
  const bad = [{ line: 2, problem: expect.stringContaining('divided at its commas') }];
  expect(readStatement(file(head, '20/11/26,a,,1,40,069.50,"9,00,000.00"'))).toEqual({ lines: [], problems: bad });
  expect(readStatement(file(head, '20/11/26,a,,1,40,069.50,9,00,000.00'))).toEqual({ lines: [], problems: bad });
  const short = file('Date,Narration,Deposit', '20/11/26,a,1,000.00', '20/11/26,b,5.00,,');
  expect(readStatement(short)).toMatchObject({ lines: [{ amountMinor: 5_00 }], problems: bad });
  expect(amounts(file(head, '20/11/26,a,,500.00,9,00,000.00'))).toEqual([500_00]);
  expect(amounts(file(head, '20/11/26,a,,500.00,900.00,Cr', '20/11/26,b,,"1,500.00",2400.00,Cr'))).toEqual([
    500_00, 1_500_00,
  ]);
});

test('a line whose date and amount cannot be read is a bad line; what stands between pages is none', () => {
  const text = file(
    'Date,Narration,Deposit',
    '20/11/2026,a,1.00',
    '٢٠/١١/٢٠٢٦,b,١٠٠',
    'Page 1 of 2,,',
    'Printed 20/11/26 at 10:15,,',
    'Date,Narration,Deposit',
    "20 Nov '26,c,100 only",
  );
  expect(readStatement(text)).toMatchObject({
    lines: [{ amountMinor: 1_00 }],
    problems: [
      { line: 3, problem: "The date '٢٠/١١/٢٠٢٦' can't be read." },
      { line: 7, problem: "The date '20 Nov '26' can't be read." },
    ],
  });
});

test('zero and dash are no amount, and rows of sums are no movements', () => {
  const text = file(
    'Date,Particulars,Debit,Credit',
    '01/11/2026,Opening Balance,,9000.00',
    '20/11/2026,a,0.00,1000.00',
    '20/11/2026,b,-,5.00',
    '20/11/2026,c,0.00,0.00',
    'Total,,,1005.00',
  );
  expect(amounts(text)).toEqual([1_000_00, 5_00]);
});

test('a deposit that is reversed in its own column goes out', () => {
  const text = file(
    'Date,Narration,Withdrawal,Deposit',
    '20/11/2026,a,,"-5,000.00"',
    '20/11/2026,b,,"5,000.00 Dr"',
    '20/11/2026,c,-7.00,',
    '20/11/2026,d,7.00 Dr,',
  );
  expect(amounts(text)).toEqual([-5_000_00, -5_000_00, -7_00, -7_00]);
});

test('a withdrawal that is reversed in its own column comes in', () => {
  const text = file(
    'Date,Narration,Withdrawal,Deposit',
    '20/11/2026,a,7.00 Cr,',
    '20/11/2026,b,Cr 8.00,',
    '20/11/2026,c,9.00,',
  );
  expect(amounts(text)).toEqual([7_00, 8_00, -9_00]);
});

test('the payer of a column of its own belongs to the text', () => {
  const text = file('Date,Narration,Remitter,Credit', '20/11/2026,TT INWARD,AL NOOR LLC,10.00');
  expect(readStatement(text).lines[0]?.text).toBe('TT INWARD AL NOOR LLC');
});

test('month first where no line can be day first', () => {
  const text = file('Date,Narration,Credit', '11/20/2026,a,1', '11/02/2026,b,1');
  expect(days(text)).toEqual(['2026-11-20', '2026-11-02']);
  expect(days(file('Date,Narration,Credit', '11/02/2026,b,1'))).toEqual(['2026-02-11']);
  expect(days(file('Date,Narration,Credit', '11/02/2026,b,1'), { dayOrder: 'month_first' })).toEqual(['2026-11-02']);
});

test('columns that staff name', () => {
  const columns = { date: 'Tag', text: 'Zweck', credit: 'Haben' };
  expect(amounts(file('Haben,Zweck,Tag', '10.00,a,20/11/2026'), { columns })).toEqual([10_00]);
  expect(readStatement(file('a,b', 'c,d'), { columns }).problems[0]?.problem).toBe(
    'The columns that you named are not in the first lines of the file.',
  );
});

test('lines that cannot be read are named, the others are kept', () => {
  const text = file('Date,Narration,Credit', '32/11/2026,a,10.00', '20/11/2026,b,ten', '20/11/2026,c,3.00');
  expect(readStatement(text)).toMatchObject({
    lines: [{ lineNo: 4, amountMinor: 3_00 }],
    problems: [
      { line: 2, problem: "The date '32/11/2026' can't be read." },
      { line: 3, problem: "The amount 'ten' can't be read; write it like 1250.00 or -1250.00." },
    ],
  });
});

const failed = "'#N/A' is an error of the spreadsheet; correct its formula there, or write the value.";
const formula = (cell: string) =>
  `'${cell}' is a formula without its value; write the value, or open and save the file in your spreadsheet program.`;
test.each([
  ['#N/A,a,0.00,5.00', `The date ${failed}`],
  ['20/11/2026,a,0.00,#N/A', `The credit ${failed}`],
  ['20/11/2026,a,#N/A,5.00', `The debit ${failed}`],
  ['20/11/2026,#N/A,,5.00', `The description ${failed}`],
  ['#N/A,a,,#N/A', `The date ${failed}`],
  ['20/11/2026,b,,=C2*2', `The credit ${formula('=C2*2')}`],
  ['20/11/2026,b,,"=SUM(C2:C9)"', `The credit ${formula('=SUM(C2:C9)')}`],
  ['20/11/2026,"=MID(E2,2,9)",,7.00', `The description ${formula('=MID(E2,2,9)')}`],
])('%s is named at its line', (line, problem) => {
  const text = file(
    'Date,Narration,Debit,Credit,Balance',
    '20/11/2026,a,,1.00,=E1+D2',
    line,
    '20/11/2026,c,,3.00,#REF!',
  );
  expect(readStatement(text)).toMatchObject({
    lines: [{ lineNo: 2 }, { lineNo: 4 }],
    problems: [{ line: 3, problem }],
  });
});

test('a sum may be a formula', () => {
  const text = file('Date,Narration,Credit', '20/11/2026,a,1.00', 'Total,,=SUM(C2:C2)');
  expect(readStatement(text)).toMatchObject({ lines: [{ lineNo: 2 }], problems: [] });
});

test.each([
  ['a spreadsheet', 'PK\u0003\u0004', 'This is a spreadsheet file; save it as CSV (UTF-8) and import that.'],
  ['an old spreadsheet', '\u00d0\u00cf\u0011', 'This is a spreadsheet file; save it as CSV (UTF-8) and import that.'],
  ['a file that is too large', 'x'.repeat(5_000_001), 'The file is larger than 5 MB; export a shorter period.'],
  [
    'a text',
    'Dear customer,\nwelcome.',
    'No line of the file names a date, a description and an amount. Name the columns, like date=Txn Date,text=Particulars,credit=Deposit.',
  ],
  [
    'an empty file',
    '',
    'No line of the file names a date, a description and an amount. Name the columns, like date=Txn Date,text=Particulars,credit=Deposit.',
  ],
  [
    'another encoding',
    'Date,Narration,Credit\n20/11/2026,M\uFFFDller,1.00',
    'The file is not written in UTF-8; save it as CSV (UTF-8) and import that.',
  ],
  ['heads alone', 'Date,Narration,Credit', 'The statement has no lines.'],
  [
    'too many lines',
    `Date,Narration,Credit\n${'20/11/2026,a,1\n'.repeat(20_001)}`,
    'The file has more than 20000 lines; export a shorter period.',
  ],
])('%s is refused in one sentence', (_what, text, problem) => {
  const read = readStatement(text);
  expect(read.fatal).toBe(true);
  expect(read.problems.map((one) => one.problem)).toEqual([problem]);
});

test('a number that the bank wrote as text keeps its zeros', () => {
  const text = file('Date,Narration,Reference,Credit', '20/11/2026,=CHQ,="000882",1.00');
  expect(readStatement(text).lines).toMatchObject([{ text: '=CHQ', reference: '000882' }]);
});

test('signs that nobody sees and blanks in a row are taken out', () => {
  const text = '\uFEFFDate,Narration,Credit\n20/11/2026,NEFT\u200b  WESTERN \u0000 GEAR,1';
  expect(readStatement(text).lines[0]?.text).toBe('NEFT WESTERN GEAR');
});

test.each([
  ['closed some lines below', '22/11/2026,NEFT "DECCAN",3.00'],
  ['never closed', '22/11/2026,NEFT DECCAN,3.00'],
])('a quote that is %s spoils the file, as the lines between would be lost', (_, third) => {
  const text = file('Date,Narration,Credit', '20/11/2026,"NEFT KONKAN,1.00', '21/11/2026,NEFT WESTERN,2.00', third);
  expect(readStatement(text)).toEqual({
    lines: [],
    problems: [{ line: 2, problem: expect.stringContaining('A quote is opened here') }],
    fatal: true,
  });
});

test('quotes inside a text of one line, and a text of two lines, are read', () => {
  const text = file('Date,Narration,Credit', '20/11/2026,"NEFT "KONKAN" LTD",1.00', '21/11/2026,"NEFT\nWESTERN",2.00');
  expect(readStatement(text).lines).toMatchObject([
    { text: 'NEFT "KONKAN" LTD', amountMinor: 100 },
    { text: 'NEFT WESTERN', amountMinor: 200 },
  ]);
});

test('a payer whose name begins like a sum is no sum', () => {
  const text = file(
    'Date,Narration,Credit',
    '01/11/2026,Opening Balance as on 01/11/2026,900.00',
    '20/11/2026,TOTAL ENERGIES MARKETING INDIA,10.00',
    '21/11/2026,BALANCE GEARS LLP NEFT N2,20.00',
    '30/11/2026,Total of all credits,30.00',
    '30/11/2026,Closing Balance INR,930.00',
    ',Total Energies and others,30.00',
  );
  expect(amounts(text)).toEqual([10_00, 20_00]);
});

test("Excel's line 'sep=;' names what divides the cells", () => {
  const text = file('sep=^', 'Date^Narration^Credit', '20/11/2026^NEFT, WESTERN; GEAR^1.00');
  expect(readStatement(text)).toMatchObject({ lines: [{ lineNo: 3, amountMinor: 1_00, text: 'NEFT, WESTERN; GEAR' }] });
});

test('what the order of day and month was taken for is told where no line shows it, unless somebody said it', () => {
  const text = file('Date,Narration,Credit', '03/04/2026,a,1');
  const unclearDay = { written: '03/04/2026', dayFirst: '2026-04-03', monthFirst: '2026-03-04' };
  expect(readStatement(text)).toMatchObject({ unclearDay, lines: [{ bookedOn: '2026-04-03' }] });
  expect(readStatement(text, { dayOrder: 'day_first' })).not.toHaveProperty('unclearDay');
  expect(readStatement(`${text}\n20/04/2026,b,1`)).not.toHaveProperty('unclearDay');
});

test.each(['\u2010', '\u2011', '\u2013', '\u2212'])('%s is a sign, a hyphen or nothing, as the hyphen is', (sign) => {
  const text = file('Date,Narration,Debit,Credit', `20-Nov-2026,a,-,-5.00`, '20-11-2026,b-c,-,7.00');
  expect(readStatement(text.replaceAll('-', sign))).toMatchObject({
    lines: [
      { bookedOn: '2026-11-20', amountMinor: -5_00 },
      { bookedOn: '2026-11-20', amountMinor: 7_00, text: `b${sign}c` },
    ],
    problems: [],
  });
});

test('a long text goes on in the rows below its movement, and nowhere else', () => {
  const file = [
    'Date,Description,Debit,Credit,Balance',
    '01/11/2026,NEFT CR ACME,,125000.00,225000.00',
    ',LTD INV 6,,,',
    ',UTR SBINN52,,,',
    '13/11/2026,RENT,45000.00,,180000.00',
    ',Closing balance,,,180000.00',
    ',a remark of the bank,,,',
  ].join('\n');
  expect(readStatement(file).lines.map(({ text }) => text)).toEqual(['NEFT CR ACME LTD INV 6 UTR SBINN52', 'RENT']);
});

test('a statement in the form MT940 is read; one without movements says so', () => {
  const file = (...fields: string[]) => [':20:X', ':25:1', ...fields, ':62F:C261113INR1,00', '-'].join('\r\n');
  expect(readStatement(file(':61:2611021102C5,00NTRFX1', ':86:ACME'))).toMatchObject({
    lines: [{ lineNo: 3, bookedOn: '2026-11-02', amountMinor: 5_00, text: 'ACME', reference: 'X1' }],
    problems: [],
  });
  expect(readStatement(file())).toMatchObject({ fatal: true, problems: [{ problem: 'The statement has no lines.' }] });
});
