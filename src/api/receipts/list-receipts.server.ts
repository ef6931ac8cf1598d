import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { readFeed } from '../changes/read-feed.server.ts';
import { listReceiptsByApi, readReceiptByApi } from './receipts.contract.ts';
import { type FeedReceipt, findChangedReceipts, findFeedReceipt } from './receipts.db.ts';

const requires = scopeOf('invoices:read');

export const listReceiptsCall = defineApiCall(listReceiptsByApi, { requires, queue: 'lists' }, (request, context) =>
  readFeed(
    context,
    request,
    (page) =>
      findChangedReceipts(context.db, {
        ...page,
        number: request.number ?? null,
        customerId: request.customer ?? null,
        receivedFrom: request.received_from ?? null,
        receivedTo: request.received_to ?? null,
      }),
    (rows) => rows.map(receiptReply),
  ),
);

export const readReceiptCall = defineApiCall(readReceiptByApi, { requires }, async ({ number }, { db, site }) => {
  const [receipt] = await findFeedReceipt(db, { site: site.code, number });
  if (!receipt) throw notFound('This receipt');
  return receiptReply(receipt);
});

const receiptReply = (row: FeedReceipt) => ({
  number: row.number,
  currency: row.currency,
  amount_minor: row.amountMinor,
  reference: row.reference,
  customer: { id: row.customerId, name: row.customer, email: row.email },
  received_on: row.receivedOn,
  online: row.online,
});
