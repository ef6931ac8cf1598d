import { isDeepStrictEqual } from 'node:util';
import type { CustomerListLine } from '../../account/customer-import/import-customer-list.server.ts';
import type { CustomerCells } from './customer-columns.ts';
import type { StandingCustomer } from './standing-customers.db.ts';

/** The whole row of a customer: what a line does not say stays as it is. `problem`: what a new customer lacks. */
export function mergeWithStanding(
  { line, given }: CustomerCells,
  standing: StandingCustomer | undefined,
): { row: CustomerListLine; problem: string } {
  if (!standing) return { row: line, problem: lackOf(line, given) };
  const now = lineOfStanding(standing);
  const said = Object.fromEntries(given.map((field) => [field, line[field]])) as Partial<CustomerListLine>;
  // A further number of the customer does not become the first one by being named.
  if (standing.numbers.includes(line.taxNumber)) said.taxNumber = now.taxNumber;
  const row = { ...now, ...said, customerCode: now.customerCode };
  // Goods that went to the billing address go where it is now.
  const isOneAddress = isDeepStrictEqual(now.billing, now.delivery);
  const delivery = isOneAddress && !given.includes('delivery') ? row.billing : row.delivery;
  return { row: { ...row, delivery }, problem: '' };
}

export function lineOfStanding({ customerId: _id, numbers: _numbers, ...line }: StandingCustomer): CustomerListLine {
  return line;
}

function lackOf({ billing }: CustomerListLine, given: CustomerCells['given']): string {
  if (!given.includes('billing') || billing.line === '') return 'address is empty; a new customer needs one.';
  return billing.regionId === 0 ? 'state is empty; write it, or a GSTIN that has it.' : '';
}
