import type { MessageChannel } from '../../messages/message-channel.data.ts';
// What a shop needs to be lawful and safe before it opens, what is only advised, and which of it is done.

import { hsnLabel } from '../../catalogue/items/item-format.rule.ts';
import { tariffNumberAdvice } from '../../catalogue/items/tariff-number.rule.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { siteModules } from '../../sites/site.ts';
import { advised, type Check, type CheckGroup, type Need, required } from './check.data.ts';
import { checkMoney } from './money-checks.rule.ts';
import {
  type Confirmable,
  countedTo,
  type OpeningFacts,
  type SettingSubject,
  settingLabels,
} from './opening-facts.data.ts';

type Found = OpeningFacts;

export function checklistOf(found: OpeningFacts): Check[] {
  return [
    ...checkFirm(found),
    ...checkMoney(found),
    ...checkMessages(found),
    ...checkCatalogue(found),
    ...checkCustomers(found),
    ...checkSafety(found),
  ];
}

export const missingOf = (checks: readonly Check[]): Check[] => checks.filter(({ state }) => state === 'missing');

function checkFirm(found: Found): Check[] {
  const { code, name, ownLook, legalName, tagline, contact, branches, tax, content, law, grievanceOfficer } =
    found.site;
  const company = (key: string, label: string, value: string, lacks: string) =>
    required('firm', { key, label, path: 'settings/company', isDone: value !== '', has: value, lacks });
  const unregistered = branches.filter((one) => one.taxNumber === '' || one.invoicePrefix === '');
  const names = branches.map(({ name }) => name).join(', ');
  return [
    company('legal-name', msg('Legal name'), legalName, t`It is shown on every invoice.`),
    company('address', msg('Address'), contact.lines.join(', '), t`It is shown on every page and invoice.`),
    company('phone', msg('Phone'), contact.phone, t`Buyers must be able to call you.`),
    company(
      'email',
      msg('E-mail of the sales desk'),
      contact.email,
      t`Mails are sent from it, and answers arrive there.`,
    ),
    required('firm', {
      key: 'branches',
      label: msg('Branches'),
      path: 'settings/branches',
      isDone: branches.length > 0 && unregistered.length === 0,
      has: names,
      lacks:
        branches.length === 0
          ? t`At least one branch sells, with its ${tax.numberLabel} and a series of invoice numbers.`
          : t`${unregistered.map(({ name }) => name).join(', ')}: ${tax.numberLabel} or series of invoice numbers is missing.`,
    }),
    ...(law.grievanceOfficer
      ? [
          required('firm', {
            key: 'grievance-officer',
            label: msg('Grievance officer'),
            path: 'settings/complaints',
            isDone: grievanceOfficer !== undefined,
            has: grievanceOfficer?.name ?? '',
            lacks: t`Not named yet. The E-Commerce Rules, 2020 want the name and contact on the pages of the shop.`,
          }),
        ]
      : []),
    confirmed(found, 'calendar', {
      label: msg('Working days and holidays'),
      path: 'settings/calendar',
      lacks: t`Delivery days are counted in them. Look through this year's holidays.`,
    }),
    ...legalTexts.map(([subject, label]) =>
      confirmed(found, subject, {
        label,
        path: `settings/${subject}`,
        lacks: t`Read it, or have it read by your lawyer.`,
      }),
    ),
    ...(found.isDemo
      ? []
      : [
          advised('firm', {
            key: 'identity',
            label: msg('Name and look'),
            path: 'settings/identity',
            isDone: name !== siteModules[code].facts.name || ownLook !== undefined,
            has: name,
            lacks: t`The shop is called ${name} and has its colours. Enter your trade name, logo and colours.`,
          }),
        ]),
    advised('firm', {
      key: 'tagline',
      label: msg('Line beside the logo'),
      path: 'settings/company',
      isDone: tagline !== '',
      has: tagline,
      lacks: t`It says in a few words what you sell.`,
    }),
    advised('firm', {
      key: 'home',
      label: msg('Texts of the home page'),
      path: 'settings/home',
      isDone: content.home.about.length > 0,
      has: content.home.headline,
      lacks: t`The page shows search and categories; what is said about the firm is empty.`,
    }),
  ];
}

const legalTexts = [
  ['privacy-policy', msg('Privacy policy')],
  ['terms-condition', msg('Terms and conditions')],
  ['disclaimer', msg('Disclaimer')],
] as const;

function confirmed(
  { confirmations, site }: Found,
  subject: Confirmable,
  { label, path, lacks }: Pick<Need, 'label' | 'path' | 'lacks'>,
): Check {
  const of = confirmations.find((one) => one.subject === subject);
  const has = of ? t`Read by ${of.by}, ${formatDateTime(of.at, site.calendar.timeZone)}` : '';
  return required('firm', { key: subject, label, path, isDone: of !== undefined, has, lacks, confirms: subject });
}

