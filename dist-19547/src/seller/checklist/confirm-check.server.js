import { createHash } from 'node:crypto';
import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                      
import {                    partOf } from '../fact-parts.js';
import { deleteConfirmation, writeConfirmation } from './opening-checks.db.js';
                                                           

const parts                          = ['calendar', 'privacy-policy', 'terms-condition', 'disclaimer'];

/** Of what is confirmed: another text has another version, and so has the calendar in another year. */
export function versionOf(site            , subject             , now      )         {
  const part = parts.find((one) => one === subject);
  if (!part) return '';
  const year = part === 'calendar' ? dayOf(now, site.calendar.timeZone).slice(0, 4) : '';
  return createHash('sha256')
    .update(JSON.stringify([partOf(part).read(site), year]))
    .digest('base64url');
}

                                        

/** `version` is what was on the screen. */
export async function confirmCheck(
  database          ,
  site            ,
  { subject, version, by, now }                                                    ,
)                               {
  if (version !== versionOf(site, subject, now))
    return new Refusal(
      'changed_meanwhile',
      t`It was changed since you opened this page. Please look through it again.`,
    );
  await database.transaction(async (db) => {
    await writeConfirmation(db, { site: site.code, subject, version, by, now });
    await recordAudit(db, entryOf(site, 'opening check confirmed', subject, { by, now }));
  });
  return undefined;
}

export async function takeBackConfirmation(
  database          ,
  site            ,
  { subject, by, now }                                   ,
)                               {
  return database.transaction(async (db) => {
    const [before] = await deleteConfirmation(db, { site: site.code, subject });
    if (!before) return new Refusal('unknown', t`Nobody has confirmed this.`);
    await recordAudit(db, entryOf(site, 'opening check taken back', subject, { by, now }));
    return undefined;
  });
}

const entryOf = (site            , action        , subject             , { by, now }        ) => ({
  ...{ site: site.code, at: now, actor: 'staff'         , actorName: by, action, subject },
});
