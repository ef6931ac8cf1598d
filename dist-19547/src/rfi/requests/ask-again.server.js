import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { siteDates } from '../../cart/pricing-context.server.js';
import { t, translate } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, Refusal, refuse } from '../../server/refuse.server.js';
import { findItems, findRfi, lockRequester,                 } from '../rfi.db.js';
import { canAskAgain, rfiLineState } from '../rfi-line-state.rule.js';
import { askAgain } from './ask-again.contract.js';
import { createRfi, requestedItemLine, requestedTextLine } from './create-rfi.server.js';
                                                         

export const askAgainCall = defineCall(
  askAgain,
  { requires: permissionTo('send-rfi'), transaction: true, idempotent: true },
  async ({ rfq_id: number, lines: requestedIds }, context) => {
    const { db, site, caller, now } = context;
    const [requester] = await lockRequester(db, caller);
    if (!requester) throw new Error('the customer of this session no longer exists');
    const rows = await findRfi(db, { customerId: caller.customerId, number });
    const [first] = rows;
    if (!first) throw notFound(t`This RFI`);
    const { today } = siteDates(site, now);
    const chosen = chosenRows(rows, requestedIds, today);
    if (chosen instanceof Refusal) return chosen;

    const ids = chosen.flatMap((row) => row.itemId ?? []);
    const offer = { priceListId: caller.priceListId, customerId: caller.customerId, now };
    const items = new Map(
      (await findItems(db, { ...offer, site: site.code, ids, codes: [] })).map((one) => [one.id, one]),
    );
    const lines                  = [];
    for (const row of chosen) {
      const item = row.itemId === null ? undefined : items.get(row.itemId);
      if (!item && row.itemId !== null) return refuse(askAgain, 'not_sold', { item: row.itemName });
      lines.push(
        item ? requestedItemLine(item, row.quantityAsked, today) : requestedTextLine(row.itemName, row.quantityAsked),
      );
    }
    const RefNo = await createRfi(context, requester, lines, {
      wishedDate: undefined,
      reference: first.reference ?? '',
      remark: '',
    });
    return { success: true         , message: t`Your RFI ${RefNo} has been sent.`, RefNo };
  },
);

function chosenRows(
  rows                       ,
  requestedIds                               ,
  today        ,
)                         {
  const stateOf = (row            ) => rfiLineState(row, today);
  const selected = requestedIds
    ? rows.filter((row) => requestedIds.includes(row.lineId))
    : rows.filter((row) => canAskAgain(stateOf(row)));
  if (requestedIds && selected.length < new Set(requestedIds).size) throw notFound(t`A line of this RFI`);
  const open = selected.find((row) => !canAskAgain(stateOf(row)));
  if (open) return refuse(askAgain, 'still_open', { item: open.itemName, state: translate(stateOf(open)) });
  return selected.length > 0 ? selected : refuse(askAgain, 'nothing_to_ask');
}
