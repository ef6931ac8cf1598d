import { Link } from 'react-router';
import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { countText, sizesText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { dayOf, formatNearDay, formatTime } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { BuyerWork } from './buyer-home.contract.ts';
import { WorkItem, WorkList } from './work-list.tsx';

type Cart = BuyerWork['cart'];

/** Keeps the words of the cart's link, which other pages use too. */
export function LeftCart({ cart, today }: { cart: Cart; today: string }) {
  const { timeZone } = useSite().calendar;
  if (cart.lines === 0) return null;
  return (
    <WorkList title={t`Cart`}>
      <ul>
        <WorkItem
          lead={<Icon name="cart" />}
          title={<Link to="/cart">{t`${plural(cart.lines, 'item')} in your cart`}</Link>}
          text={cart.ready > 0 && t`${countText(cart.ready)} can be ordered today`}
          time={<small>{t`last added ${momentText(cart.changed_at, today, timeZone)}`}</small>}
          amount={cart.total > 0 && <Amount value={cart.total} showCurrency />}
          action={<ButtonLink small to="/cart">{t`Open`}</ButtonLink>}
        />
      </ul>
    </WorkList>
  );
}

/** Shows an account that sees no prices yet that what it has chosen is not lost. */
export function CartWithoutPrices({ cart }: { cart: Cart }) {
  const site = useSite();
  if (cart.lines === 0) return null;
  const more = cart.lines - cart.newest.length;
  const kept = t`Prices, stock and delivery days are shown here once the account is Active.`;
  return (
    <WorkList
      title={t`Kept for you`}
      count={cart.lines}
      more={{ to: '/cart', label: t`Cart` }}
      foot={more > 0 ? t`${plural(more, 'more line')} in your cart. ${kept}` : kept}
    >
      <ul>
        {cart.newest.map((line) => (
          <WorkItem
            key={`${line.itemid} ${line.quantity}`}
            lead={<BearingDrawing {...drawingPropsOf(line)} framed decorative />}
            title={
              <>
                <Designation to={itemHref(site, line)}>{line.itemname}</Designation> {line.brandname}
              </>
            }
            text={sizesText(line)}
            amount={plural(line.quantity, 'piece')}
          />
        ))}
      </ul>
    </WorkList>
  );
}

function momentText(at: string, today: string, timeZone: string): string {
  const moment = new Date(at);
  const day = dayOf(moment, timeZone);
  return day === today ? t`today at ${formatTime(moment, timeZone)}` : formatNearDay(day);
}
