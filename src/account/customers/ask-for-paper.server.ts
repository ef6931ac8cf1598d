import { formatDateTime } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { type PaperKind, paperKindLabel } from '../papers/paper-kind.rule.ts';
import { findPaperRequests, insertPaperRequest, withdrawPaperRequest } from '../papers/papers.db.ts';
import type { AskedPaper } from '../papers/papers.mail.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

type ForPaper = NamedAccount & { kind: PaperKind; by: string; now: Date };

/** The buyer sees the sentence in a mail and in My Profile until such a paper arrives. */
export function askForPaper(
  database: Database,
  site: Site,
  { kind, sentence, by, now, ...named }: ForPaper & { sentence: string },
): Promise<Refusal<'asked_already' | 'not_allowed' | 'sentence' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    if (sentence === '') return refuse(customerRefusals, 'sentence');
    if (account.userId === null)
      return refuse(customerRefusals, 'not_allowed.nobody_joined', { company: account.company });
    if (!account.emailVerified) return refuse(customerRefusals, 'not_allowed.email_not_verified');
    const { customerId, company } = account;
    const open = await findPaperRequests(db, { customerId });
    const asked = open.find((request) => request.kind === kind);
    if (asked) {
      const label = paperKindLabel(kind, site);
      const at = formatDateTime(asked.askedAt, site.calendar.timeZone);
      return refuse(customerRefusals, 'asked_already', { askedBy: asked.askedBy, label, at, sentence: asked.sentence });
    }
    await insertPaperRequest(db, { site: site.code, customerId, kind, sentence, by, now });
    const data: AskedPaper = { company, kind, sentence };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'paper-asked', data },
    ]);
    const details = { kind, sentence };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'paper asked for', details });
    return undefined;
  });
}

export function stopAskingForPaper(
  database: Database,
  site: Site,
  { kind, by, now, ...named }: ForPaper,
): Promise<Refusal<'not_asked' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId } = account;
    const open = await findPaperRequests(db, { customerId });
    const asked = open.find((request) => request.kind === kind);
    if (!asked) return refuse(customerRefusals, 'not_asked');
    await withdrawPaperRequest(db, { customerId, kind, now });
    const details = { kind, sentence: asked.sentence };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'paper request withdrawn', details });
    return undefined;
  });
}
