import { isDeepStrictEqual } from 'node:util';
import type { CustomerListLine } from '../../account/customer-import/import-customer-list.server.ts';
import type { CustomerCells } from './customer-columns.ts';

/** The whole row of a customer: what a line does not say stays as the list has it. `problem`: what a new customer lacks. */
export function mergeWithListed(
  { line, given }: CustomerCells,
  listed: CustomerListLine | undefined,
): { row: CustomerListLine; problem: string } {
  if (!listed) return { row: line, problem: lackOf(line, given) };
  const said = Object.fromEntries(given.map((field) => [field, line[field]])) as Partial<CustomerListLine>;
  const row = { ...listed, ...said, customerCode: listed.customerCode };
  // Goods that went to the billing address go where it is now.
  const isOneAddress = isDeepStrictEqual(listed.billing, listed.delivery);
  const delivery = isOneAddress && !given.includes('delivery') ? row.billing : row.delivery;
  return { row: { ...row, delivery }, problem: '' };
}

function lackOf({ billing }: CustomerListLine, given: CustomerCells['given']): string {
  if (!given.includes('billing') || billing.line === '') return 'address is empty; a new customer needs one.';
  return billing.regionId === 0 ? 'state is empty; write it, or a GSTIN that has it.' : '';
}
