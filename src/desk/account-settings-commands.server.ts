import { addNote } from '../account/customers/add-note.server.ts';
import { correctEmail } from '../account/customers/correct-email.server.ts';
import { correctName } from '../account/customers/correct-name.server.ts';
import { correctTaxNumber } from '../account/customers/correct-tax-number.server.ts';
import { customerHistory, type HistoryEntry, viewCustomer } from '../account/customers/customer-view.server.ts';
import { setAutoApproval } from '../account/customers/set-auto-approval.server.ts';
import { setPriceList } from '../account/customers/set-price-list.server.ts';
import { setRegistrationKind } from '../account/customers/set-registration-kind.server.ts';
import { setSalesManager } from '../account/customers/set-sales-manager.server.ts';
import { accountForStaff } from '../account/customers/staff-view.server.ts';
import { registrationKinds } from '../account/tax-registration/place-of-supply.rule.ts';
import { formatDateTime } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { creditTermsHistory } from '../payments/credit/grant-credit.server.ts';
import { setCreditTerms } from '../payments/credit/set-credit-terms.server.ts';
import { loadSecretKey } from '../server/database/installation.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import {
  type DeskArguments,
  type DeskCommand,
  type DeskContext,
  type DeskResult,
  doneOr,
  failure,
} from './desk-command.ts';
import { findPriceLists } from './price-lists.db.ts';
import { typedMinor } from './typed-amount.ts';

export const unknownAccount = ({ site }: DeskContext, email: string): DeskResult =>
  failure(`${site.name} has no account ${email}.`);

const wholeNumber = (text: string | undefined) => (text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : NaN);

const terms: DeskCommand = {
  usage: 'EMAIL LIMIT --days N [--grace N] [--note "…"]',
  acceptsMore: true,
  summary: 'sets credit limit, credit period and grace; they apply at once, and the buyer is mailed',
  async run({ database, site, by, now }, { positionals: [email = '', limit = ''], options, note }) {
    const limitMinor = typedMinor(limit);
    const periodDays = wholeNumber(options.days);
    const graceDays = wholeNumber(options.grace ?? '0');
    const set = await setCreditTerms(database, site, { email, limitMinor, periodDays, graceDays, note, by, now });
    if (set instanceof Refusal) return failure(set.message);
    const money = (minor: number) => formatMoney({ minor, currency: site.currency });
    const over = set.overLimitMinor > 0 ? `; ${money(set.overLimitMinor)} more than the limit is used` : '';
    return {
      lines: [
        `${email} has a limit of ${money(limitMinor)}, ${periodDays} days and ${graceDays} of grace.`,
        `Available: ${money(set.availableMinor)}${over}.`,
      ],
    };
  },
};

const priceList: DeskCommand = {
  usage: 'EMAIL NAME',
  acceptsMore: true,
  summary: 'gives a customer a price list; - takes it away',
  async run({ database, site, by, now }, { positionals: [email = '', ...words] }) {
    const name = words.join(' ');
    if (name === '') return failure('Write the name of a price list, or - for none.');
    const change = { email, priceList: name === '-' ? '' : name, by, now };
    const refused = await setPriceList(database, site, change, findPriceLists);
    return doneOr(refused, `${email} has ${name === '-' ? 'no price list' : `the price list ${name}`} now.`);
  },
};

const autoApprove = (autoApproved: boolean, summary: string): DeskCommand => ({
  usage: 'EMAIL [--note "…"]',
  summary,
  async run({ database, site, by, now }, { positionals: [email = ''], note }) {
    const refused = await setAutoApproval(database, site, { email, autoApproved, note, by, now });
    return doneOr(
      refused,
      `New orders of ${email} ${autoApproved ? 'are confirmed without staff' : 'wait for staff'}.`,
    );
  },
});

const manager: DeskCommand = {
  usage: 'EMAIL NAME',
  acceptsMore: true,
  summary: 'says who looks after a customer; - for nobody',
  async run({ database, site, by, now }, { positionals: [email = '', ...words] }) {
    const name = words.join(' ');
    if (name === '') return failure('Write a name, or - for nobody.');
    const salesManager = name === '-' ? '' : name;
    const refused = await setSalesManager(database, site, { email, salesManager, by, now });
    return doneOr(refused, `${salesManager || 'Nobody'} looks after ${email} now.`);
  },
};

const kind: DeskCommand = {
  usage: `EMAIL ${registrationKinds.join('|')}`,
  acceptsMore: true,
  summary: 'says whether the default registration belongs to an SEZ, and how that is taxed',
  async run({ database, site, by, now }, { positionals: [email = '', typed = ''] }) {
    const known = registrationKinds.find((one) => one === typed);
    if (!known) return failure(`Write one of ${registrationKinds.join(', ')}.`);
    const refused = await setRegistrationKind(database, site, { email, kind: known, by, now });
    return doneOr(refused, `The registration of ${email} is ${known} from the next order on.`);
  },
};

