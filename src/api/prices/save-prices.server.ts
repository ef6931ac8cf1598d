import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { CellProblem, PriceCells } from '../../catalogue/price-lists/price-cells.rule.ts';
import { findPriceOwner } from '../../catalogue/price-lists/price-owner.server.ts';
import { savePrices } from '../../catalogue/price-lists/save-prices.server.ts';
import { toMajor } from '../../lib/money.ts';
import { InvalidRow } from '../../server/calls/invalid-row.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { defineBatchCall, type RowsOf } from '../batches/define-batch-call.server.ts';
import { savePricesByApi } from './prices.contract.ts';

export const savePricesCall = defineBatchCall(
  savePricesByApi,
  { requires: scopeOf('prices:write'), queue: 'lists' },
  async ({ owner: name, rows }, { database, site, by, now }) => {
    const owner = await findPriceOwner(database, site.code, name);
    if (owner instanceof Refusal) return owner;
    const edits = rows.map((row, index) => ({ line: index, cells: cellsOf(row) }));
    const report = await savePrices(database, site, { owner, edits, mode: 'good-lines', by, now });
    if (report instanceof Refusal) return report;
    return rows.map((row, index) => {
      const problems = report.problems.filter(({ line }) => line === index);
      return problems.length === 0 ? { for: row.for } : new InvalidRow(problems.map(wrongValue));
    });
  },
);

const cellsOf = (row: RowsOf<typeof savePricesByApi>[number]): PriceCells => ({
  for: row.for,
  min_qty: String(row.min_qty ?? ''),
  discount_percent: String(row.discount_percent ?? ''),
  net_price: typeof row.net_minor === 'number' ? toMajor(row.net_minor).toFixed(2) : '',
  valid_from: row.valid_from ?? '',
  valid_to: row.valid_to ?? '',
});

/** In files the amount is called net_price. Some messages have a full stop already. */
const wrongValue = ({ field, message }: CellProblem) => ({
  field: field === 'net_price' ? 'net_minor' : field,
  message: `${message.replace(/\.$/, '')}.`,
});
