import { can } from '../../account/permissions/permissions.rule.ts';
import type { addItem } from '../../cart/cart.contract.ts';
import { cartWithAdded } from '../../cart/just-added.rule.ts';
import { randomId } from '../../cart/random-id.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { BuyerWork } from './buyer-home.contract.ts';
import { timeLeft } from './time-left.rule.ts';
import { TimeLeftLine } from './time-left.tsx';
import { WorkItem, WorkList } from './work-list.tsx';

type Quotes = BuyerWork['quotes'];

export function AnsweredQuotes({ quotes, today }: { quotes: Quotes; today: string }) {
  const { order, ordering } = useOrderQuote();
  const mayAdd = can(useCartSession().session?.standing, 'add-to-cart');
  if (quotes.total === 0 && quotes.waiting === 0) return null;
  return (
    <WorkList
      title={t`Quotes answered`}
      count={quotes.total}
      more={{ to: '/rfq-history', label: t`RFI History` }}
      foot={footText(quotes)}
    >
      <ul>
        {quotes.lines.map((quote) => (
          <WorkItem
            key={quote.line_id}
            lead={<BearingDrawing {...drawingPropsOf(quote)} framed decorative />}
            title={
              <>
                <Designation to={`/order-detail?rfi=${quote.rfi}`}>{quote.itemname}</Designation> {quote.brandname}
              </>
            }
            text={<QuantityAndPrice quote={quote} />}
            time={<QuoteTime until={quote.valid_until} today={today} />}
            amount={quote.total > 0 && <Amount value={quote.total} showCurrency />}
            action={
              quote.in_cart ? (
                <ButtonLink small to="/cart">{t`In your cart`}</ButtonLink>
              ) : (
                mayAdd && (
                  <Button
                    small
                    busy={ordering === quote.line_id}
                    busyLabel={t`Adding`}
                    aria-label={t`Order ${countText(quote.quantity)} of ${quote.itemname}`}
                    onClick={() => void order(quote)}
                  >{t`Order ${countText(quote.quantity)}`}</Button>
                )
              )
            }
          />
        ))}
      </ul>
    </WorkList>
  );
}

/** The price is left out for an account that may not see it. */
function QuantityAndPrice({ quote: { quantity, unit_price } }: { quote: Quotes['lines'][number] }) {
  if (unit_price === 0) return plural(quantity, 'piece');
  return tRich`${countText(quantity)} × ${<Amount value={unit_price} showCurrency />}`;
}

function QuoteTime({ until, today }: { until: string; today: string }) {
  const { days, tone } = timeLeft(until, today);
  return (
    <TimeLeftLine days={days} tone={tone} note={days > 0 && t`to ${formatNearDay(until)}`}>
      {days > 0 ? t`${plural(days, 'day')} left` : t`last day`}
    </TimeLeftLine>
  );
}

function footText({ total, lines, waiting, waiting_since }: Quotes): string {
  const more = total - lines.length;
  const parts = [
    more > 0 && t`${plural(more, 'more quote')} in RFI History`,
    waiting > 0 && waitingText(waiting, waiting_since),
    total === 0 && t`No quote can be ordered at the moment`,
  ];
  return parts.filter(Boolean).join('. ');
}

const waitingText = (lines: number, since: string): string =>
  lines === 1
    ? t`${plural(lines, 'line')} is waiting for our answer, asked ${formatNearDay(since)}`
    : t`${plural(lines, 'line')} are waiting for our answer, the first asked ${formatNearDay(since)}`;

type Quote = BuyerWork['quotes']['lines'][number];

/** One press puts a quote into the cart, with its own quantity and price, and opens the cart. */
function useOrderQuote() {
  const { send, busyWith } = useAction();
  const noteHere = useNextPage();

  function order(quote: Quote) {
    const idempotencyKey = randomId();
    const line = { item_id: quote.itemcode, item_name: quote.itemname, quantity: String(quote.quantity) };
    const item_info = [{ ...line, flag: 'rfq_history' as const, rfq_id: quote.rfi, rfi_line_id: quote.line_id }];
    const work = async () => {
      const goOn = noteHere();
      const reply = await call<typeof addItem>('POST /api/add_item/', { item_info }, { idempotencyKey });
      return isRefusal(reply) ? reply : goOn(cartWithAdded(reply.added_on), reply.message);
    };
    return send(work, { about: quote.line_id });
  }

  return { order, ordering: busyWith };
}
