import { translate } from '../../lib/i18n.ts';
import type { Db } from '../../server/database/database.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { type AddressRow, findAddresses } from '../addresses/addresses.db.ts';
import { statusLabel } from '../permissions/account-status.rule.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { type CustomerNumbers, type CustomerStaffRow, findCustomerNumbers, findForStaff } from './customer-view.db.ts';

type StaffView = CustomerStaffRow & {
  statusLabel: string;
  flags: string[];
};

export type StaffAccount = StaffView & { addresses: AddressRow[] };

export async function accountForStaff(db: Db, site: Site, email: string): Promise<StaffAccount | undefined> {
  const [row] = await findForStaff(db, { site: site.code, email: email.trim().toLowerCase() });
  return row && { ...toStaffView(row, site), addresses: await findAddresses(db, { customerId: row.customerId }) };
}

/** What staff check about the customer of an order, of whom perhaps nobody signs in. */
export async function numbersForStaff(
  db: Db,
  site: Site,
  customerId: number,
): Promise<{ flags: string[]; addresses: AddressRow[] }> {
  const [[numbers], addresses] = await Promise.all([
    findCustomerNumbers(db, { site: site.code, customerId }),
    findAddresses(db, { customerId }),
  ]);
  return { flags: numbers ? numberFlags(numbers, site) : [], addresses };
}

function toStaffView(row: CustomerStaffRow, site: Site): StaffView {
  return { ...row, statusLabel: statusLabel(row.status, undefined), flags: numberFlags(row, site) };
}

function numberFlags({ taxNumber, taxVerified, pendingTaxNumber, regionIds }: CustomerNumbers, site: Site): string[] {
  const { numberLabel } = site.tax;
  const given = pendingTaxNumber ?? taxNumber;
  if (given === null) return [];
  const states = regionIds.map((id) => regionName(site.country, id));
  const sentences = {
    'check character': `The check character of ${numberLabel} ${given} does not fit.`,
    'other state': `${numberLabel} ${given} belongs to {state}, the addresses are in {other}.`,
  };
  return [
    ...(pendingTaxNumber && taxVerified
      ? [
          `${numberLabel} ${taxNumber} was changed to ${pendingTaxNumber}, which is not verified; tax follows ${taxNumber}.`,
        ]
      : []),
    ...taxNumberHints(given, site, states).map(({ kind, slots }) => translate(sentences[kind], slots)),
  ];
}
