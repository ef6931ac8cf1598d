import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { CheckedChange } from './checked-change.ts';
import { setPriceListId } from './commercial-settings.db.ts';
import type { AccountForDecision } from './decide-account.db.ts';
import { customerEditConflict } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

/** The price lists of a site by name; implemented by an area that knows them. */
export type FindPriceLists = (db: Db, site: SiteCode) => Promise<ReadonlyMap<string, number>>;

export type PriceListChange = NamedAccount & {
  /** '' for list prices without discount. */
  priceList: string;
  /** Refused when the customer has another one now. */
  seen?: string | undefined;
  by: string;
  now: Date;
};

const action = 'price list set';

/** The customer sees and pays the new prices from the next call on; what is ordered keeps its price. */
export function setPriceList(
  database: Database,
  site: Site,
  change: PriceListChange,
  findPriceLists: FindPriceLists,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_account' | 'unknown_price_list'> | undefined> {
  return withLockedAccount(database, site, change, async (db, account) => {
    const checked = await checkPriceList(db, site, account, change, findPriceLists);
    if (checked instanceof Refusal) return checked;
    if (!checked.isNew)
      return refuse(customerRefusals, 'not_allowed.same_price_list', {
        email: account.email || account.company,
        list: change.priceList || 'no price list',
      });
    await checked.save();
    return undefined;
  });
}

/** Call under the lock of the account. */
export async function checkPriceList(
  db: Db,
  site: Site,
  account: AccountForDecision,
  { priceList, seen, by, now }: Omit<PriceListChange, 'email' | 'customerId'>,
  findPriceLists: FindPriceLists,
): Promise<CheckedChange | Refusal<'changed_meanwhile' | 'unknown_price_list'>> {
  const { customerId } = account;
  const lists = await findPriceLists(db, site.code);
  const before = [...lists].find(([, id]) => id === account.priceListId)?.[0] ?? '';
  if (seen !== undefined && seen !== before)
    return customerEditConflict(db, site, {
      customerId,
      actions: [action],
      what: `The price list is ${before || 'none'}`,
    });
  const priceListId = priceList === '' ? null : lists.get(priceList);
  if (priceListId === undefined)
    return refuse(customerRefusals, 'unknown_price_list', { reason: unknownPriceList(site, priceList, lists) });
  const details = { before: before || null, after: priceList || null };
  return {
    isNew: priceListId !== account.priceListId,
    save: async () => {
      await setPriceListId(db, { customerId, priceListId });
      await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    },
  };
}

function unknownPriceList(site: Site, name: string, lists: ReadonlyMap<string, number>): string {
  const known = [...lists.keys()].slice(0, 20).join(', ');
  return `${site.name} has no price list '${name.slice(0, 60)}'. ${known ? `It has ${known}.` : 'It has none yet.'}`;
}
