import type { ReactNode } from 'react';
import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { formatMoney } from '../lib/money.ts';
import { countOf, say } from '../lib/say.ts';
import type { CreditInfo } from '../payments/credit-info.contract.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Split, Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import { AccountPanel } from './account-panel.ui.tsx';
import { AvailabilityFilter } from './availability-filter.ui.tsx';
import type { CartLine } from './cart.contract.ts';
import { CartTable } from './cart-table.ui.tsx';
import { totalsOf } from './cart-totals.rule.ts';
import { CheckoutBar, CheckoutBlock } from './checkout.ui.tsx';
import { EmptyCart } from './empty-cart.ui.tsx';
import { ExitQuestion } from './exit-question.ui.tsx';
import { KeptLines } from './kept-lines.ui.tsx';
import { checkoutHelp, rfiHelp, twoExits } from './select-lines.rule.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useExits } from './use-exits.ts';
import { useTicked } from './use-ticked.ts';

export type CartPageProps = {
  lines: readonly CartLine[];
  /** null where the account may not ask for it. */
  credit: CreditInfo | null;
  /** As get_info's status. */
  status: string;
  /** Under an empty cart: where it can begin. */
  begin?: ReactNode;
};

/** The account's cart: choose lines, see what they add up to, check out. */
export function CartPage(props: CartPageProps) {
  return <Wrap>{props.lines.length === 0 ? <NothingInCart {...props} /> : <FullCart {...props} />}</Wrap>;
}

function NothingInCart({ status, begin }: CartPageProps) {
  return (
    <>
      <PageHead title={say`Cart`} />
      <StatusNotice status={status} />
      <KeptLines mayAdd={maySeePrices(standingOf(status))} />
      <EmptyCart account />
      {begin}
    </>
  );
}

function FullCart({ lines, credit, status }: CartPageProps) {
  const { currency, tax } = useSite();
  const [wanted, setTicked] = useTicked();
  const changes = useCartChanges();
  const chosen = lines.filter((line) => wanted.has(String(line.item_detail_id)));
  const ticked = new Set(chosen.map((line) => String(line.item_detail_id)));
  const { leave, leaving, askFor, noteUnsaved, question, answer } = useExits(chosen, changes.allSaved);

  const standing = standingOf(status);
  const seen = standing !== 'pending';
  const worth = formatMoney({ minor: totalsOf(lines).totalMinor, currency });
  const count = countOf(lines.length, 'line');
  const parts = twoExits(chosen);
  const checkout = {
    totals: totalsOf(chosen),
    chosen: say`${chosen.length} of ${count}`,
    priced: seen,
    help: { order: seen ? checkoutHelp(chosen) : undefined, rfi: rfiHelp(chosen) },
    both: parts && { order: parts.order.length, ask: parts.ask.length },
    leaving,
    onLeave: leave,
  };
  const end = (
    <>
      {seen && <AvailabilityFilter lines={lines} ticked={ticked} onSelect={setTicked} />}
      <ButtonLink small to="/quick-order">{say`Quick order`}</ButtonLink>
      <Button small icon="print" onClick={() => window.print()}>{say`Print`}</Button>
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
      <PageHead title={say`Cart`} meta={seen ? say`${count}, ${worth} with ${tax.label}` : count} end={end} />
      <StatusNotice status={status} />
      <KeptLines mayAdd={maySeePrices(standing)} />
      <Split asideWidth={304} aside={aside} stays>
        <CartTable
          lines={lines}
          seen={seen}
          ticked={ticked}
          onTick={setTicked}
          changes={changes}
          onUnsaved={noteUnsaved}
          onAskFor={askFor}
        />
      </Split>
      <CheckoutBar {...checkout} />
      <ExitQuestion question={question} toOrder={parts?.order.length ?? 0} onAnswer={answer} />
    </>
  );
}
