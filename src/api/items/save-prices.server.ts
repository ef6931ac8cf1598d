import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { cellProblemsText, type PriceCells } from '../../catalogue/price-lists/price-cells.rule.ts';
import { findPriceOwner } from '../../catalogue/price-lists/price-owner.server.ts';
import { savePrices } from '../../catalogue/price-lists/save-prices.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { batchResult } from '../batch-result.ts';
import { savePricesByApi } from './items.contract.ts';

type Row = RequestOf<typeof savePricesByApi>['rows'][number];

export const savePricesCall = defineApiCall(
  savePricesByApi,
  { requires: scopeOf('prices:write'), queue: 'lists' },
  async ({ owner: name, rows }, { database, site, by, now }) => {
    const owner = await findPriceOwner(database, site.code, name);
    if (owner instanceof Refusal) return owner;
    const edits = rows.map((row, index) => ({ line: index + 1, cells: cellsOf(row) }));
    const report = await savePrices(database, site, { owner, edits, mode: 'good-lines', by, now });
    if (report instanceof Refusal) return report;
    return batchResult(
      rows.map((row, index) => {
        const problems = report.problems.filter(({ line }) => line === index + 1);
        const message = cellProblemsText(problems);
        return { for: row.for, saved: problems.length === 0, message };
      }),
    );
  },
);

const cellsOf = ({ for: target, ...cells }: Row): PriceCells => ({
  for: target,
  min_qty: String(cells.min_qty ?? ''),
  discount_percent: String(cells.discount_percent ?? ''),
  net_price: String(cells.net_price ?? ''),
  valid_from: String(cells.valid_from ?? ''),
  valid_to: String(cells.valid_to ?? ''),
});
