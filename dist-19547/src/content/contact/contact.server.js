import { consumeCaptcha } from '../../account/captcha/consume-captcha.server.js';
import { invalidFieldsError } from '../../account/forms/refuse-fields.server.js';
import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { refuse } from '../../server/refuse.server.js';
import { consumeRateLimits,                } from '../../server/security/rate-limits.server.js';
import { contactUs } from './contact.contract.js';
import { findMessage, saveMessage } from './contact.db.js';
import { buildContactMail } from './contact.mail.js';
import {                   validateContactForm } from './contact-form.rule.js';

const attemptsPerNetwork            = { name: 'contact', max: 20, windowMinutes: 60 };

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

async function receiveMessage(context             , form             , captchaSolution        ) {
  const { db, site, now } = context;
  const captcha = await consumeCaptcha(context, captchaSolution);
  if (!captcha) return refuse(contactUs, 'captcha_wrong');
  const { first_name: firstName, last_name: lastName, email, phone, message } = form;
  const messageRow = { site: site.code, firstName, lastName, email, phone, message, captcha: captcha.nonce };
  const thanks = { success: true         , message: t`Thank you. Your message has reached our sales desk.` };
  if (!captcha.fresh)
    return (await findMessage(db, messageRow)).length > 0 ? thanks : refuse(contactUs, 'captcha_wrong');
  await saveMessage(db, { ...messageRow, now });
  await queueMessages(db, site.code, now, [buildContactMail(site, form, now)]);
  return thanks;
}
