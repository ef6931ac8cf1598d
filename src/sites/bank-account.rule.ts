import { msg } from '../lib/i18n.ts';

/** An Indian account is identified by number and IFSC, a Gulf account by its IBAN. A UPI ID pays into the account. */
export type BankAccount = {
  accountName: string;
  bank: string;
  branch: string;
  /** '' where the account has none, as most in India. */
  swift: string;
} & ({ number: string; ifsc: string; upiId?: string } | { iban: string });

type SiteWithAccounts = {
  bankAccount: BankAccount;
  branchAccounts?: readonly { branch: string; account: BankAccount }[];
  branches: readonly { code: string }[];
};

/** The account to which buyers pay for orders of a branch; by default of the one that sells. */
export const accountToPay = (site: SiteWithAccounts, branch = site.branches[0]?.code): BankAccount =>
  site.branchAccounts?.find((one) => one.branch === branch)?.account ?? site.bankAccount;

export type BankAccountRow = {
  label: string;
  value: string;
  /** The value to type at the bank; undefined for what nobody types. */
  copyText?: string;
};

const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

export function bankAccountRows(account: BankAccount): BankAccountRow[] {
  const { accountName, bank, branch, swift } = account;
  const numbers =
    'iban' in account
      ? [{ label: msg('IBAN'), value: inFours(account.iban), copyText: account.iban }]
      : [
          { label: msg('Account number'), value: inFours(account.number), copyText: account.number },
          { label: msg('IFSC'), value: account.ifsc, copyText: account.ifsc },
          ...(account.upiId ? [{ label: msg('UPI ID'), value: account.upiId, copyText: account.upiId }] : []),
        ];
  return [
    { label: msg('Account name'), value: accountName },
    ...numbers,
    ...(swift ? [{ label: msg('SWIFT'), value: swift, copyText: swift }] : []),
    { label: msg('Bank'), value: `${bank}, ${branch}` },
  ];
}
