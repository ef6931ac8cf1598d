import { randomUUID } from 'node:crypto';
import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, type RateLimit } from '../../server/security/rate-limits.server.ts';
import { mailsCausedBy } from '../bounds/account-bounds.server.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { lockCustomer } from '../lock-customer.db.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { waitAgain } from '../wait-again.db.ts';
import { contentTypes } from './paper-content.rule.ts';
import { type PaperKind, paperKinds } from './paper-kind.rule.ts';
import { paperFileName } from './paper-name.rule.ts';
import { type MyPaper, myPapers, type RequestedPaper, removePaper, uploadPaper } from './papers.contract.ts';
import {
  answerPaperRequest,
  findPaperRequests,
  findPapers,
  findRemovedPaper,
  insertPaper,
  markPaperStored,
  type NewPaper,
  type PaperRow,
  removePaperById,
  reopenPaperRequest,
} from './papers.db.ts';
import type { ArrivedPaper } from './papers.mail.ts';
import { receivePaper } from './receive-paper.server.ts';

type BuyerContext = CallContext<Caller>;
const maxPapers = 40;
const uploads: RateLimit = { name: 'paper_upload', max: 30, windowMinutes: 60 };

export const myPapersCall = defineCall(
  myPapers,
  { requires: permissionTo('see-papers'), reads: 'primary' },
  async (_request, { db, caller }) => {
    const { papers, asked } = await findMyPapers(db, caller.customerId);
    return { success: true as const, data: papers, asked };
  },
);

/** The papers of a customer, the newest first, and those that staff ask for. */
export async function findMyPapers(
  db: Db,
  customerId: number,
): Promise<{ papers: MyPaper[]; asked: RequestedPaper[] }> {
  const [rows, requests] = await Promise.all([
    findPapers(db, { customerId, limit: maxPapers }),
    findPaperRequests(db, { customerId }),
  ]);
  return { papers: rows.map(toMyPaper), asked: requests.map(({ kind, sentence }) => ({ kind, sentence })) };
}

const toMyPaper = ({ id, kind, fileName, type, bytes, status, reason, createdAt }: PaperRow): MyPaper => ({
  paper_id: id,
  kind,
  file_name: fileName,
  type,
  bytes,
  status,
  reason: reason ?? '',
  uploaded_at: createdAt.toISOString(),
});

/** No transaction is around the call, since it would wait for the file to arrive. */
export const uploadPaperCall = defineCall(
  uploadPaper,
  { requires: permissionTo('manage-papers'), queue: 'papers' },
  async ({ kind: sentKind, name }, context) => {
    const { database, site, caller, now, services } = context;
    const kind = paperKinds.find((one) => one === sentKind);
    if (!kind) throw invalidFieldsError([{ field: 'kind', message: t`Please choose which paper this is.` }]);
    await consumeRateLimits(database, [{ ...uploads, key: `${site.code} ${caller.customerId}` }]);
    const { content, type, pages } = await receivePaper(context);
    const storage = services.paperStorages.current(site);
    const paper: NewPaper = {
      site: site.code,
      customerId: caller.customerId,
      kind,
      type,
      pages,
      now,
      fileName: paperFileName(name, type),
      bytes: content.byteLength,
      storage: storage.name,
      storageKey: `papers/${site.code}/${randomUUID()}`,
    };
    const [row] = await insertPaper(database, paper);
    if (!row) throw new Error('a paper was not written');
    await storage.put(database, { storageKey: paper.storageKey, contentType: contentTypes[type] }, content);
    return database.transaction((db) => takePaper(db, context, { ...paper, id: row.id }));
  },
);

/** Replaces the paper of the same kind that waits. */
async function takePaper(db: Db, context: BuyerContext, paper: NewPaper & { id: number }) {
  const { site, caller, now } = context;
  const { email, company } = await lockCustomer(db, caller);
  const { customerId } = caller;
  const known = await findPapers(db, { customerId, limit: maxPapers });
  const replaced = known.find(({ kind, status }) => kind === paper.kind && status === 'waiting');
  if (!replaced && known.length >= maxPapers) return refuse(uploadPaper, 'too_many', { email: site.contact.email });
  if (replaced) await removePaperById(db, { id: replaced.id, now });
  await markPaperStored(db, { id: paper.id, now });
  await answerPaperRequest(db, { customerId, kind: paper.kind, paperId: paper.id, replaced: replaced?.id ?? 0, now });
  await waitAgain(db, { customerId, now });
  const data: ArrivedPaper = { paperId: paper.id, company, email, kind: paper.kind, fileName: paper.fileName };
  const mail = { channel: 'mail' as const, receiver: site.contact.email, template: 'paper-arrived', data };
  await queueMessages(db, site.code, now, [mail], mailsCausedBy(caller));
  const details = { paperId: paper.id, kind: paper.kind, fileName: paper.fileName, replaced: replaced?.id };
  await recordPaperAction(db, context, 'paper uploaded', email, details);
  return { success: true as const, message: t`Uploaded. Our team will check it.`, paper_id: paper.id };
}

export const removePaperCall = defineCall(
  removePaper,
  { requires: permissionTo('manage-papers'), transaction: true },
  async ({ paper_id }, context) => {
    const { db, caller, now } = context;
    const { email } = await lockCustomer(db, caller);
    const known = await findPapers(db, { customerId: caller.customerId, limit: maxPapers });
    const paper = known.find(({ id }) => id === paper_id);
    const done = { success: true as const, message: t`Paper removed.` };
    if (!paper) {
      // The reply to the removal may have been lost, and the removal sent again.
      if ((await findRemovedPaper(db, { customerId: caller.customerId, id: paper_id })).length > 0) return done;
      throw notFound(t`The paper`);
    }
    if (paper.status !== 'waiting') return refuse(removePaper, 'checked');
    await removePaperById(db, { id: paper.id, now });
    await reopenPaperRequest(db, { paperId: paper.id });
    const { id: paperId, kind, fileName } = paper;
    await recordPaperAction(db, context, 'paper removed', email, { paperId, kind, fileName });
    return done;
  },
);

type Details = { paperId: number; kind: PaperKind; fileName: string; replaced?: number | undefined };

function recordPaperAction(db: Db, context: BuyerContext, action: string, email: string, details: Details) {
  const { customerId, userId } = context.caller;
  return recordBuyerAction(db, context, { action, email, customerId, userId, details });
}
