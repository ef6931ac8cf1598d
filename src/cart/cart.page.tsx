import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { formatMoney } from '../lib/money.ts';
import type { CreditInfo } from '../payments/credit-info.contract.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Split, Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import { AccountPanel } from './account-panel.ui.tsx';
import { AvailabilityFilter } from './availability-filter.ui.tsx';
import type { CartLine } from './cart.contract.ts';
import { CartTable } from './cart-table.ui.tsx';
import { totalsOf } from './cart-totals.rule.ts';
import { countOf } from './cart-words.rule.ts';
import { CheckoutBar, CheckoutBlock } from './checkout.ui.tsx';
import { KeptLines } from './kept-lines.ui.tsx';
import { checkoutHelp } from './select-lines.rule.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCheckout, useTicked } from './use-checkout.ts';

export type CartPageProps = {
  lines: readonly CartLine[];
  /** null where the account may not ask for it. */
  credit: CreditInfo | null;
  /** As get_info's status. */
  status: string;
};

/** The account's cart: choose lines, see what they add up to, check out. */
export function CartPage(props: CartPageProps) {
  return <Wrap>{props.lines.length === 0 ? <NothingInCart {...props} /> : <FullCart {...props} />}</Wrap>;
}

function NothingInCart({ status }: CartPageProps) {
  return (
    <>
      <PageHead title="Cart" />
      <StatusNotice status={status} />
      <KeptLines mayAdd={maySeePrices(standingOf(status))} />
      <EmptyCart historyTo="/order-history" />
    </>
  );
}

/** Specification §2: 'Your Cart is empty', and what to do next. */
export function EmptyCart({ historyTo }: { historyTo?: string }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/listing">
        Products
      </ButtonLink>
      {historyTo && <ButtonLink to={historyTo}>Order History</ButtonLink>}
    </>
  );
  return (
    <EmptyState title="Your Cart is empty" actions={actions}>
      <p>Search for an item by its number or its size{historyTo && ', or start from something you ordered before'}.</p>
    </EmptyState>
  );
}

function FullCart({ lines, credit, status }: CartPageProps) {
  const { currency, tax } = useSite();
  const [ticked, setTicked] = useTicked();
  const changes = useCartChanges();
  const chosen = lines.filter((line) => ticked.has(String(line.item_detail_id)));
  const { checkOut, leaving, noteUnsaved } = useCheckout(chosen, changes.allSaved);

  const standing = standingOf(status);
  const seen = standing !== 'pending';
  const worth = formatMoney({ minor: totalsOf(lines).totalMinor, currency });
  const checkout = {
    totals: totalsOf(chosen),
    chosen: `${chosen.length} of ${countOf(lines.length, 'line')}`,
    priced: seen,
    help: seen ? checkoutHelp(chosen) : undefined,
    leaving,
    onCheckout: checkOut,
  };
  const end = (
    <>
      {seen && <AvailabilityFilter lines={lines} ticked={ticked} onSelect={setTicked} />}
      <Button small icon="print" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
  const aside = (
    <>
      <CheckoutBlock {...checkout} />
      {credit && <AccountPanel credit={credit} status={status} />}
    </>
  );
  return (
    <>
      <PageHead
        title="Cart"
        meta={countOf(lines.length, 'line') + (seen ? `, ${worth} with ${tax.label}` : '')}
        end={end}
      />
      <StatusNotice status={status} />
      <KeptLines mayAdd={maySeePrices(standing)} />
      <Split asideWidth={304} aside={aside}>
        <CartTable
          lines={lines}
          seen={seen}
          ticked={ticked}
          onTick={setTicked}
          changes={changes}
          onUnsaved={noteUnsaved}
        />
      </Split>
      <CheckoutBar {...checkout} />
    </>
  );
}
