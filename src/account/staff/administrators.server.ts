import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { staffRefusals } from '../account-refusals.ts';
import { findAdministrators, lockStaffOfSite } from './staff.db.ts';

/** Who changes the staff of a site; undefined at the terminal, where whoever may run commands may do this. */
export type Administrator = { staffId: number } | undefined;

/**
 * The administrators of the site, who stay the same until the transaction ends. Refuses an administrator who was removed
 * a moment ago: of two who remove each other one does it.
 */
export async function lockAdministrators(
  db: Db,
  site: Site,
  administrator: Administrator,
): Promise<Refusal<'not_administrator'> | readonly number[]> {
  const of = { site: site.code };
  const [, rows] = await inOneRoundTrip(db, [() => lockStaffOfSite(db, of), () => findAdministrators(db, of)]);
  const ids = rows.map(({ staffId }) => staffId);
  if (administrator && !ids.includes(administrator.staffId))
    return refuse(staffRefusals, 'not_administrator', { site: site.name });
  return ids;
}

/** Refuses that the last administrator of the site stops being one. */
export function refuseLastAdministrator(
  site: Site,
  administrators: readonly number[],
  person: { id: number; name: string },
): Refusal<'last_administrator'> | undefined {
  if (administrators.some((id) => id !== person.id) || !administrators.includes(person.id)) return undefined;
  return refuse(staffRefusals, 'last_administrator', { person: person.name, site: site.name });
}
