import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/database/database.server.ts';
import type { NumberedChange } from '../change-events.data.ts';
import { findEndpointsFor, insertDeliveries } from './deliveries.db.ts';
import { findSubjects, findWantedPieces } from './subjects.db.ts';

/** Writes a message to each endpoint that wants to know of the change, in the transaction that numbers it. */
export async function queueDeliveries(db: Db, changes: readonly NumberedChange[], now: Date): Promise<void> {
  const told = changes.filter(({ event }) => event !== '');
  if (told.length === 0) return;
  const endpoints = await findEndpointsFor(db, { sites: [...new Set(told.map(({ site }) => site))] });
  const wanted = told.filter((one) =>
    endpoints.some(({ site, events }) => site === one.site && events.includes(one.event)),
  );
  if (wanted.length === 0) return;
  const messages = await messagesOf(db, wanted);
  const deliveries = messages.flatMap((message) =>
    endpoints
      .filter(({ site, events }) => site === message.site && events.includes(message.event))
      .map(({ id }) => ({ endpointId: id, ...message })),
  );
  await insertDeliveries(db, { deliveries: JSON.stringify(deliveries), now });
}

async function messagesOf(db: Db, changes: readonly NumberedChange[]) {
  const idsOf = (...kinds: NumberedChange['kind'][]) =>
    changes.flatMap(({ kind, recordId }) => (kinds.includes(kind) ? [recordId] : []));
  const subjects = await findSubjects(db, {
    orders: idsOf('order'),
    customers: idsOf('customer'),
    documents: idsOf('invoice'),
    receipts: idsOf('receipt'),
    rfis: idsOf('rfi', 'stock'),
  });
  const pieces = await findWantedPieces(db, { rfis: idsOf('stock') });
  return changes.map(({ site, kind, recordId, event, at }) => {
    const subjectKind = kind === 'stock' ? 'rfi' : kind;
    const subject = subjects.find((one) => one.kind === subjectKind && one.recordId === recordId)?.name ?? '';
    const lines = pieces
      .filter(({ rfiId }) => kind === 'stock' && rfiId === recordId)
      .map(({ itemCode, quantity }) => ({ item: itemCode, quantity }));
    const data = {
      site,
      [subjectKind]: subject,
      ...(kind === 'customer' && { id: recordId }),
      ...(lines.length && { lines }),
    };
    const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
    return { site, event, subject, body, messageId: `msg_${randomUUID()}` };
  });
}
