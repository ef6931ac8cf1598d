import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { currencySign } from '../../lib/currency.ts';
import { type SpreadsheetCell, toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { tallyFiles } from '../../orders/bookkeeping/tally-files.server.ts';
import { loadVouchers } from '../../orders/bookkeeping/vouchers.server.ts';
import { voucherRows } from '../../orders/bookkeeping/vouchers-csv.ts';
import { pastDueOf, receivableAges, totalOf } from '../../payments/credit/ageing.rule.ts';
import { listDueLetters } from '../../payments/dunning/due-letters.server.ts';
import { exceptFromDunning } from '../../payments/dunning/except-customer.server.ts';
import { letterText } from '../../payments/dunning/letter-text.server.ts';
import { listSentLetters, sendDunningLetter } from '../../payments/dunning/send-dunning.server.ts';
import {
  listAllReceivables,
  loadReceivables,
  type Receivables,
} from '../../payments/receivables/receivables.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { replyWithFile } from '../orders/order-file.server.ts';
import {
  ageingFileAtDesk,
  exceptAtDesk,
  receivablesAtDesk,
  remindersAtDesk,
  sendReminderAtDesk,
  vouchersFileAtDesk,
} from './receivables.contract.ts';

const see = { requires: staffPermissionTo('see-money') };
const remind = { requires: staffPermissionTo('send-reminders') };
const exports = { requires: staffPermissionTo('export-accounts'), queue: 'documents' } as const;

/** What the list of receivables shows. */
export const receivablesFilterOf = ({ q, view, sort }: { q: string; view: string; sort: string }) => ({
  text: q,
  overdueOnly: view === 'overdue',
  byTotal: sort === 'total',
});

export const receivablesCall = defineDeskCall(receivablesAtDesk, see, async ({ q, view, sort, page }, context) => {
  const { database, site, now } = context;
  const wanted = { ...receivablesFilterOf({ q, view, sort }), page: (Math.trunc(Number(page)) || 1) - 1 };
  const [found, due] = await Promise.all([
    loadReceivables(database, site, now, wanted),
    listDueLetters(database, site, now),
  ]);
  const { day, totals, customers, more } = found;
  return {
    success: true as const,
    day,
    totals,
    rows: customers.map((row) => ({
      ...row,
      total: totalOf(row),
      overdue: pastDueOf(row),
      daysLate: Math.max(0, row.daysLate),
    })),
    more,
    days: { ...site.dunning.daysAfterDue },
    country: site.country,
    sentByItself: site.dunning.sentByItself,
    due,
  };
});

export const remindersCall = defineDeskCall(
  remindersAtDesk,
  see,
  async ({ customerId: typed }, { database, site, services }) => {
    const customerId = /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
    const letters = await listSentLetters(database, site, customerId);
    return {
      success: true as const,
      letters: letters.map(({ written, ...letter }) => ({
        ...letter,
        invoices: letter.invoices.map(({ reference }) => reference),
        ...(written ? letterText(site, written, services.addressOf(site.code)) : { subject: null, text: null }),
      })),
    };
  },
);

export const sendReminderCall = defineDeskCall(sendReminderAtDesk, remind, async (request, context) => {
  const { database, site, by, now } = context;
  const { customerId, stage } = request;
  const letter = await sendDunningLetter(database, site, { customerId, stage, by, now });
  if (letter instanceof Refusal) return letter;
  const { stage: sent, receiver, invoices } = letter;
  return { success: true as const, stage: sent, receiver, invoices: [...invoices] };
});

export const exceptCall = defineDeskCall(exceptAtDesk, remind, async (request, { database, site, by, now }) => {
  const { customerId, excepted, reason } = request;
  const refused = await exceptFromDunning(database, site, { customerId, excepted, reason, by, now });
  return refused ?? { success: true as const };
});

export const ageingFileCall = defineDeskCall(
  ageingFileAtDesk,
  { ...exports, reads: 'replica' },
  async (_request, { database, site, now }) => {
    const rows = await listAllReceivables(database, site, now);
    const content = utf8Bom + toCsv(receivableRows(site, rows));
    return replyWithFile(`${site.numberPrefix}-receivables.csv`, 'text/csv', content);
  },
);

export const vouchersFileCall = defineDeskCall(
  vouchersFileAtDesk,
  { ...exports, reads: 'replica' },
  async ({ from, to, form, parties }, context) => {
    const { database, site } = context;
    const name = `${site.numberPrefix}-${from}-${to}`;
    if (form === 'tally') {
      const files = await tallyFiles(database, site, { from, to }, parties);
      return files instanceof Refusal ? files : replyWithFile(`${name}-tally.zip`, 'application/zip', files.zip);
    }
    const vouchers = await loadVouchers(database, site, { from, to });
    if (vouchers instanceof Refusal) return vouchers;
    return replyWithFile(`${name}.csv`, 'text/csv', utf8Bom + toCsv(voucherRows(vouchers)));
  },
);

/** The rows of a sheet with what the customers of a site owe. */
function receivableRows(site: Site, rows: Receivables['customers']): SpreadsheetCell[][] {
  const sign = currencySign(site.currency);
  const ages = receivableAges.map(({ label }) => `${label}, ${sign}`);
  return [
    [
      'Customer',
      'E-mail',
      ...ages,
      `Total, ${sign}`,
      `On account, ${sign}`,
      `In dispute, ${sign}`,
      'Days late',
      'Reminder',
      'No reminders because',
    ],
    ...rows.map((row): SpreadsheetCell[] => [
      row.company,
      row.email,
      ...receivableAges.map(({ key }) => row[key] / 100),
      totalOf(row) / 100,
      row.onAccountMinor / 100,
      row.disputedMinor / 100,
      Math.max(0, row.daysLate),
      row.stage ?? '',
      row.exception ?? '',
    ]),
  ];
}
