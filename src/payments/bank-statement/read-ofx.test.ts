import { expect, test } from 'vitest';
import { readOfx } from './read-ofx.ts';
import { readStatement } from './read-statement.ts';

const limits = { maxText: 500, maxReference: 100 };
const open = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>INR
<BANKACCTFROM><BANKID>HDFC0000169<ACCTID>XXXXXX8407<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261128120000[+5.5:IST]<TRNAMT>9131.54<FITID>F1<NAME>WESTERN GEAR &amp; PUMP<MEMO>NEFT INV NM/26-27/000009
</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261130<TRNAMT>-12400.5<FITID>F2<CHECKNUM>000123<NAME>MUMBAI ELECTRIC
</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>337981.54<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

test('movements have day, side, text and reference, with tags that are closed or not', () => {
  const read = readOfx(open, limits);
  expect(read).toMatchObject({ problems: [], accounts: ['XXXXXX8407'], currencies: ['INR'] });
  expect(read.lines).toEqual([
    {
      lineNo: 8,
      bookedOn: '2026-11-28',
      amountMinor: 9_131_54,
      text: 'WESTERN GEAR & PUMP NEFT INV NM/26-27/000009',
      reference: 'F1',
    },
    { lineNo: 10, bookedOn: '2026-11-30', amountMinor: -12_400_50, text: 'MUMBAI ELECTRIC', reference: '000123' },
  ]);
  const closed = open
    .replace(/<(\w+)>([^<\n]+)/g, '<$1>$2</$1>')
    .replace(/^[\s\S]*?<OFX>/, '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>');
  expect(readStatement(closed).lines.map(({ amountMinor, text }) => [amountMinor, text])).toEqual(
    read.lines.map(({ amountMinor, text }) => [amountMinor, text]),
  );
});

test('a movement in another currency, and the account of a card, are told', () => {
  const abroad = open
    .replace('<FITID>F1', '<CURRENCY><CURRATE>90<CURSYM>USD</CURRENCY><FITID>F1')
    .replace('<FITID>F2', '<ORIGCURRENCY><CURRATE>90<CURSYM>EUR</ORIGCURRENCY><FITID>F2')
    .replaceAll('BANKACCTFROM', 'CCACCTFROM');
  expect(readOfx(abroad, limits)).toMatchObject({ accounts: ['XXXXXX8407'], currencies: ['INR', 'USD'] });
});

test('a file without line ends is read like one with them', () => {
  const read = readOfx(open.replaceAll('\n', ''), limits);
  expect(read.lines.map(({ amountMinor }) => amountMinor)).toEqual([9_131_54, -12_400_50]);
});

test('a day or an amount that cannot be read is a problem of its line', () => {
  const wrong = open.replace('20261128120000[+5.5:IST]', '20260230').replace('-12400.5', '1,2400.5');
  expect(readOfx(wrong, limits)).toMatchObject({
    lines: [],
    problems: [{ line: 8 }, { line: 10, problem: "The amount '1,2400.5' can't be read." }],
  });
});
