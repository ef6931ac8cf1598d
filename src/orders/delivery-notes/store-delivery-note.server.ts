import { randomUUID } from 'node:crypto';
import { inspectPaper } from '../../account/papers/inspect-paper.server.ts';
import { contentTypes } from '../../account/papers/paper-content.rule.ts';
import { paperProblems } from '../../account/papers/paper-file.rule.ts';
import { paperFileName } from '../../account/papers/paper-name.rule.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DispatchRow, findDispatches } from '../dispatches.db.ts';
import { type ExpectedVersion, orderEditConflict } from '../order-changes.server.ts';
import { documentRefusals } from '../order-refusals.ts';
import { findSiteOrder, lockOrder, type OrderRecord } from '../orders.db.ts';
import {
  type DeliveryNote,
  findDeliveryNotes,
  insertDeliveryNote,
  removeDeliveryNote,
  showDeliveryNote,
} from './delivery-notes.db.ts';

type About = { number: string; dispatchNo: number; seen?: ExpectedVersion; by: string; now: Date };

/** Call from within the queue 'papers', and outside of a transaction: the content is kept before the note is shown. */
export async function storeDeliveryNote(
  database: Database,
  site: Site,
  storages: PaperStorages,
  { content, name, ...about }: About & { content: Uint8Array; name: string },
): Promise<Refusal<'file' | 'changed_meanwhile'> | undefined> {
  const inspected = await inspectPaper(content);
  if ('problem' in inspected)
    return refuse(documentRefusals, 'file', { reason: translate(paperProblems[inspected.problem]) });
  const [order] = await findSiteOrder(database, { site: site.code, number: about.number });
  const dispatch = order && (await findNamedDispatch(database, order, about.dispatchNo));
  if (!dispatch) throw notFound(t`This dispatch`);
  const { type } = inspected;
  const { by, now } = about;
  const storage = storages.current(site);
  const storageKey = `delivery-notes/${site.code}/${randomUUID()}`;
  const fileName = paperFileName(name, type);
  const kept = { site: site.code, dispatchId: dispatch.id, fileName, type, storage: storage.name, storageKey, by, now };
  const [row] = await insertDeliveryNote(database, kept);
  if (!row) throw new Error('a delivery note was not written');
  await storage.put(database, { storageKey, contentType: contentTypes[type] }, content);
  return changeNote(database, site, about, async (db, before) => {
    await showDeliveryNote(db, { id: row.id, dispatchId: dispatch.id, now });
    return { action: 'delivery note added', before: before?.fileName ?? '', after: fileName };
  });
}

export const takeDeliveryNoteAway = (
  database: Database,
  site: Site,
  about: About,
): Promise<Refusal<'changed_meanwhile' | 'gone'> | undefined> =>
  changeNote(database, site, about, async (db, note) => {
    if (!note) return refuse(documentRefusals, 'gone');
    await removeDeliveryNote(db, { id: note.id, now: about.now });
    return { action: 'delivery note removed', before: note.fileName, after: '' };
  });

type Written = { action: string; before: string; after: string };

async function changeNote<Name extends string>(
  database: Database,
  site: Site,
  { number, dispatchNo, seen, by, now }: About,
  change: (db: Db, note: DeliveryNote | undefined) => Promise<Written | Refusal<Name>>,
): Promise<Refusal<Name | 'changed_meanwhile'> | undefined> {
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order || !(await findNamedDispatch(db, order, dispatchNo))) throw notFound(t`This dispatch`);
    const changed = await orderEditConflict(db, site, number, seen);
    if (changed) return changed;
    const notes = await findDeliveryNotes(db, { orderId: order.id });
    const written = await change(
      db,
      notes.find((note) => note.dispatchNo === dispatchNo),
    );
    if (written instanceof Refusal) return written;
    const { action, ...details } = written;
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action,
      subject: number,
      customerId: order.customerId,
      details: { dispatch: dispatchNo, ...details },
    });
    return undefined;
  });
}

async function findNamedDispatch(db: Db, { id }: OrderRecord, dispatchNo: number): Promise<DispatchRow | undefined> {
  return (await findDispatches(db, { orderId: id })).find((one) => one.dispatchNo === dispatchNo);
}
