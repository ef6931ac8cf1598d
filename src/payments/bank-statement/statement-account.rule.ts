// Of which account a statement is, and whether it is one of the seller's. Banks mask numbers, and fill them up with zeros.

import type { BankAccount } from '../../sites/bank-account.rule.ts';

const accountNumber =
  /(?<!\b(?:customer|nominee|loan|beneficiary)['’s]*\s*)(?:\b(?:account|acct?|a\/c)\s*(?:(?:no|number|num)\b\.?|#)|\biban\b(?:\s*(?:no|number)\b\.?)?)[\s:.\-_='"]{0,12}((?:[A-Z]{2}\d{2}\s?)?[\dX*][\dX*\- ]{4,40})/i;

/** The account that is named above the lines of a table; '' where none is. */
export function accountAbove(rows: readonly (readonly string[])[]): string {
  for (const row of rows) {
    const cells = row.filter((cell) => cell !== '');
    // The number stands in the cell of its name, or in the next.
    const texts = cells.flatMap((cell, at) => [cell, `${cell} ${cells[at + 1] ?? ''}`]);
    const number = texts.map((text) => accountNumber.exec(text)?.[1]?.trim() ?? '').find(isAccountNumber);
    if (number !== undefined) return number;
  }
  return '';
}

const minDigits = 4;

const isAccountNumber = (number: string) => number.replace(/[^\dX*]/gi, '').length > minDigits;

/** '50100012345678' of 'HDFC0000001/50100012345678INR'; '' where it is no number of an account. */
export function accountOfMt940(field: string): string {
  const number = (field.trim().split('/').at(-1) ?? '').replace(/(?<=\d)[A-Z]{3}$/, '').trim();
  return isAccountNumber(number) ? number : '';
}

const plain = (number: string) => number.toUpperCase().replace(/[^A-Z\d*]/g, '');
const withoutZeros = (number: string) => number.replace(/^0+/, '');

const ownNumber = (account: BankAccount): string => plain('iban' in account ? account.iban : account.number);

function isSame(written: string, own: string): boolean {
  const number = plain(written);
  const masked = /^([A-Z]{2}\d+|\d*)[X*]+(\d+)$/.exec(number);
  if (masked) {
    const [, start = '', end = ''] = masked;
    return end.length >= minDigits - 1 && own.startsWith(start) && own.endsWith(end);
  }
  const [one, other] = [withoutZeros(number), withoutZeros(own)];
  // An IBAN ends in the number of the account.
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (/^[A-Z]{2}/.test(long) && /^\d{6,}$/.test(short) && long.endsWith(short));
}

type Seller = { bankAccount: BankAccount; branchAccounts?: readonly { account: BankAccount }[] };

/** Undefined where the seller has written down no account yet. */
export function isOwnAccount(written: string, { bankAccount, branchAccounts = [] }: Seller): boolean | undefined {
  const own = [bankAccount, ...branchAccounts.map(({ account }) => account)].map(ownNumber).filter(Boolean);
  return own.length === 0 ? undefined : own.some((number) => isSame(written, number));
}
