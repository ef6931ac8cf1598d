import { msg } from '../lib/i18n.ts';

/** Where buyers transfer money to. India knows an account by number and IFSC, the Gulf by its IBAN. Written without blanks. */
export type BankAccount = {
  accountName: string;
  bank: string;
  branch: string;
  swift: string;
} & ({ number: string; ifsc: string } | { iban: string });

/** A fact of the account: what it is called, said where it is shown, and how it is written for people. */
export type BankAccountRow = {
  label: string;
  value: string;
  /** What is typed at the bank; undefined where nobody types it. */
  copyText?: string;
};

/** In fours, as cheque books and bank letters have it. */
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

/** All that a transfer to this account needs, and only what applies to its country. */
export function bankAccountRows(account: BankAccount): BankAccountRow[] {
  const { accountName, bank, branch, swift } = account;
  const numbers =
    'iban' in account
      ? [{ label: msg('IBAN'), value: inFours(account.iban), copyText: account.iban }]
      : [
          { label: msg('Account number'), value: inFours(account.number), copyText: account.number },
          { label: msg('IFSC'), value: account.ifsc, copyText: account.ifsc },
        ];
  return [
    { label: msg('Account name'), value: accountName },
    ...numbers,
    { label: msg('SWIFT'), value: swift, copyText: swift },
    { label: msg('Bank'), value: `${bank}, ${branch}` },
  ];
}
