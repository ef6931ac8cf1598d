import { renderSVG } from 'uqr';
import type { FieldError } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { decrypt, encrypt } from '../../server/security/encryption.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import type { Site } from '../../sites/site.ts';
import { siteCodes } from '../../sites/site.ts';
import { isEmail } from '../forms/email.rule.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { refuseGuessablePassword } from '../password/guessable-password.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { anybody } from '../permissions/permission-to.server.ts';
import { setUpLimits } from './desk-sign-in-limits.server.ts';
import { hasSignIn, openDeskSession, type SignInContext } from './open-desk-session.server.ts';
import { beginSetUp, finishSetUp } from './set-up.contract.ts';
import { consumeSetUpLink, isSetUpLink } from './set-up-link.server.ts';
import { consumeTotpStep, insertStaff, setRoles } from './staff.db.ts';
import { shortPasswordErrors } from './staff-password.rule.ts';
import { generateTotpSecret, matchTotpStep, totpUri } from './totp.server.ts';

export const beginSetUpCall = defineDeskCall(beginSetUp, { requires: anybody }, async (request, context) => {
  if (!(await isGoodLink(context, request.token))) return refuse(beginSetUp, 'link');
  await refuseWrongFields(context.site, request);
  const totp = generateTotpSecret();
  const uri = totpUri(totp, request.email);
  const sealed = encrypt(context.secret, 'set-up', { totp });
  return { success: true as const, sealed, totpUri: uri, totpQr: renderSVG(uri) };
});

export const finishSetUpCall = defineDeskCall(finishSetUp, { requires: anybody }, async (request, context) => {
  const { database, site, secret, now } = context;
  const { token, sealed, name, email, password, code } = request;
  if (!(await isGoodLink(context, token))) return refuse(finishSetUp, 'link');
  await refuseWrongFields(site, request);
  const totp = decrypt(secret, 'set-up', sealed)?.totp;
  const step = totp && matchTotpStep(totp, code.replaceAll(' ', ''), now);
  if (!totp || !step) return refuse(finishSetUp, 'code_wrong');
  const passwordHash = await hashPassword(password, context);
  const totpSecret = encrypt(secret, 'staff', { totp });
  const staffId = await database.transaction(async (db) => {
    if (!(await consumeSetUpLink(db, token))) return undefined;
    const [added] = await insertStaff(db, { email, name, passwordHash, totpSecret, createdBy: name, now });
    const id = added?.id;
    if (id === undefined) return undefined;
    for (const code of siteCodes) await setRoles(db, { staffId: id, site: code, roles: ['admin'] });
    await consumeTotpStep(db, id, step);
    await recordAudit(db, {
      ...byStaff(site, { by: name, now }),
      action: 'first administrator added',
      subject: email,
    });
    return id;
  });
  if (staffId === undefined) return refuse(finishSetUp, 'link');
  const isUnchanged = (db: Db) => hasSignIn(db, { email, passwordHash, totpSecret });
  if (!(await openDeskSession(context, { id: staffId, name, email }, 'password and code', isUnchanged)))
    return refuse(finishSetUp, 'link');
  return { success: true as const };
});

/** Every try counts until the link is known to be right, so that many guesses at once are too many. */
async function isGoodLink({ database, address }: SignInContext, token: string): Promise<boolean> {
  const limits = setUpLimits(address);
  await consumeRateLimits(database, limits);
  const isGood = await isSetUpLink(database, token);
  if (isGood) await releaseRateLimits(database, limits);
  return isGood;
}

/** Throws HttpError 400 with the fields that are wrong. */
async function refuseWrongFields(
  site: Site,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const errors: FieldError[] = [];
  if (name === '') errors.push({ field: 'name', message: t`Please enter your name` });
  if (!isEmail(email)) errors.push({ field: 'email', message: t`Please enter an e-mail address` });
  errors.push(...shortPasswordErrors(password));
  if (errors.length > 0) throw invalidFieldsError(errors);
  await refuseGuessablePassword(site, { company: name, email }, password, 'password');
}
