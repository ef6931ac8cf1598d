import { consumeCaptcha } from '../../account/captcha/consume-captcha.server.ts';
import { invalidFieldsError } from '../../account/forms/refuse-fields.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, type RateLimit } from '../../server/security/rate-limits.server.ts';
import { contactUs } from './contact.contract.ts';
import { findMessage, saveMessage } from './contact.db.ts';
import { buildContactMail } from './contact.mail.ts';
import { type ContactForm, validateContactForm } from './contact-form.rule.ts';

const attemptsPerNetwork: RateLimit = { name: 'contact', max: 20, windowMinutes: 60 };

/**
 * The rate limit is counted before the transaction begins: a call that holds one connection while it waits for a second
 * can deadlock the pool. Sending the same form again with its captcha succeeds without storing it twice.
 */
export const contactCall = defineCall(
  contactUs,
  { requires: permissionTo('contact-us') },
  async ({ captcha, ...form }, context) => {
    const errors = validateContactForm(form);
    if (errors.length > 0) throw invalidFieldsError(errors);
    await consumeRateLimits(context.database, [
      { ...attemptsPerNetwork, key: `${context.site.code} ${ipNetworkOf(context.address)}` },
    ]);
    return context.database.transaction((db) => receiveMessage({ ...context, db }, form, captcha));
  },
);

async function receiveMessage(context: CallContext, form: ContactForm, captchaSolution: string) {
  const { db, site, now } = context;
  const captcha = await consumeCaptcha(context, captchaSolution);
  if (!captcha) return refuse(contactUs, 'captcha_wrong');
  const { first_name: firstName, last_name: lastName, email, phone, message } = form;
  const messageRow = { site: site.code, firstName, lastName, email, phone, message, captcha: captcha.nonce };
  const thanks = { success: true as const, message: t`Thank you. Your message has reached our sales desk.` };
  if (!captcha.fresh)
    return (await findMessage(db, messageRow)).length > 0 ? thanks : refuse(contactUs, 'captcha_wrong');
  await saveMessage(db, { ...messageRow, now });
  await queueMessages(db, site.code, now, [buildContactMail(site, form, now)]);
  return thanks;
}
