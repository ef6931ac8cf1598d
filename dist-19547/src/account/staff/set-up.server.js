import { renderSVG } from 'uqr';
                                                        
import { t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { decrypt, encrypt } from '../../server/security/encryption.server.js';
import { checkRateLimits, consumeRateLimits } from '../../server/security/rate-limits.server.js';
                                                
import { siteCodes } from '../../sites/site.js';
import { isEmail } from '../forms/email.rule.js';
import { invalidFieldsError } from '../forms/refuse-fields.server.js';
import { refuseGuessablePassword } from '../password/guessable-password.server.js';
import { hashPassword } from '../password-hash.server.js';
import { anybody } from '../permissions/permission-to.server.js';
import { setUpLimits } from './desk-sign-in-limits.server.js';
import { openDeskSession,                    } from './open-desk-session.server.js';
import { beginSetUp, finishSetUp } from './set-up.contract.js';
import { consumeSetUpLink, isSetUpLink } from './set-up-link.server.js';
import { consumeTotpStep, insertStaff, setRoles } from './staff.db.js';
import { generateTotpSecret, matchTotpStep, totpUri } from './totp.server.js';

const minAdministratorPassword = 12;

export const beginSetUpCall = defineDeskCall(beginSetUp, { requires: anybody }, async (request, context) => {
  if (!(await isGoodLink(context, request.token))) return refuse(beginSetUp, 'link');
  await refuseWrongFields(context.site, request);
  const totp = generateTotpSecret();
  const uri = totpUri(totp, request.email);
  const sealed = encrypt(context.secret, 'set-up', { totp });
  return { success: true         , sealed, totp_uri: uri, totp_qr: renderSVG(uri) };
});

export const finishSetUpCall = defineDeskCall(finishSetUp, { requires: anybody }, async (request, context) => {
  const { database, site, secret, now } = context;
  const { token, sealed, name, email, password, code } = request;
  if (!(await isGoodLink(context, token))) return refuse(finishSetUp, 'link');
  await refuseWrongFields(site, request);
  const totp = decrypt(secret, 'set-up', sealed)?.totp;
  const step = totp && matchTotpStep(totp, code.replaceAll(' ', ''), now);
  if (!totp || !step) return refuse(finishSetUp, 'code_wrong');
  const passwordHash = await hashPassword(password);
  const totpSecret = encrypt(secret, 'staff', { totp });
  const staffId = await database.transaction(async (db) => {
    if (!(await consumeSetUpLink(db, token))) return undefined;
    const id = await insertStaff(db, { email, name, passwordHash, totpSecret, createdBy: name }, now);
    if (id === undefined) return undefined;
    for (const code of siteCodes) await setRoles(db, id, code, ['admin']);
    await consumeTotpStep(db, id, step);
    const by = { actor: 'staff'         , actorName: name };
    await recordAudit(db, { site: site.code, at: now, ...by, action: 'first administrator added', subject: email });
    return id;
  });
  if (staffId === undefined) return refuse(finishSetUp, 'link');
  await openDeskSession(context, { id: staffId, name, email }, 'password and code');
  return { success: true          };
});

async function isGoodLink({ database, address }               , token        )                   {
  const limits = setUpLimits(address);
  await checkRateLimits(database, limits);
  const isGood = await isSetUpLink(database, token);
  if (!isGood) await consumeRateLimits(database, limits);
  return isGood;
}

/** Throws HttpError 400 with the fields that are wrong. */
async function refuseWrongFields(
  site      ,
  { name, email, password }                                                   ,
)                {
  const errors               = [];
  if (name === '') errors.push({ field: 'name', message: t`Please enter your name` });
  if (!isEmail(email)) errors.push({ field: 'email', message: t`Please enter an e-mail address` });
  if (password.length < minAdministratorPassword)
    errors.push({
      field: 'password',
      message: t`Please choose a password of at least ${minAdministratorPassword} characters`,
    });
  if (errors.length > 0) throw invalidFieldsError(errors);
  await refuseGuessablePassword(site, { company: name, email }, password, 'password');
}
