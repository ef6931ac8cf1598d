import { boundedByMasterData, deletedWithTime, recordsOfTrade } from '../../src/privacy/growth.data.ts';
import { personalData, type Treatment } from '../../src/privacy/personal-data.data.ts';

const titles: Readonly<Record<Treatment, string>> = {
  own: 'Deleted: rows of the person',
  found: 'Deleted: rows that name the e-mail address or number',
  cleared: 'Kept without the person: address, number and names become `[erased]`',
  kept: 'Kept as it is, because the law asks for it',
  none: 'Without personal data of buyers',
};

const section = (treatment: Treatment): string[] => [
  `### ${titles[treatment]}`,
  '',
  '| table | holds, or why it stays |',
  '|---|---|',
  ...personalData.filter((one) => one.treatment === treatment).map(({ table, why }) => `| \`${table}\` | ${why} |`),
  '',
];

const listed = (tables: readonly string[]) => tables.map((table) => `\`${table}\``).join(', ');

export function privacyPage(): string {
  return [
    '# What is stored of a person, and how is it removed?',
    '',
    '`npm run privacy` writes this page from `src/privacy/personal-data.data.ts`, by which export and erasure work, and `src/privacy/growth.data.ts`.',
    '',
    '## How do I answer a request?',
    '',
    '| request | at the desk, as an administrator |',
    '|---|---|',
    '| what is stored of me? | Customers, Users, Export personal data |',
    '| erase me | Customers, Users, Erase this person |',
    '',
    'Make sure that the request is by the person. While an order, invoice, return or online payment of the company is open, the erasure is refused with their numbers and',
    'what to do about them, because nobody could be reached afterwards. Both leave an entry in the audit trail, the erasure one without the name. A second erasure removes what has arrived since. The person can sign up again, as somebody new. The other sites have accounts of',
    'their own. Files that staff have downloaded, backups until they are deleted, mails already sent, and what the ERP was told are outside; so are the',
    'texts of kept tables.',
    '',
    '## How long is it kept?',
    '',
    'The settings `OUTBOX_DAYS` (400), `AUDIT_DAYS` (3,000), `SEARCH_DAYS` (90), `WEBHOOK_DAYS` (30) and `SESSION_DAYS` (30) say how many days; the rest follows from its purpose.',
    'An hourly job deletes batches of at most 1,000 rows, each in a short transaction, and leaves rows in use for the next time. The log of the program goes to its output: how long it is kept is up to whoever collects it.',
    '',
    '| table | rows are deleted |',
    '|---|---|',
    ...Object.entries(deletedWithTime).map(([table, when]) => `| \`${table}\` | ${when} |`),
    '',
    `These have as many rows as the shop has customers, items, staff and settings, and a limit for what one of them may have: ${listed(boundedByMasterData)}.`,
    '',
    `These grow with the trade and are its records, which no job deletes: ${listed(recordsOfTrade)}. [Scaling](scaling.md) says what they need.`,
    '',
    '## What becomes of each table at an erasure?',
    '',
    ...(['own', 'found', 'cleared', 'kept', 'none'] as const).flatMap(section),
  ].join('\n');
}
