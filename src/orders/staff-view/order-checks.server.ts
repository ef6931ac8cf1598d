import { addressApproval } from '../../account/addresses/address-approval.ts';
import { numbersForStaff, type StaffAccount } from '../../account/customers/staff-view.server.ts';
import { findCreditStatus } from '../../payments/credit/credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CorrectionPlace, correctionOf } from '../e-documents/tax-office-problems.rule.ts';
import { findTaxOfficeProblems } from '../fulfilment/check-tax-office.server.ts';
import { withCurrentName, withCurrentTariffNumbers } from '../fulfilment/current-facts.server.ts';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.ts';
import { findOrdersByPo } from '../order-page/order-detail.db.ts';
import type { OrderRecord } from '../orders.db.ts';
import type { StaffOrder } from './order-for-staff.server.ts';

export type OrderCheck = { ok: boolean; text: string } & CorrectionPlace;

/** Checks for staff who approve an order: the tax number, the address, the PO number, what is overdue. */
export async function checkOrder(
  db: Db,
  site: Site,
  { order, lines, invoiced }: Pick<StaffOrder, 'order' | 'lines' | 'invoiced'>,
  now: Date,
): Promise<OrderCheck[]> {
  const { customerId, purchaseOrderNo, number } = order;
  const [account, credit, samePo] = await Promise.all([
    numbersForStaff(db, site, customerId),
    findCreditStatus(db, site, customerId, now),
    purchaseOrderNo ? findOrdersByPo(db, { customerId, po: purchaseOrderNo }) : [],
  ]);
  const others = samePo.map((one) => one.number).filter((one) => one !== number);
  const { flags } = account;
  const checks = [
    { ok: !credit.overdue, text: credit.overdue ? 'An invoice of this customer is overdue.' : 'Nothing is overdue.' },
    addressCheck(order, account),
    ...(flags.length > 0
      ? flags.map((text) => ({ ok: false, text }))
      : [{ ok: true, text: `The ${site.tax.numberLabel} fits.` }]),
    { ok: others.length === 0, text: poText(order, others) },
  ];
  const owed = (await withCurrentTariffNumbers(db, site, order.id, lines)).flatMap((line) =>
    owedQuantity(line) > 0 ? [{ line, quantity: owedQuantity(line) }] : [],
  );
  const problems = findTaxOfficeProblems(site, { order: withCurrentName(order), pieces: owed, invoiced, now });
  return [
    ...checks.map((check) => ({ ...check, path: '', pincodeOf: '' as const })),
    ...problems.map((text) => ({ ok: false, text, ...correctionOf(text, customerId) })),
  ];
}

type Judged = Pick<OrderCheck, 'ok' | 'text'>;

function addressCheck({ deliveryAddressId }: OrderRecord, { addresses }: Pick<StaffAccount, 'addresses'>): Judged {
  const address = addresses.find((one) => one.id === deliveryAddressId);
  if (address?.approvalStatus === addressApproval.verified)
    return { ok: true, text: 'The delivery address is verified.' };
  return { ok: false, text: 'The delivery address is not verified.' };
}

function poText({ purchaseOrderNo, noPurchaseOrder }: OrderRecord, others: readonly string[]): string {
  if (!purchaseOrderNo && noPurchaseOrder) return `There is no PO number: ${noPurchaseOrder}.`;
  if (!purchaseOrderNo) return 'No PO number was given.';
  return others.length === 0 ? 'The PO number is used once.' : `The PO number is also on ${others.join(', ')}.`;
}
