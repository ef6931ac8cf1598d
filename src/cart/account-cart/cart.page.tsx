import { type ReactNode, useEffect, useState } from 'react';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { plural, t } from '../../lib/i18n.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { formatMoney } from '../../lib/money.ts';
import type { CreditInfo } from '../../payments/credit/credit-info.contract.ts';
import { useFreshWhenSeen } from '../../ui/browser/use-fresh-when-seen.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Container, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { CartLine } from '../cart.contract.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { UnmergedLines } from '../guest-cart/unmerged-lines.tsx';
import { totalsOf } from '../lines/cart-totals.rule.ts';
import { SkipToSummary, summaryId } from '../skip-to-summary.tsx';
import { AccountPanel } from './account-panel.tsx';
import { AvailabilityFilter } from './availability-filter.tsx';
import styles from './cart.module.css';
import { CartTable } from './cart-table.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { CheckoutBar, CheckoutBlock } from './checkout.tsx';
import { ConfirmCheckoutDialog } from './confirm-checkout.tsx';
import { checkoutBlockedReason, rfiBlockedReason, splitSelection } from './select-lines.rule.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartCheckout } from './use-cart-checkout.ts';
import { useSelectedLines } from './use-selected-lines.ts';

export type CartPageProps = {
  lines: readonly CartLine[];
  credit: CreditInfo | null;
  standing: Standing;
  suggestions?: ReactNode;
};

export function CartPage(props: CartPageProps) {
  useFreshWhenSeen();
  return <Container>{props.lines.length === 0 ? <NothingInCart {...props} /> : <FullCart {...props} />}</Container>;
}

function NothingInCart({ standing, suggestions }: CartPageProps) {
  // Back from an order, the browser would return to where the lines were: at the foot of this shorter page.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <>
      <PageHeader title={t`Cart`} />
      <AccountStatusNotice standing={standing} />
      <UnmergedLines canAdd={can(standing, 'add-to-cart')} />
      <EmptyCart account />
      {suggestions}
    </>
  );
}

function FullCart({ lines, credit, standing }: CartPageProps) {
  const { currency, tax } = useSite();
  const { selection, select: setSelection, keepSelected } = useSelectedLines(lines);
  const [text, setText] = useState('');
  const changes = useCartChanges(keepSelected);
  const selectedLines = lines.filter((line) => selection.has(String(line.item_detail_id)));
  const selectedKeys = new Set(selectedLines.map((line) => String(line.item_detail_id)));
  const { checkOut, pending, requestPart, confirmation, answer } = useCartCheckout(selectedLines, whenSaved);

  /** A line whose quantity is not saved is shown, whatever is searched for. */
  async function whenSaved(ids: readonly number[], proceed: () => unknown) {
    await changes.whenSaved(ids, proceed);
    if (ids.some(changes.isUnsaved)) setText('');
  }

  const showPrices = can(standing, 'see-cart-prices');
  const total = formatMoney({ minor: totalsOf(lines).totalMinor, currency });
  const count = plural(lines.length, 'line');
  const split = splitSelection(selectedLines);
  const checkout = {
    totals: totalsOf(selectedLines),
    selectionText: t`${selectedLines.length} of ${count}`,
    showPrices,
    blockedReasons: {
      order: showPrices ? checkoutBlockedReason(selectedLines) : undefined,
      rfi: rfiBlockedReason(selectedLines),
    },
    split: split && { order: split.order.length, rfi: split.rfi.length },
    pending,
    onCheckOut: checkOut,
  };
  const found = lines.filter((line) => matchesSearch([line.itemname, line.itemcode, line.brandname], text));
  const end = (
    <>
      <ButtonLink small to="/quick-order">{t`Quick order`}</ButtonLink>
      <Button small icon="print" onClick={() => window.print()}>{t`Print`}</Button>
    </>
  );
  const aside = (
    <>
      <div id={summaryId} data-print={selectedLines.length === 0 ? 'no' : undefined}>
        <CheckoutBlock {...checkout} />
      </div>
      {credit && (
        <div data-print="no">
          <AccountPanel credit={credit} standing={standing} />
        </div>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t`Cart`} meta={showPrices ? t`${count}, ${total} with ${tax.label}` : count} end={end} />
      {showPrices && !can(standing, 'add-to-cart') ? <MayOrder /> : <AccountStatusNotice standing={standing} />}
      <UnmergedLines canAdd={can(standing, 'add-to-cart')} />
      <SkipToSummary />
      <Split asideWidth={304} aside={aside} stickyAside>
        <CartToolbar
          shown={found.map((line) => String(line.item_detail_id))}
          selected={selectedKeys}
          onSelect={setSelection}
          lineCount={lines.length}
          text={text}
          onFind={setText}
        >
          {showPrices && <AvailabilityFilter lines={lines} selected={selectedKeys} onSelect={setSelection} />}
        </CartToolbar>
        {found.length === 0 && <p className={styles.none}>{t`Nothing in your cart matches '${text}'`}</p>}
        <CartTable
          lines={found}
          showPrices={showPrices}
          selected={selectedKeys}
          onSelect={setSelection}
          changes={changes}
          onUnsaved={changes.noteUnsaved}
          onRequestPart={requestPart}
        />
      </Split>
      <CheckoutBar {...checkout} />
      <ConfirmCheckoutDialog confirmation={confirmation} orderLines={split?.order.length ?? 0} onAnswer={answer} />
    </>
  );
}

/** For an account that orders what it has in its cart before it is Active. */
function MayOrder() {
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={t`You can order what is in your cart`}>
        <p>{t`Your papers are verified; our approval of the account is still to come. Until then you pay by bank transfer. We will e-mail you as soon as it is done.`}</p>
      </Notice>
    </div>
  );
}
