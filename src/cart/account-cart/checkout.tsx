import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { BlockFooter } from '../../ui/page/block.tsx';
import { BottomBar } from '../../ui/page/bottom-bar.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { Totals } from '../lines/cart-totals.rule.ts';
import { OrderSummary } from '../order-summary.tsx';
import styles from './checkout.module.css';
import type { CheckoutKind } from './use-cart-checkout.ts';

export type CheckoutProps = {
  totals: Totals;
  selectionText: string;
  showPrices: boolean;
  /** Why the selection cannot be ordered or requested; undefined if it can. */
  blockedReasons: { order: string | undefined; rfi: string | undefined };
  /** Lines to order and to request; undefined if one of the two is empty. */
  split: { order: number; rfi: number } | undefined;
  pending: CheckoutKind | undefined;
  onCheckOut: (kind: CheckoutKind) => void;
};

export function CheckoutBlock(props: CheckoutProps) {
  const { totals, selectionText, showPrices, blockedReasons, split } = props;
  const reasons = [...new Set([blockedReasons.order, blockedReasons.rfi].flatMap((reason) => reason ?? []))];
  const { tax } = useSite();
  const helpId = useId();
  return (
    <OrderSummary totals={totals} showPrices={showPrices} end={selectionText}>
      <BlockFooter>
        <div className={styles.exits}>
          <CheckoutButton kind="order" helpId={helpId} {...props}>{t`Checkout`}</CheckoutButton>
          <CheckoutButton kind="rfi" helpId={helpId} {...props}>{t`RFI`}</CheckoutButton>
          {showPrices && split && <BothButton {...props} split={split} />}
          {reasons.length > 0 && (
            <div id={helpId} className={styles.help}>
              {reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </div>
          )}
          {showPrices && (
            <VisuallyHidden>
              <span role="status">
                {t`${selectionText}, with ${tax.label}`}{' '}
                <Amount value={toMajor(totals.totalMinor)} showCurrency fallback={null} />
              </span>
            </VisuallyHidden>
          )}
        </div>
      </BlockFooter>
    </OrderSummary>
  );
}

/** The fixed bar on a phone offers the one action that is possible. */
export function CheckoutBar(props: CheckoutProps) {
  const { totals, selectionText, showPrices, blockedReasons, split } = props;
  const { tax } = useSite();
  const helpId = useId();
  const kind = blockedReasons.order !== undefined && blockedReasons.rfi === undefined ? 'rfi' : 'order';
  return (
    <BottomBar
      label={showPrices ? t`${selectionText}, with ${tax.label}` : selectionText}
      amount={showPrices && <Amount value={toMajor(totals.totalMinor)} showCurrency fallback={null} />}
      help={blockedReasons[kind]}
      helpId={helpId}
    >
      {showPrices && split ? (
        <BothButton {...props} split={split} />
      ) : (
        <CheckoutButton kind={kind} helpId={helpId} primary {...props}>
          {kind === 'rfi' ? t`RFI` : t`Checkout`}
        </CheckoutButton>
      )}
    </BottomBar>
  );
}

type CheckoutButtonProps = CheckoutProps & {
  kind: 'order' | 'rfi';
  helpId: string;
  primary?: boolean;
  children: ReactNode;
};

function CheckoutButton(props: CheckoutButtonProps) {
  const { kind, helpId, primary, showPrices, blockedReasons, pending, onCheckOut, children } = props;
  return (
    <Button
      kind={primary || kind === 'order' ? 'primary' : 'plain'}
      disabled={blockedReasons[kind] !== undefined || (kind === 'order' && !showPrices)}
      busy={pending === kind}
      busyLabel={kind === 'order' ? t`Checking out` : t`Checking`}
      aria-describedby={blockedReasons[kind] ? helpId : undefined}
      onClick={() => onCheckOut(kind)}
    >
      {children}
    </Button>
  );
}

function BothButton({ split, pending, onCheckOut }: CheckoutProps & { split: { order: number; rfi: number } }) {
  return (
    <Button kind="primary" wide busy={pending === 'both'} busyLabel={t`Checking`} onClick={() => onCheckOut('both')}>
      {t`Order ${split.order}, ask for ${split.rfi}`}
    </Button>
  );
}
