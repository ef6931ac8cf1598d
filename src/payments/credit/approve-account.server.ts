import { checkDecision, type ExpectedAccount } from '../../account/customers/decide-account.server.ts';
import { type NamedAccount, withLockedAccount } from '../../account/customers/locked-account.server.ts';
import { checkPriceList, type FindPriceLists } from '../../account/customers/set-price-list.server.ts';
import { checkSalesManager } from '../../account/customers/set-sales-manager.server.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { AccountApproved } from './account-approved.mail.ts';
import type { CreditTerms } from './credit-terms.rule.ts';
import { currentTerms } from './grant-credit.server.ts';
import { checkCreditTerms, termsEditConflict } from './set-credit-terms.server.ts';

/** The account as the page showed it; approving is refused when any of it has changed. */
export type ExpectedApproval = {
  account: ExpectedAccount;
  terms: CreditTerms | null;
  priceList: string;
  salesManager: string;
};

export type Approval = NamedAccount & {
  /** The credit terms to grant; with null they stay as they are. */
  terms: CreditTerms | null;
  /** '' for list prices without discount. */
  priceList: string;
  /** '' for nobody. */
  salesManager: string;
  seen: ExpectedApproval;
  by: string;
  now: Date;
};

/** Makes an account Active with its terms, price list and sales manager; all of it or nothing, and one mail. */
export function approveAccount(
  database: Database,
  site: Site,
  { terms, priceList, salesManager, seen, by, now, ...named }: Approval,
  findPriceLists: FindPriceLists,
): Promise<
  | Refusal<'bad_terms' | 'changed_meanwhile' | 'not_allowed' | 'too_long' | 'unknown_account' | 'unknown_price_list'>
  | undefined
> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const who = { by, now };
    const { customerId, company, email: receiver } = account;
    const checked = [
      await checkDecision(db, site, account, { decision: 'approve', reason: '', seen: seen.account, ...who }),
      terms
        ? await checkCreditTerms(db, site, account, { ...terms, note: '', seen: seen.terms, ...who })
        : await termsEditConflict(db, site, customerId, seen.terms),
      await checkPriceList(db, site, account, { priceList, seen: seen.priceList, ...who }, findPriceLists),
      await checkSalesManager(db, site, account, { salesManager, seen: seen.salesManager, ...who }),
    ];
    for (const one of checked) if (one instanceof Refusal) return one;
    for (const one of checked) if (one && !(one instanceof Refusal) && one.isNew) await one.save();
    const agreed = await currentTerms(db, customerId);
    const data: AccountApproved = { company, terms: agreed, hasOwnPrices: priceList !== '', salesManager };
    await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'account-approved', data }]);
    return undefined;
  });
}