function checkMessages(found: Found): Check[] {
  const { site, trials, isDemo } = found;
  if (isDemo) {
    const has = t`Mails and SMS of a demonstration stay in its outbox.`;
    return [required('messages', { key: 'outbox', label: msg('Messages'), path: null, isDone: true, has, lacks: '' })];
  }
  const tries = (trial: MessageChannel, label: string, lacks: string) => {
    const tried = trials.find((one) => one.trial === trial);
    const isDone = tried?.result === 'accepted';
    const isWaiting = tried?.result === 'waiting';
    const has = tried ? t`${tried.sentence} ${formatDateTime(tried.at, site.calendar.timeZone)}, ${tried.by}` : '';
    return required('messages', {
      key: `trial-${trial}`,
      label,
      path: null,
      trial,
      isDone,
      has,
      lacks: tried?.sentence ?? lacks,
      isWaiting,
    });
  };
  return [
    ...settingsAbout(found, 'messages', ['mail', 'sms']),
    tries('mail', msg('A trial mail'), t`Send one to yourself: without mail nobody can sign up.`),
    ...(site.requires.otp ? [tries('sms', msg('A trial SMS'), t`Send one to yourself: sign-up asks for a code.`)] : []),
  ];
}

const counted = (count: number, text: string) => (count < countedTo ? text : t`${text} or more`);

function checkCatalogue({ site, counts }: Found): Check[] {
  const without = counts.itemsWithoutHsn;
  const hsn: Need = {
    key: 'hsn',
    label: t`Tariff numbers (${translate(hsnLabel(site.country))})`,
    path: 'items?view=no_hsn',
    isDone: without === 0,
    has: t`Each item on sale has one.`,
    lacks: t`${counted(without, plural(without, 'item'))} on sale without one; a tax invoice names it in each line.`,
  };
  const wrong = counts.itemsWithWrongHsn;
  const wrongHsn: Need = {
    key: 'wrong_hsn',
    label: t`Form of the tariff numbers (${translate(hsnLabel(site.country))})`,
    path: 'items?view=wrong_hsn',
    isDone: wrong === 0,
    has: tariffNumberAdvice(site.country),
    lacks: t`${counted(wrong, plural(wrong, 'item'))} on sale with another. ${tariffNumberAdvice(site.country)}`,
  };
  const byLaw = site.law.tariffNumbers ? required : advised;
  return [
    required('catalogue', {
      key: 'items',
      label: msg('Items'),
      path: 'imports',
      isDone: counts.items > 0,
      has: t`${counted(counts.items, plural(counts.items, 'item'))} on sale`,
      lacks: t`Nothing is on sale. Bring your items in from a file.`,
    }),
    required('catalogue', {
      key: 'stock',
      label: msg('Stock'),
      path: 'imports',
      isDone: counts.stockedItems > 0,
      has: t`read in for ${counted(counts.stockedItems, plural(counts.stockedItems, 'item'))}`,
      lacks: t`No stock was read in yet, so that every item would be on demand.`,
    }),
    ...(counts.items > 0 ? [byLaw('catalogue', hsn), byLaw('catalogue', wrongHsn)] : []),
    advised('catalogue', {
      key: 'price-lists',
      label: msg('Price lists'),
      path: 'prices',
      isDone: counts.priceLists > 0,
      has: plural(counts.priceLists, 'price list'),
      lacks: t`Without one every buyer pays the list price.`,
    }),
  ];
}

function checkCustomers({ site, counts }: Found): Check[] {
  const testOrder = advised('customers', {
    key: 'test-order',
    label: msg('A test order'),
    path: 'orders',
    isDone: counts.testOrders > 0,
    has: plural(counts.testOrders, 'test order'),
    lacks: t`Look at the shop, sign up and order as a buyer would. It is cancelled when the shop opens.`,
  });
  return [
    advised('customers', {
      key: 'customers',
      label: msg('Customers'),
      path: 'imports',
      isDone: counts.customers > 0,
      has: counted(counts.customers, plural(counts.customers, 'customer')),
      lacks: t`Customers you know already keep their terms when you bring them in from a file.`,
    }),
    ...(site.isOpen ? [] : [testOrder]),
  ];
}

function checkSafety(found: Found): Check[] {
  const { counts, confirmations, site } = found;
  const backups = confirmations.find(({ subject }) => subject === 'backups');
  return [
    ...settingsAbout(found, 'safety', ['address', 'desk', 'papers', 'key', 'proxies', 'demo']),
    advised('safety', {
      key: 'second-administrator',
      label: msg('A second administrator'),
      path: 'staff',
      isDone: counts.administrators > 1,
      has: plural(counts.administrators, 'administrator'),
      lacks: t`Once the shop is open, a second one must confirm each change of the bank account.`,
    }),
    advised('safety', {
      key: 'backups',
      label: msg('Backups'),
      path: null,
      confirms: 'backups',
      isDone: backups !== undefined,
      has: backups
        ? t`Brought back once, as ${backups.by} has said on ${formatDateTime(backups.at, site.calendar.timeZone)}`
        : '',
      lacks: t`The store does not know of any. Create one and restore it once, as docs/backup.md says.`,
    }),
  ];
}

const settingsAbout = ({ settings }: Found, group: CheckGroup, subjects: readonly SettingSubject[]): Check[] =>
  settings
    .filter(({ about }) => subjects.includes(about))
    .map(({ about, passed, message }) => {
      const label = settingLabels[about];
      return required(group, {
        key: `setting-${about}`,
        label,
        path: null,
        isDone: passed,
        has: message,
        lacks: message,
      });
    });
