import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { setCreditTerms } from '../../payments/credit/set-credit-terms.server.ts';
import { type ApiContext, defineApiCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { saveEachRow } from '../batch-result.ts';
import { saveTermsByApi } from './customers.contract.ts';

type Row = RequestOf<typeof saveTermsByApi>['rows'][number];

export const saveTermsCall = defineApiCall(
  saveTermsByApi,
  { requires: scopeOf('terms:write'), roundTrips: 15 },
  ({ rows }, context) =>
    saveEachRow(rows, async (row) => {
      const message = await saveTerms(context, row);
      return { customer: row.customer, saved: message === '', message };
    }),
);

/** Why it was refused; '' when the customer has these terms now, also from before. */
async function saveTerms({ database, site, by, now }: ApiContext, row: Row): Promise<string> {
  const terms = { limitMinor: row.limit_minor, periodDays: row.period_days, graceDays: row.grace_days };
  const set = await setCreditTerms(database, site, { email: row.customer, ...terms, note: row.note, by, now });
  const isSame = set instanceof Refusal && set.refusal === 'not_allowed';
  return set instanceof Refusal && !isSame ? set.message : '';
}
