import { generateToken, hashToken } from '../../../src/account/secure-token.server.ts';
import { createVerifiedAccount } from '../../../src/account/sign-up/create-verified-account.server.ts';
import { grantCredit } from '../../../src/payments/credit/grant-credit.server.ts';
import type { Database } from '../../../src/server/database/database.server.ts';
import type { Site } from '../../../src/sites/site.ts';

const by = 'bench';
const plentyMinor = 1_000_000_000_00;
const plentyPieces = 2_000_000_000;

/** Returns the session tokens of new Active customers with price list, address and ample credit. */
export async function createBuyers(database: Database, site: Site, count: number, now: Date): Promise<string[]> {
  const { rows } = await database.$client.query<{ id: number }>(
    'select price_list_id as id from customers where site = $1 and price_list_id is not null limit 1',
    [site.code],
  );
  const priceListId = rows[0]?.id ?? null;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `bench-${now.getTime()}-${index}`;
      const { customerId, userId } = await createVerifiedAccount(database, accountOf(site, name, priceListId), now);
      const terms = { limitMinor: plentyMinor, periodDays: 30, graceDays: 5 };
      await grantCredit(database, site, { ...terms, customerId, by, now });
      const token = generateToken();
      await database.$client.query(
        'insert into sessions (token_hash, site, user_id, created_at, seen_at) values ($1, $2, $3, $4, $4)',
        [hashToken(token), site.code, userId, now],
      );
      return token;
    }),
  );
}

/** In the state of the first branch, where there are states. */
const taxNumbers = { IN: '27AAACW1938G1ZB', AE: '100345678900003' } as const;

function accountOf(site: Site, name: string, priceListId: number | null) {
  const { regionId = 0, pincode = '' } = site.branches[0] ?? {};
  const place = { line: 'Yard 7', regionId, city: 'Harbour', pincode };
  return {
    site: site.code,
    company: name,
    status: 'active' as const,
    by,
    priceListId,
    profileDone: true,
    user: {
      email: `${name}@buyers.example`,
      title: 'Mr',
      firstName: 'Bench',
      lastName: 'Buyer',
      designation: 'Others',
      password: 'Bearing#1',
      mobile: null,
    },
    registration: { number: taxNumbers[site.country], regionId, verifiedBy: by },
    addresses: (['billing', 'delivery'] as const).map((purpose) => ({
      ...place,
      purpose,
      isDefault: true,
      verifiedBy: by,
    })),
  };
}

/** Returns the ids of popular items that are sold singly, with ample stock. */
export async function stockPopularItems(database: Database, site: Site, count: number): Promise<number[]> {
  const { rows } = await database.$client.query<{ id: number }>(
    `update stock s set on_hand = $3 from (
        select i.id as item_id, b.id as branch_id from items i
          join branches b on b.site = i.site and b.position = (select min(position) from branches where site = $1)
        where i.site = $1 and i.list_minor > 0 and i.min_qty = 1 and i.order_multiple = 1 and i.retired_at is null
        order by i.popularity desc, i.id limit $2) chosen
      where s.item_id = chosen.item_id and s.branch_id = chosen.branch_id returning s.item_id as id`,
    [site.code, count, plentyPieces],
  );
  return rows.map(({ id }) => id);
}

export async function findAllItemIds(database: Database, site: Site): Promise<number[]> {
  const { rows } = await database.$client.query<{ id: number }>(
    'select id from items where site = $1 and retired_at is null order by random()',
    [site.code],
  );
  return rows.map(({ id }) => id);
}

export function pickRandom<T>(all: readonly T[], count: number): T[] {
  const chosen = new Set<T>();
  while (chosen.size < Math.min(count, all.length)) chosen.add(all[Math.floor(Math.random() * all.length)] as T);
  return [...chosen];
}
