import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { choiceNumber } from '../alternatives.rule.ts';
import { findItems, findRfi, lockRequester, type RfiLineRow } from '../rfi.db.ts';
import { canAskAgain, linesToAskAgain, type RfiState, rfiLineState } from '../rfi-line-state.rule.ts';
import { askAgain } from './ask-again.contract.ts';
import { createRfi, requestedItemLine, requestedTextLine } from './create-rfi.server.ts';
import type { RequestedLine } from './requested-line.ts';

export const askAgainCall = defineCall(
  askAgain,
  { requires: permissionTo('send-rfi'), transaction: true, idempotent: true, roundTrips: 12 },
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
    const lines: RequestedLine[] = [];
    for (const row of chosen) {
      const item = row.itemId === null ? undefined : items.get(row.itemId);
      if (!item && row.itemId !== null) return refuse(askAgain, 'not_sold', { item: row.itemName });
      const { quantityAsked, targetMinor, buyerRemark, files } = row;
      const ask = { targetMinor, buyerRemark: buyerRemark ?? '', fileIds: files.map((file) => file.file_id) };
      lines.push(
        item ? requestedItemLine(item, quantityAsked, today, ask) : requestedTextLine(row.itemName, quantityAsked, ask),
      );
    }
    const RefNo = await createRfi(context, requester, lines, {
      wishedDate: undefined,
      reference: first.reference ?? '',
      remark: '',
    });
    if (RefNo instanceof Refusal) return RefNo;
    return { success: true as const, message: t`Your RFI ${RefNo} has been sent.`, RefNo };
  },
);

function chosenRows(
  rows: readonly RfiLineRow[],
  requestedIds: readonly number[] | undefined,
  today: string,
): RfiLineRow[] | Refusal<'not_answered' | 'nothing_to_ask' | 'ordered' | 'still_quoted'> {
  const stateOf = (row: RfiLineRow) => rfiLineState(row, today);
  const choiceOf = (row: RfiLineRow) => choiceNumber(row.lineNo, row.alternativeTo ?? 0);
  const selected = requestedIds
    ? rows.filter((row) => requestedIds.includes(row.lineId))
    : linesToAskAgain(rows, { stateOf, choiceOf });
  if (requestedIds && selected.length < new Set(requestedIds).size) throw notFound(t`A line of this RFI`);
  const choices = new Set(selected.map(choiceOf));
  const open = rows.find((row) => choices.has(choiceOf(row)) && !canAskAgain(stateOf(row)));
  if (open) return refuse(askAgain, refusalOf(stateOf(open)), { item: open.itemName });
  return selected.length > 0 ? selected : refuse(askAgain, 'nothing_to_ask');
}

const refusalOf = (state: RfiState) =>
  state === 'Ordered' ? 'ordered' : state === 'Stock' ? 'still_quoted' : 'not_answered';