const note: DeskCommand = {
  usage: 'EMAIL TEXT',
  acceptsMore: true,
  summary: 'adds a note that only staff read',
  async run({ database, site, by, now }, { positionals: [email = '', ...words] }) {
    const added = await addNote(database, site, { email, text: words.join(' '), by, now });
    return doneOr(added instanceof Refusal ? added : undefined, 'The note is added.');
  },
};

const correct: DeskCommand = {
  usage: 'EMAIL [--company "…"] [--first-name "…"] [--last-name "…"] [--tax-number N] [--email NEW]',
  summary: 'corrects names, tax number or e-mail address; the buyer is mailed at the former and the new address',
  async run(context, args) {
    const { positionals, options } = args;
    const [email = ''] = positionals;
    const lines: string[] = [];
    const steps: [string | undefined, () => Promise<Refusal | undefined>, string][] = [
      [options.company ?? options['first-name'] ?? options['last-name'], () => correctNames(context, args), 'names'],
      [options['tax-number'], () => correctNumber(context, args), context.site.tax.numberLabel],
      [options.email, () => correctAddress(context, args), 'e-mail address'],
    ];
    for (const [value, run, what] of steps) {
      if (value === undefined) continue;
      const refused = await run();
      if (refused) return { lines: [...lines, refused.message], failed: true };
      lines.push(`The ${what} of ${email} ${what === 'names' ? 'are' : 'is'} corrected.`);
    }
    return lines.length > 0 ? { lines } : failure('Say what is to be corrected, as in --company "…".');
  },
};

type Correcting = Pick<DeskArguments, 'positionals' | 'options'>;

const correctNames = (
  { database, site, by, now }: DeskContext,
  { positionals: [email = ''], options: { company, 'first-name': firstName, 'last-name': lastName } }: Correcting,
) => {
  const names = {
    ...(company !== undefined && { company }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
  return correctName(database, site, { email, names, by, now });
};

const correctNumber = (
  { database, site, by, now }: DeskContext,
  { positionals: [email = ''], options: { 'tax-number': taxNumber = '' } }: Correcting,
) => correctTaxNumber(database, site, { email, taxNumber, by, now });

const correctAddress = async (
  { database, site, by, now, secretKey }: DeskContext,
  { positionals: [email = ''], options: { email: newEmail = '' } }: Correcting,
) => correctEmail(database, site, { email, newEmail, secret: await loadSecretKey(database, secretKey), by, now });

const history: DeskCommand = {
  usage: 'EMAIL',
  summary: 'shows what was done to an account, newest first, with before and after',
  async run(context, { positionals: [email = ''] }) {
    const { database, site } = context;
    const account = await accountForStaff(database, site, email);
    if (!account) return unknownAccount(context, email);
    const entries = await customerHistory(database, site, account.customerId, 0);
    return { lines: entries.map((entry) => historyLine(site, entry)) };
  },
};

function historyLine({ calendar }: Site, { at, actorName, action, subject, details }: HistoryEntry): string {
  const when = formatDateTime(at, calendar.timeZone);
  return [when, actorName, action, subject, details ? JSON.stringify(details) : ''].filter(Boolean).join('  ');
}

/** What `account show` says of price list, terms, manager and notes. */
export async function settingsInLines({ database, site }: DeskContext, customerId: number): Promise<string[]> {
  const [view, lists, [latestTerms]] = await Promise.all([
    viewCustomer(database, site, customerId),
    findPriceLists(database, site.code),
    creditTermsHistory(database, site, customerId),
  ]);
  if (!view) return [];
  const listName = [...lists].find(([, id]) => id === view.priceListId)?.[0];
  const others = view.registrations.flatMap(({ checks }) =>
    checks.filter(({ kind, passed }) => kind === 'others' && !passed),
  );
  return [
    ...others.map(({ text }) => `LOOK: ${text}.`),
    ...(listName ? [`price list ${listName}`] : []),
    ...(latestTerms
      ? [
          `credit limit ${formatMoney({ minor: latestTerms.limitMinor, currency: site.currency })}, ${latestTerms.periodDays} days and ${latestTerms.graceDays} of grace (${latestTerms.changedBy})`,
        ]
      : []),
    ...(view.autoApprovedBy ? [`orders are confirmed without staff (${view.autoApprovedBy})`] : []),
    ...(view.salesManager ? [`looked after by ${view.salesManager}`] : []),
    ...view.notes.map(
      (one) => `note ${formatDateTime(one.createdAt, site.calendar.timeZone)}, ${one.createdBy}: ${one.text}`,
    ),
  ];
}

export const accountSettingsCommands = {
  terms,
  'price-list': priceList,
  'auto-approve': autoApprove(true, 'confirms new orders of a customer without staff'),
  'no-auto-approve': autoApprove(false, 'lets new orders of a customer wait for staff again'),
  manager,
  kind,
  note,
  correct,
  history,
};
