// Which company in Tally keeps the books of which registration, and what each company gets of the vouchers.

import type { Site } from '../../sites/site.ts';
import { linesOfBills } from './voucher-lines.rule.ts';
import type { Voucher } from './vouchers.server.ts';

type Seller = Pick<Site, 'branches' | 'bookkeeping'>;

export type CompanyBooks = { company: string; vouchers: readonly Voucher[] };

/** The company of a registration of the seller; of what names none, that of the first branch. */
export function companyOf({ branches, bookkeeping }: Seller, registration: string): string {
  const branch = registration === '' ? branches[0] : branches.find(({ taxNumber }) => taxNumber === registration);
  return branch?.bookkeepingCompany || bookkeeping.company;
}

/** The vouchers of each company of the seller, also of one that has none. */
export function booksOfCompanies(site: Seller, vouchers: readonly Voucher[]): CompanyBooks[] {
  const registrations = [...site.branches.map(({ taxNumber }) => taxNumber), ...vouchers.map(registrationOf)];
  const companies = [...new Set(registrations.map((registration) => companyOf(site, registration)))];
  return companies.map((company) => ({
    company,
    vouchers: vouchers.flatMap((voucher) => shareOf(voucher, (part) => companyOf(site, part) === company)),
  }));
}

const registrationOf = ({ invoice }: Voucher) => invoice?.registration ?? '';

/** Money that pays bills of several companies is divided between them by those bills. */
function shareOf(voucher: Voucher, isOwn: (registration: string) => boolean): Voucher[] {
  if (voucher.invoice) return isOwn(voucher.invoice.registration) ? [voucher] : [];
  const bills = voucher.bills.filter((part) => isOwn(part.registration));
  if (bills.length === 0) return [];
  const lines = linesOfBills(voucher.customer, bills);
  return lines.length === 0
    ? []
    : [{ ...voucher, bills, lines: voucher.lines[0]?.ledger === voucher.customer ? lines.toReversed() : lines }];
}
