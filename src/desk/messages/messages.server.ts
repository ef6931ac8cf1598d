import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findMessagesForStaff, markMessage } from '../../content/contact/staff-messages.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { listMessagesAtDesk, markMessageAtDesk, markMessagesAtDesk } from './messages.contract.ts';

const requires = staffPermissionTo('answer-messages');

export const listMessagesCall = defineDeskCall(
  listMessagesAtDesk,
  { requires },
  async ({ q, view, page }, { db, site }) => {
    const range = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
    const { rows, total } = await findMessagesForStaff(db, site, { isDone: view === 'done', q, ...range });
    return { success: true as const, rows, total };
  },
);

export const markMessageCall = defineDeskCall(
  markMessageAtDesk,
  { requires },
  async ({ id, done }, { database, site, by, now }) =>
    (await markMessage(database, site, { id, isDone: done, by, now })) ?? { success: true as const },
);

export const markMessagesCall = defineDeskCall(
  markMessagesAtDesk,
  { requires },
  async ({ ids, done }, { database, site, by, now, log }) =>
    forEachRecord(ids, log, (id) => markMessage(database, site, { id, isDone: done, by, now })),
);
