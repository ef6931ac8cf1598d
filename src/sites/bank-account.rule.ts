import { word } from '../lib/say.ts';

/** Where buyers transfer money to. India knows an account by number and IFSC, the Gulf by its IBAN. Written without blanks. */
export type BankAccount = {
  accountName: string;
  bank: string;
  branch: string;
  swift: string;
} & ({ number: string; ifsc: string } | { iban: string });

/** A fact of the account: what it is called, said where it is shown, and how it is written for people. */
export type BankRow = {
  label: string;
  value: string;
  /** What is typed at the bank; undefined where nobody types it. */
  copied?: string;
};

/** In fours, as cheque books and bank letters have it. */
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

/** All that a transfer to this account needs, and only what applies to its country. */
export function bankRows(account: BankAccount): BankRow[] {
  const { accountName, bank, branch, swift } = account;
  const numbers =
    'iban' in account
      ? [{ label: word('IBAN'), value: inFours(account.iban), copied: account.iban }]
      : [
          { label: word('Account number'), value: inFours(account.number), copied: account.number },
          { label: word('IFSC'), value: account.ifsc, copied: account.ifsc },
        ];
  return [
    { label: word('Account name'), value: accountName },
    ...numbers,
    { label: word('SWIFT'), value: swift, copied: swift },
    { label: word('Bank'), value: `${bank}, ${branch}` },
  ];
}
