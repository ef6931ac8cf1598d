import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                 paperKindLabel } from '../papers/paper-kind.rule.js';
import { findPaperRequests, insertPaperRequest, withdrawPaperRequest } from '../papers/paper-requests.db.js';
                                                           
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

                                                                          

/** The buyer sees the sentence in a mail and in My Profile until such a paper arrives. */
export function askForPaper(
  database          ,
  site      ,
  { email, kind, sentence, by, now }                                 ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    if (sentence === '') return new Refusal('sentence', t`Please write what is missing. The buyer will see it.`);
    if (!account.emailVerified)
      return new Refusal('not_allowed', t`The buyer has not verified the e-mail address yet.`);
    const { customerId, company } = account;
    const open = await findPaperRequests(db, { customerId });
    const asked = open.find((request) => request.kind === kind);
    if (asked) {
      const label = paperKindLabel(kind, site);
      const at = formatDateTime(asked.askedAt, site.calendar.timeZone);
      return new Refusal('asked_already', t`${asked.askedBy} asked for the ${label} on ${at}: ${asked.sentence}`);
    }
    await insertPaperRequest(db, { site: site.code, customerId, kind, sentence, by, now });
    const data             = { company, kind, sentence };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'paper-asked', data },
    ]);
    const details = { kind, sentence };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'paper asked for', details });
    return undefined;
  });
}

export function stopAskingForPaper(
  database          ,
  site      ,
  { email, kind, by, now }          ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId } = account;
    const open = await findPaperRequests(db, { customerId });
    const asked = open.find((request) => request.kind === kind);
    if (!asked) return new Refusal('not_asked', t`This paper is not asked for any longer.`);
    await withdrawPaperRequest(db, { customerId, kind, now });
    const details = { kind, sentence: asked.sentence };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'paper request withdrawn', details });
    return undefined;
  });
}
