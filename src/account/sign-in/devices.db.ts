import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { devices, users } from '../account.table.ts';
import { knownNetworks } from './known-networks.table.ts';
import type { CurrentDevice, KnownDevice } from './new-device.rule.ts';

const p = sql.placeholder;

export const findDevices = prepareStatement<{ userId: number }, KnownDevice>(
  'devices_of_user',
  sql`select token_hash, name, network, seen_at from ${devices}
    where user_id = ${p('userId')}`,
);

export const saveDevice = prepareWrite<CurrentDevice & { site: SiteCode; userId: number; now: Date }, never>(
  'device_put',
  sql`insert into ${devices} (site, user_id, token_hash, name, network, created_at, seen_at)
    values (${p('site')}, ${p('userId')}, ${p('tokenHash')}, ${p('name')}, ${p('network')}, ${p('now')}, ${p('now')})
    on conflict (user_id, token_hash) do update
      set name = excluded.name, network = excluded.network, seen_at = excluded.seen_at`,
);

/** Does not add unknown devices. */
export const touchDevice = prepareWrite<CurrentDevice & { userId: number; now: Date }, never>(
  'device_touch',
  sql`update ${devices} set seen_at = ${p('now')}
    where user_id = ${p('userId')} and (token_hash = ${p('tokenHash')} or (name = ${p('name')} and network = ${p('network')}))`,
);

export const deleteOldestDevices = prepareWrite<{ userId: number; maxDevices: number }, never>(
  'devices_forget_oldest',
  sql`delete from ${devices} where id in (
    select id from ${devices} where user_id = ${p('userId')} order by seen_at desc, id desc offset ${p('maxDevices')}::int)`,
);

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
