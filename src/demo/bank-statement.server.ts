import { addDays, type Day, dayOf } from '../lib/dates.ts';
import { toCsv } from '../lib/spreadsheet-cell.ts';
import { type ImportedStatement, importStatement } from '../payments/bank-statement/import-statement.server.ts';
import type { Database } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';
import type { Country } from '../sites/site-facts.ts';
import { demoActor } from './past-orders.server.ts';
import { findScenarioInvoices, type ScenarioInvoice } from './scenarios.db.ts';

/** How banks of the country name a transfer, and payers that are no customers. */
const bankWords: Readonly<Record<Country, { wire: string; company: string; phone: string }>> = {
  IN: {
    wire: 'NEFT',
    company: 'SHREE BALAJI ENTERPRISES',
    phone: 'MOB 98XXXX4410',
  },
  AE: {
    wire: 'TT',
    company: 'AL MARWAN TRADING LLC',
    phone: 'MOB 05XXXX4410',
  },
};

type Movement = { text: string; reference: string; inMinor?: number; outMinor?: number };

/** A statement of the last days that staff can match: sure lines, lines to decide, and lines of unknown payers. */
export async function loadBankStatement(database: Database, site: Site, now: Date): Promise<ImportedStatement> {
  const today = dayOf(now, site.calendar.timeZone);
  const open = await findScenarioInvoices(database, { site: site.code });
  const file = { fileName: `${site.name}-statement.csv`, content: statementCsv(today, movementsOf(site, open)) };
  return importStatement(database, site, { ...file, goodLines: false, by: demoActor, now });
}

function movementsOf(site: Site, open: readonly ScenarioInvoice[]): Movement[] {
  const { wire, company, phone } = bankWords[site.country];
  const [first, second, third] = open;
  return [
    ...(second
      ? [
          {
            text: `${wire} ${nameInBank(second)} ${brokenNumber(second)}`,
            reference: 'N324260071',
            inMinor: second.openMinor,
          },
        ]
      : []),
    ...(third ? [{ text: `${wire} ${nameInBank(third)}`, reference: 'N324260088', inMinor: third.openMinor }] : []),
    ...(first
      ? [
          {
            text: `${wire} ${nameInBank(first)}`,
            reference: 'N325260014',
            inMinor: Math.ceil((first.openMinor * 0.6) / 100_00) * 100_00,
          },
        ]
      : []),
    { text: company, reference: '', inMinor: 48_616_00 },
    { text: phone, reference: '6321', inMinor: 12_000_00 },
    { text: 'CASH DEP SELF', reference: '', inMinor: 9_500_00 },
    { text: 'CHQ 000882 RETURNED FUNDS', reference: '000882', outMinor: 18_290_00 },
    { text: 'INTEREST CREDITED', reference: '', inMinor: 212_40 },
  ];
}

/** Banks write names in capitals and cut them off. */
const nameInBank = ({ company }: ScenarioInvoice) =>
  company
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .replaceAll(/ +/g, ' ')
    .slice(0, 22);

const brokenNumber = ({ reference }: ScenarioInvoice) => reference.replaceAll('/', ' ');

function statementCsv(today: Day, movements: readonly Movement[]): string {
  const written = (minor = 0) => (minor === 0 ? '' : minor / 100);
  return toCsv([
    ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.'],
    ...movements.map(({ text, reference, inMinor, outMinor }, at) => [
      addDays(today, at < movements.length / 2 ? -2 : -1)
        .split('-')
        .toReversed()
        .join('/'),
      text,
      reference,
      written(outMinor),
      written(inMinor),
    ]),
  ]);
}
