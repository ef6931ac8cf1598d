import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/database/database.server.ts';
import type { NumberedChange } from '../change-events.data.ts';
import { findEndpointsFor, insertDeliveries } from './deliveries.db.ts';
import { findSubjects, findWantedPieces } from './subjects.db.ts';

/** Writes a message to each endpoint that wants to know of the change, in the transaction that numbers it. */
export async function queueDeliveries(db: Db, changes: readonly NumberedChange[], now: Date): Promise<void> {
  const published = changes.filter(({ event }) => event !== '');
  if (published.length === 0) return;
  const endpoints = await findEndpointsFor(db, { sites: [...new Set(published.map(({ site }) => site))] });
  const wanted = published.filter((one) =>
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
  const keyOf = (kind: string, recordId: number) => `${kind} ${recordId}`;
  const names = new Map(subjects.map(({ kind, recordId, name }) => [keyOf(kind, recordId), name]));
  const pieces = Map.groupBy(await findWantedPieces(db, { rfis: idsOf('stock') }), ({ rfiId }) => rfiId);
  return changes.map(({ site, kind, recordId, event, at }) => {
    const subjectKind = kind === 'stock' ? 'rfi' : kind;
    const subject = names.get(keyOf(subjectKind, recordId)) ?? '';
    const wanted = kind === 'stock' ? (pieces.get(recordId) ?? []) : [];
    const lines = wanted.map(({ itemCode, quantity }) => ({ item: itemCode, quantity }));
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
