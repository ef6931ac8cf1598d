import { takeCaptcha } from '../account/captcha.server.ts';
import { wrongFields } from '../account/field-refusal.ts';
import { say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { answer, type Step } from '../server/call.ts';
import { count, type Limit } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';
import { refuse } from '../server/refuse.ts';
import { contactUs } from './contact.contract.ts';
import { findMessage, keepMessage } from './contact.db.ts';
import { contactMail } from './contact.mail.ts';
import { type ContactForm, contactErrors } from './contact-form.rule.ts';

const triesPerAddress: Limit = { name: 'contact', most: 20, minutes: 60 };

/**
 * A captcha is good for one message; who sends the same form again learns that it has arrived. Counted before the
 * transaction begins: a call that holds one connection and waits for a second can wait for ever.
 */
export const contactCall = answer(contactUs, { who: 'anyone' }, async ({ captcha, ...form }, step) => {
  const errors = contactErrors(form);
  if (errors.length > 0) throw wrongFields(errors);
  await count(step.database, [{ ...triesPerAddress, key: `${step.site.code} ${networkOf(step.address)}` }]);
  return step.database.transaction((db) => take({ ...step, db }, form, captcha));
});

async function take(step: Step, form: ContactForm, field: string) {
  const { db, site, now } = step;
  const captcha = await takeCaptcha(step, field);
  if (!captcha) return refuse(contactUs, 'captcha_wrong');
  const { first_name: firstName, last_name: lastName, email, phone, message } = form;
  const kept = { site: site.code, firstName, lastName, email, phone, message, captcha: captcha.nonce };
  const thanks = { success: true as const, message: say`Thank you. Your message has reached our sales desk.` };
  if (!captcha.fresh) return (await findMessage(db, kept)).length > 0 ? thanks : refuse(contactUs, 'captcha_wrong');
  await keepMessage(db, { ...kept, now });
  await queueMessages(db, site.code, now, [contactMail(site, form, now)]);
  return thanks;
}
