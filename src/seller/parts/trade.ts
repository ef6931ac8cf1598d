import type { FieldError } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import { usualWriteOffMinor } from '../../payments/write-offs/write-off.rule.ts';
import type { FactField } from '../../sites/fact-field.ts';
import type { SiteFacts } from '../../sites/site-facts.ts';
import type { SalesDeskTerms } from '../../sites/site-module.ts';
import { definePart } from '../fact-part.ts';

type Calendar = Pick<SiteFacts['calendar'], 'workingDays' | 'holidays'> & SiteFacts['calendar']['hours'];

export const calendar = definePart<Calendar>({
  label: msg('Working days and holidays'),
  note: msg('Delivery days and the promise to answer RFIs are counted in them.'),
  group: 'trade',
  fields: () => ({
    workingDays: { kind: 'weekdays', label: msg('Working days') },
    opens: { kind: 'time', label: msg('Opens') },
    closes: { kind: 'time', label: msg('Closes') },
    holidays: { kind: 'days', label: msg('Holidays, one day a line'), max: 200 },
  }),
  read: ({ calendar: { workingDays, holidays, hours } }) => ({ workingDays, holidays, ...hours }),
  apply: (site, { workingDays, holidays, opens, closes }) => ({
    ...site,
    calendar: { ...site.calendar, workingDays, holidays, hours: { opens, closes } },
  }),
  check: ({ opens, closes }) =>
    opens < closes ? [] : [{ field: 'closes', message: t`Please enter a time after opening` }],
});

type Promises = SalesDeskTerms &
  Pick<SiteFacts, 'answerWithinHours' | 'checksAccountsWithinHours'> &
  SiteFacts['dunning']['daysAfterDue'] & { sentByItself: boolean };

export const promises = definePart<Promises>({
  label: msg('Promises and reminders'),
  note: msg('What the sales desk promises buyers, and when unpaid invoices are reminded of.'),
  group: 'trade',
  fields: () => ({
    answerWithinHours: {
      kind: 'number',
      label: msg('An RFI is answered within'),
      min: 1,
      max: 80,
      unit: msg('working hours'),
    },
    checksAccountsWithinHours: {
      kind: 'number',
      label: msg('A new account is checked within'),
      min: 1,
      max: 80,
      unit: msg('working hours'),
    },
    quoteValidDays: { kind: 'number', label: msg('A quote is valid for'), min: 1, max: 365, unit: msg('days') },
    remindDaysBefore: {
      kind: 'number',
      label: msg('Buyers are reminded of a quote'),
      min: 1,
      max: 30,
      unit: msg('days before its end'),
    },
    marginFloorBp: { kind: 'percent', label: msg('Lowest margin'), max: 99_00, hint: msg('Buyers never see it.') },
    friendly: {
      kind: 'number',
      label: msg('Friendly reminder'),
      min: 1,
      max: 365,
      unit: msg('days after the due day'),
    },
    firm: { kind: 'number', label: msg('Firm reminder'), min: 1, max: 365, unit: msg('days after the due day') },
    stop: { kind: 'number', label: msg('Last reminder'), min: 1, max: 365, unit: msg('days after the due day') },
    sentByItself: { kind: 'flag', label: msg('Send reminders automatically') },
  }),
  read: ({ salesDesk, answerWithinHours, checksAccountsWithinHours, dunning: { daysAfterDue, sentByItself } }) => ({
    ...salesDesk,
    answerWithinHours,
    checksAccountsWithinHours,
    ...daysAfterDue,
    sentByItself,
  }),
  apply: (
    site,
    { friendly, firm, stop, sentByItself, answerWithinHours, checksAccountsWithinHours, ...salesDesk },
  ) => ({
    ...site,
    salesDesk,
    answerWithinHours,
    checksAccountsWithinHours,
    dunning: { daysAfterDue: { friendly, firm, stop }, sentByItself },
  }),
  check: ({ friendly, firm, stop }) => [
    ...(firm > friendly ? [] : [later('firm', t`Please enter more days than for the friendly reminder`)]),
    ...(stop > firm ? [] : [later('stop', t`Please enter more days than for the firm reminder`)]),
  ],
});

const later = (field: string, message: string): FieldError => ({ field, message });

type Payments = {
  maxOnlineMinor: number;
  hasPublicListPrices: boolean;
  invoicedByProgram: boolean;
  ewayBillAboveMinor?: number;
};
const tenCrore = 10_00_00_000_00;

export const paymentsPart = definePart<Payments>({
  label: msg('Prices, payment and invoices'),
  note: msg('What visitors see, up to which amount one pays online, and who makes the invoices.'),
  group: 'trade',
  fields: ({ ewayBill }) => ({
    hasPublicListPrices: { kind: 'flag', label: msg('Everyone sees list prices') },
    maxOnlineMinor: { kind: 'money', label: msg('Highest online payment'), max: tenCrore },
    invoicedByProgram: {
      kind: 'flag',
      label: msg('Your own program makes the tax invoices'),
      hint: msg('Goods then leave only when it sends the dispatch with its invoice (Integrations).'),
    },
    ...(ewayBill && {
      ewayBillAboveMinor: {
        kind: 'money' as const,
        label: msg('Goods above this value need an e-way bill'),
        max: tenCrore,
      },
    }),
  }),
  read: ({ maxOnlineMinor, hasPublicListPrices, invoicedByProgram, ewayBill }) => ({
    maxOnlineMinor,
    hasPublicListPrices,
    invoicedByProgram,
    ...(ewayBill && { ewayBillAboveMinor: ewayBill.aboveMinor }),
  }),
  apply: (site, { maxOnlineMinor, hasPublicListPrices, invoicedByProgram, ewayBillAboveMinor }) => ({
    ...site,
    maxOnlineMinor,
    hasPublicListPrices,
    invoicedByProgram,
    ...(ewayBillAboveMinor !== undefined && { ewayBill: { aboveMinor: ewayBillAboveMinor } }),
  }),
});

/** Empty, the ledger has its usual name. */
const ledgerField = (label: string, usual: string): FactField => ({
  kind: 'text',
  label,
  hint: usual,
  max: 80,
  optional: true,
});

export const bookkeeping = definePart<SiteFacts['bookkeeping']>({
  label: msg('Accounts in Tally'),
  note: msg('The names of the ledgers in the files for your bookkeeping.'),
  group: 'trade',
  fields: (site) => ({
    company: { kind: 'text', label: msg('Company'), max: 120 },
    sales: { kind: 'text', label: msg('Sales'), max: 80 },
    salesReturns: { kind: 'text', label: msg('Sales returns'), max: 80 },
    bank: { kind: 'text', label: msg('Bank'), max: 80 },
    onlinePayments: { kind: 'text', label: msg('Online payments'), max: 80 },
    ...(site.taxDeduction && { taxDeducted: ledgerField(msg('Tax deducted by customers'), 'TDS Receivable') }),
    bankCharges: ledgerField(msg('Bank charges'), 'Bank Charges'),
    discountAllowed: ledgerField(msg('Discount allowed'), 'Discount Allowed'),
    rounding: ledgerField(msg('Rounding'), 'Rounding Off'),
    exchange: ledgerField(msg('Exchange difference'), 'Exchange Difference'),
    writtenOff: ledgerField(msg('Written off'), 'Bad Debts Written Off'),
    writeOffUpToMinor: { kind: 'money', label: msg('Accounts may write off of an invoice up to'), max: 100_000_00 },
  }),
  read: ({ bookkeeping: names }) => ({ writeOffUpToMinor: usualWriteOffMinor, ...names }),
  apply: (site, names) => ({ ...site, bookkeeping: names }),
});
