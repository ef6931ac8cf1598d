import { expect, test } from 'vitest';
import { tallyXml } from './tally-xml.ts';
import type { Voucher } from './vouchers.server.ts';

const voucher: Voucher = {
  key: 'nod-tax_invoice-NM/26-27/000092',
  kind: 'Sales',
  number: 'NM/26-27/000092',
  day: '2026-11-20',
  customer: 'Western <Gear> & "Pump"',
  reference: 'NOD26000141',
  note: '',
  lines: [
    { ledger: 'Western <Gear> & "Pump"', amountMinor: 1_180_05 },
    { ledger: 'Sales', amountMinor: -1_000_00 },
    { ledger: 'IGST', amountMinor: -180_05 },
  ],
  bills: [{ bill: 'NM/26-27/000092', isNew: true, amountMinor: 1_180_05 }],
};

/** The elements in their order; throws where one is not closed by its own end. */
function elementsOf(xml: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  for (const [, end, name = ''] of xml.matchAll(/<(\/?)([A-Z.]+)[^>]*>/g)) {
    if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!end) {
      open.push(name);
      all.push(name);
    }
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} not closed`);
  return all;
}

test('an invoice becomes one sales voucher; the debit is negative, as Tally wants it', () => {
  const xml = [...tallyXml('NOD Bearings', [voucher])].join('');
  expect(xml).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>NOD Bearings</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC><REQUESTDATA>
    <TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="nod-tax_invoice-NM/26-27/000092" VCHTYPE="Sales" ACTION="Create"><DATE>20261120</DATE><GUID>nod-tax_invoice-NM/26-27/000092</GUID><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME><VOUCHERNUMBER>NM/26-27/000092</VOUCHERNUMBER><PARTYLEDGERNAME>Western &lt;Gear&gt; &amp; &quot;Pump&quot;</PARTYLEDGERNAME><REFERENCE>NOD26000141</REFERENCE><NARRATION></NARRATION><ALLLEDGERENTRIES.LIST><LEDGERNAME>Western &lt;Gear&gt; &amp; &quot;Pump&quot;</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-1180.05</AMOUNT><BILLALLOCATIONS.LIST><NAME>NM/26-27/000092</NAME><BILLTYPE>New Ref</BILLTYPE><AMOUNT>-1180.05</AMOUNT></BILLALLOCATIONS.LIST></ALLLEDGERENTRIES.LIST><ALLLEDGERENTRIES.LIST><LEDGERNAME>Sales</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>1000.00</AMOUNT></ALLLEDGERENTRIES.LIST><ALLLEDGERENTRIES.LIST><LEDGERNAME>IGST</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>180.05</AMOUNT></ALLLEDGERENTRIES.LIST></VOUCHER></TALLYMESSAGE>
    </REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>
    "
  `);
  expect(elementsOf(xml).filter((name) => name === 'ALLLEDGERENTRIES.LIST')).toHaveLength(3);
});

test('a receipt on account and a credit note name their bills', () => {
  const receipt: Voucher = {
    ...voucher,
    kind: 'Receipt',
    lines: [
      { ledger: 'Bank', amountMinor: 50_00 },
      { ledger: voucher.customer, amountMinor: -50_00 },
    ],
    bills: [
      { bill: 'NM/26-27/000092', isNew: false, amountMinor: -30_00 },
      { bill: '', isNew: false, amountMinor: -20_00 },
    ],
  };
  const xml = [...tallyXml('NOD', [receipt])].join('');
  expect(xml).toContain('<BILLTYPE>Agst Ref</BILLTYPE><AMOUNT>30.00</AMOUNT>');
  expect(xml).toContain('<BILLALLOCATIONS.LIST><BILLTYPE>On Account</BILLTYPE><AMOUNT>20.00</AMOUNT>');
  expect(xml).toContain('<LEDGERNAME>Bank</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-50.00</AMOUNT>');
});

test('no voucher leaves an empty file that is still well-formed', () => {
  expect(elementsOf([...tallyXml('NOD', [])].join(''))).toContain('REQUESTDATA');
});
