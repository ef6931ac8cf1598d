import type { FieldError } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import type { BankAccount } from '../../sites/bank-account.rule.ts';
import type { FactFields } from '../../sites/fact-field.ts';
import type { SellerSite } from '../../sites/site.ts';
import { definePart } from '../fact-part.ts';
import { isIban } from '../iban.rule.ts';

type Typed = Record<'accountName' | 'bank' | 'branch' | 'swift' | 'number' | 'ifsc' | 'iban', string> & {
  upiId?: string;
};

/** A change holds a day after another person confirms it, so that a stolen account cannot redirect the money. */
export const bank = definePart<Typed>({
  label: msg('Bank account'),
  note: msg(
    'Where buyers pay. A second administrator confirms a change, and it is in force 24 hours later; until the shop first opens it holds at once.',
  ),
  group: 'firm',
  fields: accountFields,
  read: ({ bankAccount }) => bankAccount as unknown as Typed,
  apply: (site, data) => ({ ...site, bankAccount: data as unknown as BankAccount }),
  check: bankErrors,
  confirmedAfterHours: 24,
});

type BranchBanks = { accounts: readonly (Typed & { of: string })[] };

export const branchBanks = definePart<BranchBanks>({
  label: msg('Bank accounts of branches'),
  note: msg('For orders of a branch that is paid to another account. Confirmed like the bank account.'),
  group: 'firm',
  fields: (site) => ({
    accounts: {
      kind: 'list',
      label: msg('Accounts'),
      entry: msg('bank account'),
      max: 50,
      fields: {
        of: {
          kind: 'choice',
          label: msg('Orders of'),
          options: site.branches.map(({ code, name }) => ({ value: code, label: name })),
        },
        ...accountFields(site),
      },
    },
  }),
  read: ({ branchAccounts = [] }) => ({
    accounts: branchAccounts.map(({ branch, account }) => ({ ...(account as unknown as Typed), of: branch })),
  }),
  apply: (site, { accounts }) => ({
    ...site,
    branchAccounts: accounts.map(({ of, ...account }) => ({ branch: of, account: account as unknown as BankAccount })),
  }),
  check: ({ accounts }, site) =>
    accounts.flatMap((account, index) => {
      const isSecond = accounts.slice(0, index).some(({ of }) => of === account.of);
      const errors = isSecond ? [{ field: 'of', message: t`This branch has an account already` }] : [];
      return [...errors, ...bankErrors(account, site)].map((error) => ({
        ...error,
        field: `accounts.${index}.${error.field}`,
      }));
    }),
  confirmedAfterHours: 24,
});

function accountFields({ country }: SellerSite): FactFields {
  return {
    accountName: { kind: 'text', label: msg('Account name'), max: 120 },
    bank: { kind: 'text', label: msg('Bank'), max: 80 },
    branch: { kind: 'text', label: msg('Branch'), max: 80 },
    ...(country === 'IN'
      ? {
          number: { kind: 'text', label: msg('Account number'), max: 20 },
          ifsc: { kind: 'text', label: msg('IFSC'), max: 11 },
          upiId: { kind: 'text', label: msg('UPI ID, where buyers may pay by UPI'), max: 100, optional: true },
        }
      : { iban: { kind: 'text', label: msg('IBAN'), max: 34 } }),
    // An account in India is paid to by number and IFSC; most have no SWIFT code.
    swift: { kind: 'text', label: msg('SWIFT'), max: 11, ...(country === 'IN' && { optional: true as const }) },
  };
}

function bankErrors(data: Typed, { country }: SellerSite): FieldError[] {
  const errors: FieldError[] = [];
  const expect = (field: keyof Typed, isRight: boolean, message: string) => {
    if (!isRight) errors.push({ field, message });
  };
  expect(
    'swift',
    (country === 'IN' && data.swift === '') || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(data.swift),
    t`A SWIFT code has 8 or 11 capital letters and digits`,
  );
  if (country === 'IN') {
    expect('number', /^\d{6,20}$/.test(data.number), t`Please enter the digits of the account number`);
    expect(
      'ifsc',
      /^[A-Z]{4}0[A-Z0-9]{6}$/.test(data.ifsc),
      t`An IFSC has four letters, a zero and six more characters`,
    );
    const { upiId = '' } = data;
    expect(
      'upiId',
      upiId === '' || /^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/.test(upiId),
      t`A UPI ID is a name, an @ and the short name of the bank`,
    );
  } else expect('iban', isIban(data.iban), t`The check digits of this IBAN do not fit`);
  return errors;
}
