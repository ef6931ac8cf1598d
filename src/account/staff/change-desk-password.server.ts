import type { FieldError } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { refuseGuessablePassword } from '../password/guessable-password.server.ts';
import { hashPassword, passwordMatches } from '../password-hash.server.ts';
import { anyStaff } from '../permissions/permission-to.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { deskSignInLimits, resetWrongCodes } from './desk-sign-in-limits.server.ts';
import { recordOwnAudit } from './record-staff-audit.server.ts';
import { changeDeskPassword } from './staff.contract.ts';
import { endOtherStaffSessions, findStaffByEmail, replacePassword } from './staff.db.ts';
import { shortPasswordErrors } from './staff-password.rule.ts';

/** Counts like a sign-in until the current password is known to be right, so that many guesses at once are too many. */
export const changeDeskPasswordCall = defineDeskCall(
  changeDeskPassword,
  { requires: anyStaff, roundTrips: 14 },
  async ({ current, password }, context) => {
    const { database, site, staff, address, token } = context;
    const limits = deskSignInLimits(address, staff.email);
    const changed = { success: true as const, message: t`Your password is changed.` };
    await consumeRateLimits(database, limits);
    const [person] = await findStaffByEmail(database, staff);
    if (!person || !(await passwordMatches(person.passwordHash, current, context))) {
      // The reply to the change may have been lost, and the change sent again.
      if (await passwordMatches(person?.passwordHash, password, context)) {
        await releaseRateLimits(database, limits);
        return { ...changed, written: false };
      }
      await recordOwnAudit(context, 'change of the password refused');
      return refuse(changeDeskPassword, 'current');
    }
    await releaseRateLimits(database, limits);
    const errors = [...shortPasswordErrors(password), ...samePasswordErrors(current, password)];
    if (errors.length > 0) throw invalidFieldsError(errors);
    await refuseGuessablePassword(site, { company: staff.name, email: staff.email }, password, 'password');
    const change = { from: person.passwordHash, to: await hashPassword(password, context) };
    const isChanged = await database.transaction(async (db) => {
      if ((await replacePassword(db, { staffId: staff.staffId, ...change })).length === 0) return false;
      await resetWrongCodes(db, staff.email);
      const ended = await endOtherStaffSessions(db, { staffId: staff.staffId, ownHash: hashToken(token ?? '') });
      const sessionsEnded = ended.length;
      await recordOwnAudit({ ...context, db }, 'password changed', { sessionsEnded });
      return true;
    });
    return isChanged ? { ...changed, written: true } : refuse(changeDeskPassword, 'current');
  },
);

const samePasswordErrors = (current: string, password: string): FieldError[] =>
  password === current ? [{ field: 'password', message: t`Please choose a password other than the current one` }] : [];
