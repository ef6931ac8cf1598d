import { toMajor } from '../../lib/money.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useSendingForm } from '../browser/use-change.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import type { approveCustomer, approveCustomerWithTerms } from './approve-account.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import { expectedAccount } from './expected-account.ts';

export type ApprovalField = 'limitMinor' | 'periodDays' | 'graceDays' | 'priceList' | 'salesManager';

/** Terms, price list and sales manager are saved with the approval, all or nothing. */
export function useApproval(customer: CustomerRecord) {
  const { site } = useDeskSite();
  const setsTerms = useCan()('set-credit-terms');
  const { terms } = customer;
  const [priceList, salesManager] = [customer.priceList ?? '', customer.salesManager ?? ''];
  const initial = {
    limitMinor: terms ? String(toMajor(terms.limitMinor)) : '',
    periodDays: String(terms?.periodDays ?? ''),
    graceDays: String(terms?.graceDays ?? ''),
    priceList,
    salesManager,
  };
  return useSendingForm({
    initial,
    // Begins anew when a colleague has set others.
    draft: `desk-approval:${site}:${customer.customerId}:${JSON.stringify(initial)}`,
    send: async (values) => {
      const sent = typedTerms(values);
      const request = {
        ...{ site, customerId: customer.customerId, priceList: values.priceList, salesManager: values.salesManager },
        seen: { ...expectedAccount(customer), terms, priceList, salesManager },
      };
      return setsTerms && sent
        ? callDesk<typeof approveCustomerWithTerms>('POST /desk/api/:site/accounts/approve_with_terms/', {
            ...request,
            terms: sent,
          })
        : callDesk<typeof approveCustomer>('POST /desk/api/:site/accounts/approve/', request);
    },
  });
}

type TypedTerms = Readonly<Record<'limitMinor' | 'periodDays' | 'graceDays', string>>;

/** null while nothing is typed. What is no number becomes -1, which the server refuses at its field. */
export function typedTerms({ limitMinor, periodDays, graceDays }: TypedTerms) {
  if (`${limitMinor}${periodDays}${graceDays}`.trim() === '') return null;
  const limit = typedMinor(limitMinor.trim());
  return {
    limitMinor: Number.isNaN(limit) ? -1 : limit,
    periodDays: typedDays(periodDays),
    graceDays: typedDays(graceDays || '0'),
  };
}

const typedDays = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : -1);
