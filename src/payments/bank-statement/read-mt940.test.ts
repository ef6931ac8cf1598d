import { expect, test } from 'vitest';
import { isMt940, readMt940 } from './read-mt940.ts';

const read = (...fields: string[]) =>
  readMt940([':20:X', ...fields, '-'].join('\n'), { maxText: 500, maxReference: 100 });

test('a movement has its day, side, reference and all lines of its text', () => {
  const { lines, problems, accounts, currencies } = read(
    ':25:HDFC0000001/50100012345678',
    ':60F:C261101INR100000,00',
    ':61:2611021102C125000,50NTRFSBINN520261//BANK1',
    ':86:NEFT CR WESTERN GEAR',
    'AND PUMP INV 6',
    ':61:2611131113D45000,NCHQNONREF//BANK2',
    ':86:?20RENT?21NOV',
    ':62F:C261113INR180000,00',
  );
  expect({ problems, accounts, currencies }).toEqual({
    problems: [],
    accounts: ['50100012345678'],
    currencies: ['INR'],
  });
  expect(lines).toEqual([
    {
      lineNo: 4,
      bookedOn: '2026-11-02',
      amountMinor: 125_000_50,
      text: 'NEFT CR WESTERN GEAR AND PUMP INV 6',
      reference: 'SBINN520261',
    },
    { lineNo: 7, bookedOn: '2026-11-13', amountMinor: -45_000_00, text: 'RENT NOV', reference: 'BANK2' },
  ]);
});

test.each([
  ['C', 5_00],
  ['D', -5_00],
  ['RC', -5_00],
  ['RD', 5_00],
])('what is marked %s counts as %i', (side, minor) => {
  expect(read(`:61:261102${side}5,00NTRF`).lines).toMatchObject([{ bookedOn: '2026-11-02', amountMinor: minor }]);
});

test('the day of booking is the nearest one around New Year', () => {
  const days = ['2612310102', '2701021231', '2611021102'].map((day) => read(`:61:${day}C5,00NTRFX`).lines[0]?.bookedOn);
  expect(days).toEqual(['2027-01-02', '2026-12-31', '2026-11-02']);
});

test.each(['261302C5,00NTRF', '261131C5,00NTRF', 'C5,00', '261102X5,00NTRF'])(
  'the movement %j is a problem',
  (text) => {
    expect(read(`:61:${text}`)).toMatchObject({
      lines: [],
      problems: [{ line: 2, problem: expect.stringContaining(text) }],
    });
  },
);

test('the form is known by its beginning', () => {
  expect([':20:X', '{1:F01}{4:\n:20:X', 'Date,Narration'].map(isMt940)).toEqual([true, true, false]);
});
