import { decideOnAccount, decideOnTaxNumber } from '../../../src/desk/accounts/change-customer.contract.ts';
import { customerRecord } from '../../../src/desk/accounts/customer.contract.ts';
import { expectedAccount, givenNumber } from '../../../src/desk/accounts/expected-account.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';
import { findCustomerId } from '../payments/ledger.ts';

/** What staff of sales see of a customer and decide, as the desk does. */
export function customerAtDesk(
  store: Pick<TestStore, 'call' | 'database' | 'signInAtDesk'>,
  site: SiteCode,
  email: string,
) {
  const desk = store.signInAtDesk('sales');
  const customerId = async () => String(await findCustomerId(store, email));
  async function record() {
    const { body } = await store.call(customerRecord, { site, customerId: await customerId() }, { desk: await desk });
    return body.customer;
  }
  return {
    record,
    async decide(decision: 'approve' | 'approval' | 'hold' | 'reject', reason = '') {
      const request = {
        site,
        customerId: await customerId(),
        decision,
        reason,
        seen: expectedAccount(await record()),
      };
      const { body } = await store.call(decideOnAccount, request, { desk: await desk });
      return body.message;
    },
    async decideOnNumber(verified: boolean, reason = '') {
      const seen = givenNumber(await record());
      const request = { site, customerId: await customerId(), verified, reason, seen };
      const { body } = await store.call(decideOnTaxNumber, request, { desk: await desk });
      return body.message;
    },
  };
}
