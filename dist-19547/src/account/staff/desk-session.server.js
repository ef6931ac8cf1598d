import { t } from '../../lib/i18n.js';
import { defineDeskCall,                   } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
import { sites } from '../../sites/resolve-site.js';
import { siteCodes } from '../../sites/site.js';
import { anybody, anyStaff } from '../permissions/permission-to.server.js';
import { hashToken } from '../secure-token.server.js';
import { deviceName, parseUserAgent } from '../sign-in/device-name.js';
import { recordStaffAction } from './record-staff-action.server.js';
import { deskSession, deskSessions, endDeskSession, endOtherDeskSessions } from './staff.contract.js';
import { endOtherStaffSessions, endStaffSession, listRoles, listStaffSessions } from './staff.db.js';
import { staffSessionHours } from './staff-session.rule.js';

export const deskSessionCall = defineDeskCall(deskSession, { requires: anybody }, async (_request, { db, staff }) => {
  if (!staff) return { success: true         , session: null };
  const roles = await listRoles(db, { staffId: staff.staffId });
  const sitesWithRoles = siteCodes
    .map((code) => ({
      site: code,
      name: sites[code].name,
      currency: sites[code].currency,
      timeZone: sites[code].calendar.timeZone,
      roles: roles.filter(({ site }) => site === code).map(({ role }) => role),
    }))
    .filter((one) => one.roles.length > 0);
  return { success: true         , session: { name: staff.name, email: staff.email, sites: sitesWithRoles } };
});

export const deskSessionsCall = defineDeskCall(
  deskSessions,
  { requires: anyStaff },
  async (_request, { db, staff, token, now }) => {
    const since = new Date(now.getTime() - staffSessionHours * 3_600_000);
    const own = hashToken(token ?? '');
    const rows = await listStaffSessions(db, { staffId: staff.staffId, since });
    return {
      success: true         ,
      sessions: rows.map(({ id, tokenHash, userAgent, address, createdAt }) => ({
        id,
        device: deviceName(parseUserAgent(userAgent)),
        address,
        created_at: createdAt.toISOString(),
        current: tokenHash.equals(own),
      })),
    };
  },
);

export const endDeskSessionCall = defineDeskCall(
  endDeskSession,
  { requires: anyStaff, transaction: true },
  async ({ id }, context) => {
    if (!(await endStaffSession(context.db, context.staff.staffId, id))) throw notFound(t`The session`);
    await recordEnded(context, 1);
    return { success: true          };
  },
);

export const endOtherDeskSessionsCall = defineDeskCall(
  endOtherDeskSessions,
  { requires: anyStaff, transaction: true },
  async (_request, context) => {
    const { db, staff, token } = context;
    await recordEnded(context, await endOtherStaffSessions(db, staff.staffId, hashToken(token ?? '')));
    return { success: true          };
  },
);

function recordEnded({ db, site, staff, by, now, address }              , sessions        )                {
  const person = { id: staff.staffId, email: staff.email };
  const action = 'sessions at the desk ended';
  return recordStaffAction(db, { site, person, by, action, now, address, details: { sessions } });
}
