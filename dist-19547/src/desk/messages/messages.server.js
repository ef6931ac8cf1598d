import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { findMessagesForStaff, markMessage } from '../../content/contact/staff-messages.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { forEachRecord } from '../list/for-each-record.server.js';
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { listMessagesAtDesk, markMessageAtDesk, markMessagesAtDesk } from './messages.contract.js';

const requires = staffPermissionTo('answer-messages');

export const listMessagesCall = defineDeskCall(
  listMessagesAtDesk,
  { requires },
  async ({ q, view, page }, { db, site }) => {
    const range = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
    const { rows, total } = await findMessagesForStaff(db, site, { isDone: view === 'done', q, ...range });
    return {
      success: true         ,
      rows: rows.map(({ id, name, email, phone, message, createdAt, doneAt, doneBy }) => ({
        ...{ message_id: id, name, email, phone, message, sent_at: createdAt.toISOString() },
        done_by: doneBy ?? '',
        done_at: doneAt?.toISOString() ?? '',
      })),
      total,
    };
  },
);

export const markMessageCall = defineDeskCall(
  markMessageAtDesk,
  { requires },
  async ({ id, done }, { database, site, by, now }) =>
    (await markMessage(database, site, { id, isDone: done, by, now })) ?? { success: true          },
);

export const markMessagesCall = defineDeskCall(
  markMessagesAtDesk,
  { requires },
  async ({ ids, done }, { database, site, by, now, log }) =>
    forEachRecord(ids, log, (id) => markMessage(database, site, { id, isDone: done, by, now })),
);
