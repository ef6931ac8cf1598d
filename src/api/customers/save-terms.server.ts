import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { setCreditTerms } from '../../payments/credit/set-credit-terms.server.ts';
import type { ApiContext } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { defineBatchCall, eachRow, type RowOutcome, type RowsOf } from '../batches/define-batch-call.server.ts';
import { namedCustomer } from '../fields.contract.ts';
import { saveTermsByApi } from './customers.contract.ts';

type Contract = typeof saveTermsByApi;

export const saveTermsCall = defineBatchCall(
  saveTermsByApi,
  { requires: scopeOf('terms:write'), roundTrips: 15 },
  ({ rows }, context) => eachRow(rows, (row) => saveTerms(context, row)),
);

/** Terms that the customer has already, also by an earlier request, are saved. */
async function saveTerms(
  { database, site, by, now }: ApiContext,
  { customer, note, ...row }: RowsOf<Contract>[number],
): Promise<RowOutcome<Contract>> {
  const terms = { limitMinor: row.limit_minor, periodDays: row.period_days, graceDays: row.grace_days };
  const set = await setCreditTerms(database, site, { ...namedCustomer(customer), ...terms, note, by, now });
  if (!(set instanceof Refusal) || set.refusal === 'not_allowed')
    return { customer: { email: customer.email ?? '', ...(customer.id && { id: customer.id }) } };
  return set.renamed(set.refusal === 'unknown_account' ? 'unknown_customer' : set.refusal);
}
