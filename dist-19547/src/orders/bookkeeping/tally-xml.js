import { escapeXml } from '../../lib/xml.js';
                                                                    
                                                    

const tag = (name        , text        ) => `<${name}>${escapeXml(text)}</${name}>`;

/** An import file for Tally: one voucher a message, in pieces. */
export function* tallyXml(company        , vouchers                   )                    {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES>${tag('SVCURRENTCOMPANY', company)}</STATICVARIABLES></REQUESTDESC><REQUESTDATA>\n`;
  for (const voucher of vouchers) yield `${voucherXml(voucher)}\n`;
  yield '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
}

function voucherXml({ key, kind, number, day, customer, reference, note, lines, bills }         )         {
  const attributes = `REMOTEID="${escapeXml(key)}" VCHTYPE="${escapeXml(kind)}" ACTION="Create"`;
  const head = [
    tag('DATE', day.replaceAll('-', '')),
    tag('GUID', key),
    tag('VOUCHERTYPENAME', kind),
    tag('VOUCHERNUMBER', number),
    tag('PARTYLEDGERNAME', customer),
    tag('REFERENCE', reference),
    tag('NARRATION', note),
  ];
  const entries = lines.map((line) => entryXml(line, line.ledger === customer ? bills : []));
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER ${attributes}>${head.join('')}${entries.join('')}</VOUCHER></TALLYMESSAGE>`;
}

/** In Tally a debit is negative and 'deemed positive'. */
function entryXml({ ledger, amountMinor }            , bills                     )         {
  const allocations = bills.map(
    ({ bill, isNew, amountMinor: part }) =>
      `<BILLALLOCATIONS.LIST>${bill ? tag('NAME', bill) : ''}${tag('BILLTYPE', billType(bill, isNew))}${tag('AMOUNT', tallyAmount(part))}</BILLALLOCATIONS.LIST>`,
  );
  const head = `${tag('LEDGERNAME', ledger)}${tag('ISDEEMEDPOSITIVE', amountMinor > 0 ? 'Yes' : 'No')}${tag('AMOUNT', tallyAmount(amountMinor))}`;
  return `<ALLLEDGERENTRIES.LIST>${head}${allocations.join('')}</ALLLEDGERENTRIES.LIST>`;
}

const billType = (bill        , isNew         ) => (bill === '' ? 'On Account' : isNew ? 'New Ref' : 'Agst Ref');

function tallyAmount(minor        )         {
  const whole = Math.abs(minor);
  const text = `${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return minor > 0 ? `-${text}` : text;
}
