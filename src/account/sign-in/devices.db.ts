import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { devices } from '../account.table.ts';
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
