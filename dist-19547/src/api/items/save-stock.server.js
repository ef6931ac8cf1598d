import { scopeOf } from '../../account/permissions/permission-to.server.js';
import { setStock } from '../../catalogue/stock/set-stock.server.js';
                                                       
import { defineApiCall } from '../../server/calls/define-call.server.js';
import { batchResult } from '../batch-result.js';
import { saveStockByApi } from './items.contract.js';

                                                            

export const saveStockCall = defineApiCall(
  saveStockByApi,
  { requires: scopeOf('stock:write') },
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

const wantedStock = ({ itemcode, branch, on_hand, shelf, arriving, production }     ) => ({
  ...{ code: itemcode, branch, onHand: on_hand, shelf },
  arriving: arriving && lotsOf(arriving),
  production: production && lotsOf(production),
});

const lotsOf = (lots                              ) =>
  lots.map(({ quantity, due_on }) => ({ quantity, dueOn: due_on ?? '' }));
