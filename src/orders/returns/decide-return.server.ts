import { msg } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import { orderChangedMail, piecesOfReturn } from '../mails/order-changed.server.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { returnRefusals } from '../order-refusals.ts';
import { lockOrder, type OrderRecord } from '../orders.db.ts';
import {
  decideReturnRequest,
  findReturnRequests,
  type ReturnRequest,
  receiveReturnRequest,
} from '../return-requests.db.ts';
import { formatReturnNumber, type ReturnStatus, returnStatuses } from '../return-requests.rule.ts';
import { type ReceivedLine, receivedRefusal } from './received-goods.rule.ts';
import { takeGoodsBack } from './return-goods.server.ts';

type AboutReturn = { number: string; returnNo: number; seen?: ExpectedVersion; by: string; now: Date };

export type ReturnDecision = AboutReturn & {
  approve: boolean;
  /** The buyer reads it: why it is declined, or where the goods go. */
  answer: string;
};

export async function decideReturn(
  database: Database,
  site: Site,
  request: ReturnDecision,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'reason' | 'unknown_return'> | undefined> {
  const { approve, by, now } = request;
  return database.transaction(async (db) => {
    const found = await lockReturn(db, site, request, 'requested');
    if (found instanceof Refusal) return found;
    const answer = request.answer.trim();
    if (!approve && answer === '') return refuse(returnRefusals, 'reason');
    const { order, asked, name } = found;
    const before = await loadOrderState(db, order.id);
    const status = approve ? 'approved' : 'declined';
    await decideReturnRequest(db, { id: asked.id, status, answer, by, now });
    const action = approve ? 'return approved' : 'return declined';
    const details = { return: name, answer, statusBefore: asked.status, statusAfter: status };
    await recordOrderChange(db, site, order, { before, action, by, now, details });
    const news = approve ? msg('Return {return} approved') : msg('Return {return} declined');
    await announce(db, site, order, { asked, status: news, name, note: answer, now });
    return undefined;
  });
}

export type GoodsReceived = AboutReturn & {
  /** The received lines; without them all pieces are credited and go back to the shelf, unless they are scrap. */
  lines?: readonly ReceivedLine[];
  scrap?: boolean;
  /** Printed on the credit note; needed where pieces are not credited. */
  reason: string;
};

/** Credits what came back as it was approved. The result has no credit note where nothing is credited. */
export async function receiveReturn(
  database: Database,
  site: Site,
  request: GoodsReceived,
): Promise<
  | { creditNote: IssuedSummary | undefined }
  | Refusal<'cannot_take_back' | 'changed_meanwhile' | 'not_allowed' | 'unknown_invoice' | 'unknown_return'>
> {
  const { by, now } = request;
  return database.transaction(async (db) => {
    const found = await lockReturn(db, site, request, 'approved');
    if (found instanceof Refusal) return found;
    const { order, asked, name } = found;
    const reason = request.reason.trim();
    const lines =
      request.lines ??
      asked.lines.map(({ lineNo, quantity }) => ({ lineNo, credited: quantity, restock: !request.scrap }));
    const refusal = receivedRefusal(asked.lines, lines, reason);
    if (refusal) return refuse(returnRefusals, 'cannot_take_back', { reason: refusal });
    const credited = lines.filter((line) => line.credited > 0);
    const note = await credit(db, site, { asked, name, credited, reason, by, now });
    if (note instanceof Refusal) return note;
    const before = await loadOrderState(db, order.id);
    await receiveReturnRequest(db, {
      id: asked.id,
      creditNote: note?.number ?? null,
      answer: reason || null,
      by,
      now,
      lineNos: lines.map(({ lineNo }) => lineNo),
      credited: lines.map((line) => line.credited),
      restocked: lines.map((line) => line.credited > 0 && line.restock),
    });
    const pieces = sum(credited, (line) => line.credited);
    const details = { return: name, creditNote: note?.number ?? '', pieces, reason };
    await recordOrderChange(db, site, order, { before, action: 'return received', by, now, details });
    if (!note)
      await announce(db, site, order, { asked, status: msg('Return {return} not credited'), name, note: reason, now });
    return { creditNote: note };
  });
}

type Credit = {
  asked: ReturnRequest;
  name: string;
  credited: readonly ReceivedLine[];
  reason: string;
  by: string;
  now: Date;
};

async function credit(db: Db, site: Site, { asked, name, credited, reason, by, now }: Credit) {
  if (credited.length === 0) return undefined;
  return takeGoodsBack(db, site, {
    invoice: asked.invoice,
    restock: true,
    by,
    now,
    reason: [`Return ${name}`, reason].filter(Boolean).join(': '),
    lines: credited.map(({ lineNo, credited: quantity, restock }) => ({ lineNo, quantity, restock })),
  });
}

type Found = { order: OrderRecord; asked: ReturnRequest; name: string };

async function lockReturn(
  db: Db,
  site: Site,
  { number, returnNo, seen }: AboutReturn,
  needed: ReturnStatus,
): Promise<Found | Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_return'>> {
  const name = formatReturnNumber(number, returnNo);
  const [order] = await lockOrder(db, { site: site.code, number });
  const requests = order ? await findReturnRequests(db, { orderId: order.id }) : [];
  const asked = requests.find((one) => one.returnNo === returnNo);
  if (!order || !asked) return refuse(returnRefusals, 'unknown_return', { site: site.name, return: name });
  const changed = await orderEditConflict(db, site, number, seen);
  if (changed) return changed;
  if (asked.status !== needed)
    return refuse(returnRefusals, 'not_allowed', { return: name, status: returnStatuses[asked.status].toLowerCase() });
  return { order, asked, name };
}

async function announce(
  db: Db,
  site: Site,
  order: OrderRecord,
  { asked, status, name, note, now }: { asked: ReturnRequest; status: string; name: string; note: string; now: Date },
) {
  const goods = { pieces: piecesOfReturn(asked.lines) };
  const mail = await orderChangedMail(db, site, order, { status, slots: { return: name }, note, goods, now });
  await queueMessages(db, site.code, now, [mail]);
}
