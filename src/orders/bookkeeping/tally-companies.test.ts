import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { booksOfCompanies } from './tally-companies.ts';
import type { Voucher } from './vouchers.server.ts';

const [mumbai = '', delhi = ''] = sites.nod.branches.map(({ taxNumber }) => taxNumber);
const [mumbaiBooks = '', delhiBooks = ''] = sites.nod.branches.map((branch) => branch.bookkeepingCompany ?? '');
const billTo = { name: 'Western', taxNumber: '', line: '', city: '', region: '', pincode: '' };
const sale = (registration: string): Voucher => ({
  key: 'k',
  kind: 'Sales',
  number: 'ND/1',
  day: '2026-11-20',
  customerId: 7,
  customer: 'Western',
  note: '',
  reference: '',
  invoice: { registration, billTo, placeOfSupply: '', declarations: [] },
  lines: [
    { ledger: 'Western', amountMinor: 100_00 },
    { ledger: 'Sales', amountMinor: -100_00 },
  ],
  bills: [{ bill: 'ND/1', isNew: true, amountMinor: 100_00, registration }],
});
const { invoice: _, ...money } = sale('');
const receipt: Voucher = {
  ...money,
  kind: 'Receipt',
  lines: [
    { ledger: 'Bank', amountMinor: 100_00 },
    { ledger: 'Western', amountMinor: -100_00 },
  ],
  bills: [
    { bill: 'NM/1', isNew: false, amountMinor: -50_00, registration: mumbai, against: 'Bank' },
    { bill: 'ND/1', isNew: false, amountMinor: -30_00, registration: delhi, against: 'Bank' },
    { bill: '', isNew: false, amountMinor: -20_00, registration: '', against: 'Bank' },
  ],
};
const linesIn = (books: ReturnType<typeof booksOfCompanies>) =>
  Object.fromEntries(
    books.map(({ company, vouchers }) => [
      company,
      vouchers.map(({ lines }) => lines.map(({ ledger, amountMinor }) => `${ledger} ${amountMinor / 100}`).join(', ')),
    ]),
  );

test('each registration’s invoices are in its own company, and a company without any has empty books', () => {
  const books = linesIn(booksOfCompanies(sites.nod, [sale(delhi)]));
  expect(Object.keys(books)).toHaveLength(5);
  expect(books[delhiBooks]).toEqual(['Western 100, Sales -100']);
  expect(books[mumbaiBooks]).toEqual([]);
});

test('a receipt over invoices of two companies is divided; what stays on account is with the first branch', () => {
  const books = booksOfCompanies(sites.nod, [receipt]);
  expect(linesIn(books)).toMatchObject({
    [mumbaiBooks]: ['Bank 70, Western -70'],
    [delhiBooks]: ['Bank 30, Western -30'],
  });
  expect(books.flatMap(({ vouchers }) => vouchers.flatMap(({ bills }) => bills))).toHaveLength(3);
});

test('a seller who names no company for its branches has all in one, where a receipt stays whole', () => {
  const branches = sites.nod.branches.map(({ bookkeepingCompany: _, ...branch }) => branch);
  const books = booksOfCompanies({ ...sites.nod, branches }, [sale(delhi), receipt]);
  expect(linesIn(books)).toEqual({
    'NOD Bearings Private Limited': ['Western 100, Sales -100', 'Bank 100, Western -100'],
  });
});

test('invoices of a registration that no branch has any more are with the seller’s company', () => {
  const books = linesIn(booksOfCompanies(sites.nod, [sale('29AAPFU0939F1ZR')]));
  expect(books['NOD Bearings Private Limited']).toEqual(['Western 100, Sales -100']);
});
