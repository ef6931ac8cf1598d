import { escapeXml, parentElement, textElement } from '../../lib/xml.ts';
import type { Site } from '../../sites/site.ts';
import type { DocumentHeader } from '../documents.table.ts';
import { tallyCountry, tallyRegistrationType, tallyState } from './tally-party.rule.ts';
import { tallyAddressLines, tallyEnvelope } from './tally-xml.ts';
import { ledgerNames, ledgersInPlaceOfMoney } from './vouchers.server.ts';

/** A customer's ledger; without `facts` while no tax document names the customer. */
export type PartyLedger = { name: string; facts?: Pick<DocumentHeader, 'billTo' | 'declarations'> | undefined };

type Books = Pick<Site, 'bookkeeping' | 'tax' | 'taxDeduction' | 'country'>;

/** The ledgers that the vouchers of a company name, as a file that Tally imports before them. */
export const tallyMasters = (company: string, site: Books, parties: readonly PartyLedger[]): Generator<string> =>
  tallyEnvelope('All Masters', company, [
    ...ownLedgers(site),
    ...parties.map((party) => partyLedger(site.country, party)),
  ]);

/** Tally shows ledgers of taxes in its returns by their duty head. */
function ownLedgers(site: Books): string[] {
  const { bookkeeping, tax, taxDeduction } = site;
  const inPlaceOfMoney = ledgersInPlaceOfMoney(site);
  const { sales, salesReturns, centralTax, stateTax, wholeTax } = ledgerNames(site);
  const duty = (name: string, head: string) =>
    ledger(name, 'Duties & Taxes', [
      textElement('TAXTYPE', tax.label),
      tax.splits ? textElement('GSTDUTYHEAD', head) : '',
    ]);
  return [
    ledger(sales, 'Sales Accounts'),
    ledger(salesReturns, 'Sales Accounts'),
    ...(tax.splits ? [duty(centralTax, 'CGST'), duty(stateTax, 'SGST/UTGST')] : []),
    duty(wholeTax, 'IGST'),
    ledger(bookkeeping.bank, 'Bank Accounts'),
    ledger(bookkeeping.onlinePayments, 'Bank Accounts'),
    ...(taxDeduction ? [ledger(inPlaceOfMoney.tax_deducted, 'Loans & Advances (Asset)')] : []),
    ledger(inPlaceOfMoney.bank_charge, 'Indirect Expenses'),
    ledger(inPlaceOfMoney.cash_discount, 'Indirect Expenses'),
    ledger(inPlaceOfMoney.rounding, 'Indirect Expenses'),
    ledger(inPlaceOfMoney.exchange, 'Indirect Expenses'),
    ledger(inPlaceOfMoney.write_off, 'Indirect Expenses'),
  ];
}

/** Details of tax and address are dated in Tally: they hold from the day the tax began. */
const taxBegan = { IN: '20170701', AE: '20180101' };

/** Older releases of Tally read the plain fields, TallyPrime the dated lists. */
function partyLedger(country: Site['country'], { name, facts }: PartyLedger): string {
  if (!facts) return ledger(name, 'Sundry Debtors', [textElement('ISBILLWISEON', 'Yes')]);
  const { billTo, declarations = [] } = facts;
  const state = tallyState(billTo.region);
  const address = parentElement('ADDRESS.LIST', ...tallyAddressLines('ADDRESS', billTo));
  const kind = tallyRegistrationType(billTo.taxNumber, declarations);
  const dated = textElement('APPLICABLEFROM', taxBegan[country]);
  return ledger(name, 'Sundry Debtors', [
    textElement('ISBILLWISEON', 'Yes'),
    textElement('MAILINGNAME', billTo.name),
    address,
    textElement('LEDSTATENAME', state),
    textElement('COUNTRYOFRESIDENCE', tallyCountry(country)),
    textElement('PINCODE', billTo.pincode),
    parentElement(
      'LEDMAILINGDETAILS.LIST',
      dated,
      textElement('MAILINGNAME', billTo.name),
      address,
      textElement('STATE', state),
      textElement('COUNTRY', tallyCountry(country)),
      textElement('PINCODE', billTo.pincode),
    ),
    ...(country === 'AE'
      ? [textElement('VATTINNUMBER', billTo.taxNumber)]
      : [
          textElement('PARTYGSTIN', billTo.taxNumber),
          textElement('GSTREGISTRATIONTYPE', kind),
          textElement('INCOMETAXNUMBER', billTo.taxNumber.slice(2, 12)),
          parentElement(
            'LEDGSTREGDETAILS.LIST',
            dated,
            textElement('GSTREGISTRATIONTYPE', kind),
            textElement('PLACEOFSUPPLY', state),
            textElement('GSTIN', billTo.taxNumber),
          ),
        ]),
  ]);
}

const ledger = (name: string, group: string, details: readonly string[] = []): string =>
  `<LEDGER NAME="${escapeXml(name)}" ACTION="Create">${[
    parentElement('NAME.LIST', textElement('NAME', name)),
    textElement('PARENT', group),
    ...details,
  ].join('')}</LEDGER>`;
