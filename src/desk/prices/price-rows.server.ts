import { Readable } from 'node:stream';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { exportPrices } from '../../catalogue/price-lists/export-prices.server.ts';
import { importPrices } from '../../catalogue/price-lists/import-prices.server.ts';
import { listPriceRows } from '../../catalogue/price-lists/list-price-rows.server.ts';
import { loadPriceHistory } from '../../catalogue/price-lists/price-history.server.ts';
import { savePrices } from '../../catalogue/price-lists/save-prices.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { rowsPerPage } from '../list/list.contract.ts';
import { replyWithFile } from '../orders/order-file.server.ts';
import { ownerText, readOwner } from './price-owner.ts';
import {
  exportPricesAtDesk,
  importPricesAtDesk,
  listPriceRowsAtDesk,
  priceHistoryAtDesk,
  savePricesAtDesk,
} from './price-rows.contract.ts';

const mayRead = { requires: staffPermissionTo('see-prices-at-desk') };
const mayEdit = { requires: staffPermissionTo('edit-prices') };
const historyPage = 50;
const states = ['current', 'planned', 'ending', 'ended'] as const;

export const listPriceRowsCall = defineDeskCall(
  listPriceRowsAtDesk,
  mayRead,
  async ({ owner, view, q, page }, { db, site, now }) => {
    const state = states.find((one) => one === view) ?? 'current';
    const part = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage };
    const found = await listPriceRows(db, site, { owner: readOwner(owner), state, search: q, ...part, now });
    if (found instanceof Refusal) return found;
    const { listId, listName, customerId, name } = found.owner;
    return {
      success: true as const,
      rows: found.rows,
      total: found.total,
      owner: ownerText(found.owner),
      name,
      customerId,
      list: listId === null ? null : { id: listId, name: listName ?? '' },
      currency: site.currency,
      marginFloorBp: site.salesDesk.marginFloorBp,
      lastChange: found.lastChange,
    };
  },
);

export const savePricesAtDeskCall = defineDeskCall(
  savePricesAtDesk,
  { ...mayEdit, roundTrips: 10 },
  async ({ owner, mode, edits: typed }, { database, site, by, now }) => {
    const edits = typed.map(({ line, rowId, end, seen, ...cells }) => ({ line, rowId, end, seen, cells }));
    const report = await savePrices(database, site, { owner: readOwner(owner), mode, edits, by, now });
    if (report instanceof Refusal) return report;
    return { success: true as const, ...report, rows: [...report.rowIds].map(([line, id]) => ({ line, rowId: id })) };
  },
);

export const importPricesCall = defineDeskCall(
  importPricesAtDesk,
  { ...mayEdit, queue: 'documents', roundTrips: 9 },
  async ({ owner, mode, csv }, { database, site, by, now }) => {
    const file = Readable.from([Buffer.from(csv)]);
    const report = await importPrices(database, site, { owner: readOwner(owner), mode, file, by, now });
    return report instanceof Refusal ? report : { success: true as const, ...report };
  },
);

export const exportPricesCall = defineDeskCall(
  exportPricesAtDesk,
  { ...mayRead, queue: 'documents', reads: 'replica' },
  async ({ owner, format }, { db, site, now }) => {
    const file = await exportPrices(db, site, { owner: readOwner(owner), format, now });
    if (file instanceof Refusal) return file;
    return replyWithFile(file.fileName, file.mediaType, file.content);
  },
);

export const priceHistoryCall = defineDeskCall(priceHistoryAtDesk, mayRead, async ({ owner, before }, { db, site }) => {
  const last = /^\d{1,15}$/.test(before) ? Number(before) : undefined;
  const changes = await loadPriceHistory(db, site, { owner: readOwner(owner), before: last, limit: historyPage });
  if (changes instanceof Refusal) return changes;
  return {
    success: true as const,
    changes,
  };
});
