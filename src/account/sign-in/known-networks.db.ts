import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { users } from '../account.table.ts';
import { knownNetworks } from './known-networks.table.ts';

const p = sql.placeholder;

export const findKnownNetwork = prepareStatement<
  { site: SiteCode; email: string; network: string; since: Date },
  { network: string }
>(
  'known_network_find',
  sql`select k.network from ${knownNetworks} k join ${users} u on u.id = k.user_id
    where u.site = ${p('site')} and u.email = lower(${p('email')}) and k.network = ${p('network')}
      and k.seen_at > ${p('since')}::timestamptz`,
);

export const recordKnownNetwork = prepareWrite<{ userId: number; network: string; now: Date }, never>(
  'known_network_note',
  sql`insert into ${knownNetworks} (user_id, network, seen_at)
    values (${p('userId')}::bigint, ${p('network')}, ${p('now')}::timestamptz)
    on conflict (user_id, network) do update set seen_at = excluded.seen_at`,
);
