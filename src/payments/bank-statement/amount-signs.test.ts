import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const file = (...lines: string[]) => lines.join('\r\n');

test('an amount with half a sign, or with two, is told at its line and not booked', () => {
  const told = (amount: string) => `The amount '${amount}' can't be read; write it like 1250.00 or -1250.00.`;
  expect(
    readStatement(file('Date,Narration,Debit,Credit', '20/11/2026,a,,(5', '20/11/2026,b,--5,-', '20/11/2026,c,,5')),
  ).toMatchObject({
    lines: [{ lineNo: 4, amountMinor: 5_00 }],
    problems: [
      { line: 2, problem: told('(5') },
      { line: 3, problem: told('--5') },
    ],
  });
  const amount = [
    '20/11/2026,a,-5.00,CR',
    '20/11/2026,b,5.00 Cr,DR',
    '20/11/2026,c,-5.00,DR',
    '20/11/2026,d,5.00 Cr,CR',
  ];
  expect(readStatement(file('Date,Narration,Amount,Dr/Cr', ...amount))).toMatchObject({
    lines: [{ amountMinor: -5_00 }, { amountMinor: 5_00 }],
    problems: [
      { line: 2, problem: "The amount '-5.00' and 'CR' beside it say two things; write the amount without a sign." },
      { line: 3, problem: "The amount '5.00 Cr' and 'DR' beside it say two things; write the amount without a sign." },
    ],
  });
});
