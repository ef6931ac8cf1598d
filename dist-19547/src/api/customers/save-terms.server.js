import { scopeOf } from '../../account/permissions/permission-to.server.js';
                                                       
import { setCreditTerms } from '../../payments/credit/set-credit-terms.server.js';
import {                  defineApiCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { saveEachRow } from '../batch-result.js';
import { saveTermsByApi } from './customers.contract.js';

                                                            

export const saveTermsCall = defineApiCall(saveTermsByApi, { requires: scopeOf('terms:write') }, ({ rows }, context) =>
  saveEachRow(rows, async (row) => {
    const message = await saveTerms(context, row);
    return { customer: row.customer, saved: message === '', message };
  }),
);

/** Why it was refused; '' when the customer has these terms now, also from before. */
async function saveTerms({ database, site, by, now }            , row     )                  {
  const terms = { limitMinor: row.limit_minor, periodDays: row.period_days, graceDays: row.grace_days };
  const set = await setCreditTerms(database, site, { email: row.customer, ...terms, note: row.note, by, now });
  const isSame = set instanceof Refusal && set.refusal === 'not_allowed';
  return set instanceof Refusal && !isSame ? set.message : '';
}
