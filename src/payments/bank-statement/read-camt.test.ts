import { expect, test } from 'vitest';
import { readCamt } from './read-camt.ts';
import { readStatement } from './read-statement.ts';

const limits = { maxText: 500, maxReference: 100, timeZone: 'Asia/Kolkata' };
const document = (entries: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><Othr><Id>01692200118407</Id></Othr></Id><Ccy>INR</Ccy></Acct>
<Bal><Amt Ccy="INR">100000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`;

const credit = `<Ntry><Amt Ccy="INR">9131.54</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-28</Dt></BookgDt><AcctSvcrRef>BANK1</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>N332261234567</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Western Gear &amp; Pump</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>INV NM/26-27/000009,</Ustrd><Ustrd>000007</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const debit = `<Ntry><Amt Ccy="INR">12400.5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><DtTm>2026-11-30T10:00:00+05:30</DtTm></BookgDt>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><TxId>CHQ12345</TxId></Refs>
<RltdPties><Cdtr><Pty><Nm>Mumbai Electric</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>`;

test('entries of both versions have day, side, payer, text and reference; the account is named', () => {
  const read = readCamt(document(credit + debit, '08'), limits);
  expect(read).toMatchObject({ problems: [], accounts: ['01692200118407'], currencies: ['INR', 'INR'] });
  expect(read?.lines).toEqual([
    {
      lineNo: 5,
      bookedOn: '2026-11-28',
      amountMinor: 9_131_54,
      text: 'Western Gear & Pump INV NM/26-27/000009, 000007',
      reference: 'N332261234567',
    },
    {
      lineNo: 9,
      bookedOn: '2026-11-30',
      amountMinor: -12_400_50,
      text: 'Mumbai Electric',
      reference: 'CHQ12345',
    },
  ]);
});

test.each([
  ['2026-11-30T20:00:00Z', 'Asia/Kolkata', '2026-12-01'],
  ['2026-11-30T20:00:00.000Z', 'Asia/Dubai', '2026-12-01'],
  ['2026-11-30T18:00:00Z', 'Asia/Kolkata', '2026-11-30'],
  ['2026-11-30T23:00:00+05:30', 'Asia/Kolkata', '2026-11-30'],
  ['2026-11-30T23:00:00', 'Asia/Kolkata', '2026-11-30'],
])('a movement of %s is of the day in %s, %s', (moment, timeZone, day) => {
  const read = readCamt(document(debit.replace('2026-11-30T10:00:00+05:30', moment)), { ...limits, timeZone });
  expect(read?.lines.map(({ bookedOn }) => bookedOn)).toEqual([day]);
});

test('a collected entry is its payments where they are the whole of it; what is only announced is none', () => {
  const payment = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="INR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const entry = (sum: string, status = 'BOOK') =>
    `<Ntry><Amt Ccy="INR">${sum}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-28</Dt></BookgDt>
<NtryDtls>${payment('100.00', 'One')}${payment('50.00', 'Two')}</NtryDtls></Ntry>`;
  const amounts = (entries: string) => readCamt(document(entries), limits)?.lines.map((line) => line.amountMinor);
  expect(amounts(entry('150.00'))).toEqual([100_00, 50_00]);
  expect(amounts(entry('151.00'))).toEqual([151_00]);
  expect(amounts(entry('150.00', 'PDNG'))).toEqual([]);
});

test('a day or an amount that cannot be read is a problem of its line', () => {
  const wrong = credit.replace('2026-11-28', '2026-02-30') + debit.replace('12400.5', '12,400');
  expect(readCamt(document(wrong), limits)).toMatchObject({
    lines: [],
    problems: [
      { line: 5, problem: "The date '2026-02-30' can't be read." },
      { line: 9, problem: "The amount '12,400' can't be read." },
    ],
  });
});

test.each([
  [
    'entities of its own',
    `<!DOCTYPE a [<!ENTITY x "y">]>${document(credit).replace('<?xml version="1.0" encoding="UTF-8"?>', '')}`,
  ],
  ['a million nested elements', `<Document>${'<a>'.repeat(1_000_000)}`],
  ['an end that is missing', document(credit).slice(0, -40)],
])('XML with %s is refused in one sentence', (_what, file) => {
  const { lines, problems, fatal } = readStatement(file);
  expect({ lines, fatal }).toEqual({ lines: [], fatal: true });
  expect(problems[0]?.problem).toMatch(/XML file/);
});

test('XML that is no statement is refused', () => {
  const { problems } = readStatement('<html><body>Statement</body></html>');
  expect(problems[0]?.problem).toContain('get the statement as CAMT.053');
});
