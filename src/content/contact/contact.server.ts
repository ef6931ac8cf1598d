import { boundWords, countAct, mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { consumeCaptcha } from '../../account/captcha/consume-captcha.server.ts';
import { invalidFieldsError } from '../../account/forms/refuse-fields.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { type Message, queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, networkLimits, type RateLimit } from '../../server/security/rate-limits.server.ts';
import { contactUs } from './contact.contract.ts';
import { findSameMessage, lockSender, type SentForm, saveMessage } from './contact.db.ts';
import { buildContactMail } from './contact.mail.ts';
import { validateContactForm } from './contact-form.rule.ts';

/** Visitors have no idempotency keys, which are kept for as long. */
const sameForHours = 24;
/** Of both forms together. */
export const attemptsPerNetwork: RateLimit = { name: 'contact', max: 20, windowMinutes: 60 };

/**
 * The rate limit is counted before the transaction begins: a call that holds one connection while it waits for a second
 * can deadlock the pool. Sending the same form again, because its reply was lost, succeeds without storing it twice.
 */
export const contactCall = defineCall(
  contactUs,
  { requires: permissionTo('contact-us') },
  async ({ captcha, ...form }, context) => {
    const errors = validateContactForm(form);
    if (errors.length > 0) throw invalidFieldsError(errors);
    const { database, site, address } = context;
    await consumeRateLimits(database, networkLimits(attemptsPerNetwork, address, site.code));
    const { first_name: firstName, last_name: lastName, email, phone, message } = form;
    const sent = { site: site.code, firstName, lastName, email, phone, message, firm: '' };
    const mail = buildContactMail(site, form, context.now);
    return database.transaction((db) => receiveMessage({ ...context, db }, sent, mail, captcha));
  },
);

/** Stores what was sent once, and mails it; the captcha was solved for this sending alone. */
export async function receiveMessage(context: CallContext, sent: SentForm, mail: Message, captchaSolution: string) {
  const { db, site, caller, now } = context;
  const captcha = await consumeCaptcha(context, captchaSolution);
  if (!captcha) return refuse(contactUs, 'captcha_wrong');
  const thanks = { success: true as const, message: t`Thank you. Your message has reached our sales desk.` };
  await lockSender(db, { site: site.code, sender: sent.email || sent.phone });
  // After a reload the form comes with another captcha.
  const same = await findSameMessage(db, { ...sent, since: hoursAfter(now, -sameForHours) });
  if (same.length > 0) return thanks;
  if (!captcha.fresh) return refuse(contactUs, 'captcha_wrong');
  const account = caller && { ...context, caller };
  if (account && !(await countAct(account, 'messages')))
    return refuse(contactUs, 'too_many_messages', boundWords(account, 'messages'));
  await saveMessage(db, { ...sent, captcha: captcha.nonce, now });
  await queueMessages(db, site.code, now, [mail], caller && mailsCausedBy(caller));
  return thanks;
}
