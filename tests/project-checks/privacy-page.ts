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

export function privacyPage(): string {
  return [
    '# What is stored of a person, and how is it removed?',
    '',
    '`npm run privacy` writes this page from `src/privacy/personal-data.data.ts`, by which export and erasure work.',
    '',
    '## How do I answer a request?',
    '',
    '| request | at the desk, as an administrator | at the terminal |',
    '|---|---|---|',
    '| what is stored of me? | Customers, People, Export personal data | `npm run desk -- nod person export EMAIL FILE.json` |',
    '| erase me | Customers, People, Erase this person | `npm run desk -- nod person erase EMAIL --reason "asked by letter of 3 May"` |',
    '',
    'Make sure that the request is by the person. Complete open orders first, because nobody can be reached afterwards. Both leave an entry in the audit trail, the erasure',
    'one without the name. A second erasure removes what has arrived since. The person can sign up again, as somebody new. The other sites have accounts of',
    'their own. Files that staff have downloaded, backups until they are deleted, mails already sent, and what the ERP was told are outside; so are the',
    'texts of kept tables.',
    '',
    '## How long is it kept?',
    '',
    'What follows from the purpose is deleted by itself: sessions after 30 days at most, codes and links after a day and 30 days, counts of requests with their hour, uploaded',
    'files after 30 days. Messages are kept for `OUTBOX_DAYS` (400) and audit entries for `AUDIT_DAYS` (3,000) days, then deleted in batches of 1,000.',
    '',
    '## What becomes of each table at an erasure?',
    '',
    ...(['own', 'found', 'cleared', 'kept', 'none'] as const).flatMap(section),
  ].join('\n');
}
