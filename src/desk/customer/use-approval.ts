import { toMajor } from '../../lib/money.ts';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useSendingForm } from '../browser/use-change.ts';
import type { approveCustomer, approveCustomerWithTerms } from '../customer-changes/approve-account.contract.ts';
import { useCan } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import type { CustomerRecord } from './customer.contract.ts';
import { expectedAccount } from './expected-account.ts';

export type ApprovalField = 'limit_minor' | 'period_days' | 'grace_days' | 'price_list' | 'sales_manager';

/** Terms, price list and sales manager are saved with the approval, all or nothing. */
export function useApproval(customer: CustomerRecord) {
  const { site } = useSiteOfPage();
  const setsTerms = useCan()('set-credit-terms');
  const { terms, price_list, sales_manager } = customer;
  const initial = {
    limit_minor: terms ? String(toMajor(terms.limit_minor)) : '',
    period_days: String(terms?.period_days ?? ''),
    grace_days: String(terms?.grace_days ?? ''),
    price_list,
    sales_manager,
  };
  return useSendingForm({
    initial,
    // Begins anew when a colleague has set others.
    draft: `desk-approval:${site}:${customer.id}:${JSON.stringify(initial)}`,
    send: async (values) => {
      const sent = typedTerms(values);
      const request = {
        ...{ site, customer_id: customer.id, price_list: values.price_list, sales_manager: values.sales_manager },
        seen: { ...expectedAccount(customer), terms, price_list, sales_manager },
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

type TypedTerms = Readonly<Record<'limit_minor' | 'period_days' | 'grace_days', string>>;

/** null while nothing is typed. What is no number becomes -1, which the server refuses at its field. */
export function typedTerms({ limit_minor, period_days, grace_days }: TypedTerms) {
  if (`${limit_minor}${period_days}${grace_days}`.trim() === '') return null;
  const limit = typedMinor(limit_minor.trim());
  return {
    limit_minor: Number.isNaN(limit) ? -1 : limit,
    period_days: typedDays(period_days),
    grace_days: typedDays(grace_days || '0'),
  };
}

const typedDays = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : -1);
