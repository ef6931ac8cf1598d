import { generateToken, hashToken } from '../../account/secure-token.server.ts';
import { formatDateTime, minutesAfter } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { endUnusedQuotes } from '../../rfi/quotes/quoted-lines.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { EnteredOrder } from '../entry/enter-order.server.ts';
import { type PricedEntryLine, priceEntry } from '../entry/price-entry.server.ts';
import { entryRefusals } from '../order-refusals.ts';
import { endReplaced, insertPrepared } from './prepared-orders.db.ts';

const linkMinutes = 48 * 60;

type PrepareContext = Pick<CallContext, 'db' | 'site' | 'now' | 'secret' | 'services'>;

/** Keeps an order for the customer to confirm, and mails the link; only the link has the token. */
export async function prepareOrder(entered: EnteredOrder, { db, site, now, secret, services }: PrepareContext) {
  const { customerId, addressId, lines, via, by } = entered;
  const asked = lines.map(({ itemId, quantity, rfiLineId }) => ({ itemId, quantity, unitMinor: null, rfiLineId }));
  const entry = await priceEntry(db, site, { customerId, addressId, lines: asked }, now);
  if (!entry) throw notFound('The customer');
  if (lines.length === 0) return refuse(entryRefusals, 'no_line');
  if (entry.lines.length < lines.length) return refuse(entryRefusals, 'line_not_in_cart');
  if (!entry.deliverTo || !entry.isBillable) return refuse(entryRefusals, 'address_unknown');
  const changed = entry.lines.find((line) => line.yourMinor !== lines[line.place - 1]?.unitMinor);
  if (changed) return refuse(entryRefusals, 'price_changed', { item: changed.name });
  const refused =
    refuseLine(entry.lines) ?? entry.payment.find(({ option }) => option === entered.paymentOption)?.refused;
  if (refused) return refused;
  const token = generateToken();
  const endsAt = minutesAfter(now, linkMinutes);
  const kept = lines.map(({ itemId, quantity, unitMinor, rfiLineId }) => ({ itemId, quantity, unitMinor, rfiLineId }));
  const ends = withLocale(site, () => formatDateTime(endsAt, site.calendar.timeZone));
  const data = {
    company: entry.customer.company,
    by,
    ends,
    lines: lines.length,
    pieces: sum(lines, ({ quantity }) => quantity),
    totalMinor: entry.totals.totalMinor,
  };
  const itemIds = JSON.stringify(kept.map(({ itemId }) => itemId));
  const replaced = await endReplaced(db, { site: site.code, customerId, itemIds, now });
  const quoted = replaced.flatMap(({ lines: before }) => before.map(({ rfiLineId }) => rfiLineId));
  await endUnusedQuotes(db, site, { lineIds: quoted, by, note: 'A newer quote replaces it.', now });
  const sealed = encrypt(secret, 'outbox', { token });
  await inOneRoundTrip(db, [
    () =>
      insertPrepared(db, {
        site: site.code,
        customerId,
        tokenHash: hashToken(token),
        lines: JSON.stringify(kept),
        addressId: entry.deliverTo?.id ?? 0,
        paymentOption: entered.paymentOption,
        purchaseOrderNo: entered.purchaseOrderNo || null,
        wishedDate: entered.wishedDate ?? null,
        remark: entered.remark || null,
        by,
        via,
        now,
        endsAt,
      }),
    () =>
      queueMessages(db, site.code, now, [
        { channel: 'mail', receiver: entry.customer.email, template: 'order-prepared', data, sealed, endsAt },
      ]),
  ]);
  return { url: `${services.addressOf(site.code)}/confirm-order?token=${token}`, ends, email: entry.customer.email };
}

/** The customer could not confirm such a line either. */
function refuseLine(lines: readonly PricedEntryLine[]) {
  for (const { place: lineNo, name: item, problem, yourMinor, word, free } of lines) {
    if (problem) return refuse(entryRefusals, 'bad_lines', { lineNo, problem });
    if (yourMinor <= 0) return refuse(entryRefusals, 'no_price', { item });
    if (word !== 'Stock') return refuse(entryRefusals, free > 0 ? 'stock_gone' : 'nothing_left', { item, free });
  }
  return undefined;
}
