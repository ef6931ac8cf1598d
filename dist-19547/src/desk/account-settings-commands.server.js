import { addNote } from '../account/customers/add-note.server.js';
import { correctEmail } from '../account/customers/correct-email.server.js';
import { correctName } from '../account/customers/correct-name.server.js';
import { correctTaxNumber } from '../account/customers/correct-tax-number.server.js';
import { customerHistory,                    viewCustomer } from '../account/customers/customer-view.server.js';
import { setAutoApproval } from '../account/customers/set-auto-approval.server.js';
import { setPriceList } from '../account/customers/set-price-list.server.js';
import { setSalesManager } from '../account/customers/set-sales-manager.server.js';
import { accountForStaff } from '../account/customers/staff-view.server.js';
import { formatDateTime } from '../lib/dates.js';
import { formatMoney } from '../lib/money.js';
import { creditTermsHistory } from '../payments/credit/grant-credit.server.js';
import { setCreditTerms } from '../payments/credit/set-credit-terms.server.js';
import { loadSecretKey } from '../server/database/installation.server.js';
import { Refusal } from '../server/refuse.server.js';
                                             
                                                                                             
import { findPriceLists } from './price-lists.db.js';
import { typedMinor } from './typed-amount.js';

export const unknownAccount = ({ site }             , email        )             => ({
  lines: [`${site.name} has no account ${email}.`],
  failed: true,
});

const answer = (refused                     , done        )             =>
  refused ? { lines: [refused.message], failed: true } : { lines: [done] };

const wholeNumber = (text                    ) => (text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : NaN);

const terms              = {
  usage: 'EMAIL LIMIT --days N [--grace N] [--note "…"]',
  acceptsMore: true,
  summary: 'sets credit limit, credit period and grace; they apply at once, and the buyer is mailed',
  async run({ database, site, by, now }, { positionals: [email = '', limit = ''], options, note }) {
    const limitMinor = typedMinor(limit);
    const periodDays = wholeNumber(options.days);
    const graceDays = wholeNumber(options.grace ?? '0');
    const set = await setCreditTerms(database, site, { email, limitMinor, periodDays, graceDays, note, by, now });
    if (set instanceof Refusal) return { lines: [set.message], failed: true };
    const money = (minor        ) => formatMoney({ minor, currency: site.currency });
    const over = set.overLimitMinor > 0 ? `; ${money(set.overLimitMinor)} more than the limit is used` : '';
    return {
      lines: [
        `${email} has a limit of ${money(limitMinor)}, ${periodDays} days and ${graceDays} of grace.`,
        `Available: ${money(set.availableMinor)}${over}.`,
      ],
    };
  },
};

const priceList              = {
  usage: 'EMAIL NAME',
  acceptsMore: true,
  summary: 'gives a customer a price list; - takes it away',
  async run({ database, site, by, now }, { positionals: [email = '', ...words] }) {
    const name = words.join(' ');
    if (name === '') return { lines: ['Write the name of a price list, or - for none.'], failed: true };
    const change = { email, priceList: name === '-' ? '' : name, by, now };
    const refused = await setPriceList(database, site, change, findPriceLists);
    return answer(refused, `${email} has ${name === '-' ? 'no price list' : `the price list ${name}`} now.`);
  },
};

const autoApprove = (autoApproved         , summary        )              => ({
  usage: 'EMAIL [--note "…"]',
  summary,
  async run({ database, site, by, now }, { positionals: [email = ''], note }) {
    const refused = await setAutoApproval(database, site, { email, autoApproved, note, by, now });
    return answer(
      refused,
      `New orders of ${email} ${autoApproved ? 'are confirmed without staff' : 'wait for staff'}.`,
    );
  },
});

const manager              = {
  usage: 'EMAIL NAME',
  acceptsMore: true,
  summary: 'says who looks after a customer; - for nobody',
  async run({ database, site, by, now }, { positionals: [email = '', ...words] }) {
    const name = words.join(' ');
    if (name === '') return { lines: ['Write a name, or - for nobody.'], failed: true };
    const salesManager = name === '-' ? '' : name;
    const refused = await setSalesManager(database, site, { email, salesManager, by, now });
    return answer(refused, `${salesManager || 'Nobody'} looks after ${email} now.`);
  },
};

const note              = {
  usage: 'EMAIL TEXT',
  acceptsMore: true,
  summary: 'adds a note that only staff read',
  async run({ database, site, by, now }, { positionals: [email = '', ...words] }) {
    const added = await addNote(database, site, { email, text: words.join(' '), by, now });
    return answer(added instanceof Refusal ? added : undefined, 'The note is added.');
  },
};

const correct              = {
  usage: 'EMAIL [--company "…"] [--first-name "…"] [--last-name "…"] [--tax-number N] [--email NEW]',
  summary: 'corrects names, tax number or e-mail address; the buyer is mailed at the former and the new address',
  async run(context, args) {
    const { positionals, options } = args;
    const [email = ''] = positionals;
    const lines           = [];
    const steps                                                                     = [
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
    return lines.length > 0
      ? { lines }
      : { lines: ['Say what is to be corrected, as in --company "…".'], failed: true };
  },
};

                                                                 

const correctNames = (
  { database, site, by, now }             ,
  { positionals: [email = ''], options: { company, 'first-name': firstName, 'last-name': lastName } }            ,
) => {
  const names = {
    ...(company !== undefined && { company }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
  return correctName(database, site, { email, names, by, now });
};

const correctNumber = (
  { database, site, by, now }             ,
  { positionals: [email = ''], options: { 'tax-number': taxNumber = '' } }            ,
) => correctTaxNumber(database, site, { email, taxNumber, by, now });

const correctAddress = async (
  { database, site, by, now, secretKey }             ,
  { positionals: [email = ''], options: { email: newEmail = '' } }            ,
) => correctEmail(database, site, { email, newEmail, secret: await loadSecretKey(database, secretKey), by, now });

const history              = {
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

function historyLine({ calendar }      , { at, actorName, action, subject, details }              )         {
  const when = formatDateTime(at, calendar.timeZone);
  return [when, actorName, action, subject, details ? JSON.stringify(details) : ''].filter(Boolean).join('  ');
}

/** What `account show` says of price list, terms, manager and notes. */
export async function settingsInLines({ database, site }             , customerId        )                    {
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
  note,
  correct,
  history,
};
