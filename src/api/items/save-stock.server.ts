import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { setStock } from '../../catalogue/stock/set-stock.server.ts';
import { defineBatchCall, type RowsOf } from '../batches/define-batch-call.server.ts';
import { saveStockByApi } from './items.contract.ts';

type Row = RowsOf<typeof saveStockByApi>[number];

export const saveStockCall = defineBatchCall(
  saveStockByApi,
  { requires: scopeOf('stock:write'), roundTrips: 11 },
  async ({ rows }, { database, site, by, now }) => {
    const refusals = await setStock(database, site, { rows: rows.map(wantedStock), by, now });
    return rows.map(({ itemcode, branch }, index) => refusals[index] ?? { itemcode, branch });
  },
);

const wantedStock = ({ itemcode, branch, on_hand, shelf, arriving, production }: Row) => ({
  code: itemcode,
  branch,
  onHand: on_hand,
  shelf,
  arriving: arriving && lotsOf(arriving),
  production: production && lotsOf(production),
});

const lotsOf = (lots: NonNullable<Row['arriving']>) => lots.map(({ quantity, due_on: dueOn }) => ({ quantity, dueOn }));
