import { siteMoment } from '../cart/display-cart.server.ts';
import { said, say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound, Refused, refuse } from '../server/refuse.ts';
import { askAgain } from './ask-again.contract.ts';
import { findItems, findRfi, lockAsker, type RfiRow } from './rfi.db.ts';
import { mayAskAgain, rfiLineState } from './rfi-line-state.rule.ts';
import { askedItem, askedWords, type LineAsked, sendRfi } from './write-rfi.ts';

export const askAgainCall = answer(
  askAgain,
  { who: 'verified', transaction: true, repeats: true },
  async ({ rfq_id: number, lines: wanted }, step) => {
    const { db, site, caller, now } = step;
    const [asker] = await lockAsker(db, caller);
    if (!asker) throw new Error('the session outlived its customer');
    const rows = await findRfi(db, { customerId: caller.customerId, number });
    const [first] = rows;
    if (!first) throw notFound(say`This RFI`);
    const { today } = siteMoment(site, now);
    const chosen = chosenRows(rows, wanted, today);
    if (chosen instanceof Refused) return chosen;

    const ids = chosen.flatMap((row) => row.itemId ?? []);
    const whose = { priceListId: caller.priceListId, customerId: caller.customerId, now };
    const items = new Map(
      (await findItems(db, { ...whose, site: site.code, ids, codes: [] })).map((one) => [one.id, one]),
    );
    const lines: LineAsked[] = [];
    for (const row of chosen) {
      const item = row.itemId === null ? undefined : items.get(row.itemId);
      if (!item && row.itemId !== null) return refuse(askAgain, 'not_sold', { item: row.itemName });
      lines.push(item ? askedItem(item, row.quantityAsked, today) : askedWords(row.itemName, row.quantityAsked));
    }
    const RefNo = await sendRfi(step, asker, lines, {
      wishedDate: undefined,
      reference: first.reference ?? '',
      remark: '',
    });
    return { success: true as const, message: say`Your RFI ${RefNo} has been sent.`, RefNo };
  },
);

/** The lines that were named, else all that can be asked for again. */
function chosenRows(rows: readonly RfiRow[], wanted: readonly number[] | undefined, today: string): RfiRow[] | Refused {
  const stateOf = (row: RfiRow) => rfiLineState(row, today);
  const named = wanted
    ? rows.filter((row) => wanted.includes(row.lineId))
    : rows.filter((row) => mayAskAgain(stateOf(row)));
  if (wanted && named.length < new Set(wanted).size) throw notFound(say`A line of this RFI`);
  const open = named.find((row) => !mayAskAgain(stateOf(row)));
  if (open) return refuse(askAgain, 'still_open', { item: open.itemName, state: said(stateOf(open)) });
  return named.length > 0 ? named : refuse(askAgain, 'nothing_to_ask');
}
