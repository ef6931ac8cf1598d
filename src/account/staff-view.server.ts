import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { statusWords } from './account-status.rule.ts';
import { type AddressRow, findAddresses } from './addresses.db.ts';
import { taxNumberHint } from './gstin.rule.ts';
import { findForStaff, findWaiting, type StaffRow } from './staff-view.db.ts';

/** An account as staff see it before they decide. */
export type StaffView = StaffRow & {
  /** 'Active', 'Approval Pending' or 'Verification Pending'. */
  words: string;
  /** What staff should look at: a tax number that does not add up. '' otherwise. */
  flag: string;
};

export type StaffAccount = StaffView & { addresses: AddressRow[] };

/** One account of the site with its addresses; undefined when there is none of this e-mail address. */
export async function accountForStaff(db: Db, site: Site, email: string): Promise<StaffAccount | undefined> {
  const [row] = await findForStaff(db, { site: site.code, email: email.trim().toLowerCase() });
  return row && { ...viewOf(row, site), addresses: await findAddresses(db, { customerId: row.customerId }) };
}

/** The accounts that wait for staff, the longest waiting first. */
export async function waitingAccounts(db: Db, site: Site, most: number): Promise<StaffView[]> {
  return (await findWaiting(db, { site: site.code, most })).map((row) => viewOf(row, site));
}

function viewOf(row: StaffRow, { tax }: Site): StaffView {
  const off = row.taxNumber !== null && taxNumberHint(row.taxNumber, tax) !== '';
  const flag = off ? `The check character of ${tax.numberLabel} ${row.taxNumber} does not fit.` : '';
  return { ...row, words: statusWords(row.status, undefined), flag };
}
