import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { siteCodes } from '../../sites/site.ts';
import { anybody, anyStaff } from '../permissions/permission-to.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { deviceName, parseUserAgent } from '../sign-in/device-name.ts';
import { recordOwnAudit } from './record-staff-audit.server.ts';
import { deskSession, deskSessions, endDeskSession, endOtherDeskSessions } from './staff.contract.ts';
import { endOtherStaffSessions, endStaffSession, listRoles, listStaffSessions } from './staff.db.ts';
import { staffSessionHours } from './staff-session.rule.ts';

export const deskSessionCall = defineDeskCall(deskSession, { requires: anybody }, async (_request, context) => {
  const { db, staff, sites, services } = context;
  if (!staff) return { success: true as const, session: null };
  const { brand } = services.env;
  const roles = await listRoles(db, { staffId: staff.staffId });
  const sitesWithRoles = siteCodes
    .filter((code) => brand === undefined || brand === code)
    .map((code) => ({
      site: code,
      name: sites[code].name,
      isOpen: sites[code].isOpen,
      colour: sites[code].ownLook?.colours?.first ?? null,
      currency: sites[code].currency,
      timeZone: sites[code].calendar.timeZone,
      taxSections: sites[code].taxDeduction?.sections ?? [],
      country: sites[code].country,
      tax: { numberLabel: sites[code].tax.numberLabel, numberPattern: sites[code].tax.numberPattern },
      roles: roles.filter(({ site }) => site === code).map(({ role }) => role),
    }))
    .filter((one) => one.roles.length > 0);
  const { name, email } = staff;
  const start = sitesWithRoles.find(({ site }) => site === siteOfHost(context)) ?? sitesWithRoles[0];
  return { success: true as const, session: { name, email, start: start?.site ?? null, sites: sitesWithRoles } };
});

/** The site whose shop is at this host; undefined at a host of the desk alone, which is no site's. */
function siteOfHost({ origin, site, services }: Pick<StaffContext, 'origin' | 'site' | 'services'>) {
  const host = URL.parse(origin)?.hostname ?? '';
  return services.env.siteHosts[site.code].hosts.includes(host) ? site.code : undefined;
}

export const deskSessionsCall = defineDeskCall(
  deskSessions,
  { requires: anyStaff },
  async (_request, { db, staff, token, now }) => {
    const since = new Date(now.getTime() - staffSessionHours * 3_600_000);
    const own = hashToken(token ?? '');
    const rows = await listStaffSessions(db, { staffId: staff.staffId, since });
    return {
      success: true as const,
      sessions: rows.map(({ id, tokenHash, userAgent, address, createdAt }) => ({
        id,
        device: deviceName(parseUserAgent(userAgent)),
        address,
        createdAt: createdAt.toISOString(),
        current: tokenHash.equals(own),
      })),
    };
  },
);

export const endDeskSessionCall = defineDeskCall(
  endDeskSession,
  { requires: anyStaff, transaction: true },
  async ({ id }, context) => {
    const { db, staff } = context;
    const [ended] = await endStaffSession(db, { staffId: staff.staffId, id });
    // Where nothing is left to end the reply was lost, and the request sent again.
    if (ended) await recordEnded(context, 1);
    return { success: true as const, written: ended !== undefined };
  },
);

export const endOtherDeskSessionsCall = defineDeskCall(
  endOtherDeskSessions,
  { requires: anyStaff, transaction: true },
  async (_request, context) => {
    const { db, staff, token } = context;
    const ended = await endOtherStaffSessions(db, { staffId: staff.staffId, ownHash: hashToken(token ?? '') });
    await recordEnded(context, ended.length);
    return { success: true as const };
  },
);

const recordEnded = (context: StaffContext, sessions: number) =>
  recordOwnAudit(context, 'sessions at the desk ended', { sessions });
