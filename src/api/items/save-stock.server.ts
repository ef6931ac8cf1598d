import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { setStock } from '../../catalogue/stock/set-stock.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import { batchResult } from '../batch-result.ts';
import { saveStockByApi } from './items.contract.ts';

type Row = RequestOf<typeof saveStockByApi>['rows'][number];

export const saveStockCall = defineApiCall(
  saveStockByApi,
  { requires: scopeOf('stock:write'), roundTrips: 11 },
  async ({ rows }, { database, site, by, now }) => {
    const problems = await setStock(database, site, { rows: rows.map(wantedStock), by, now });
    return batchResult(
      rows.map(({ itemcode, branch }, index) => {
        const message = problems[index] ?? '';
        return { itemcode, branch, saved: message === '', message };
      }),
    );
  },
);

const wantedStock = ({ itemcode, branch, on_hand, shelf, arriving, production }: Row) => ({
  ...{ code: itemcode, branch, onHand: on_hand, shelf },
  arriving: arriving && lotsOf(arriving),
  production: production && lotsOf(production),
});

const lotsOf = (lots: NonNullable<Row['arriving']>) =>
  lots.map(({ quantity, due_on }) => ({ quantity, dueOn: due_on ?? '' }));
