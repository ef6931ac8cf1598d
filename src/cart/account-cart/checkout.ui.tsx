import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { Totals } from '../lines/cart-totals.rule.ts';
import { OrderSummary } from '../order-summary.ui.tsx';
import styles from './checkout.module.css';
import type { CheckoutPath } from './use-cart-checkout.ts';

export type CheckoutProps = {
  totals: Totals;
  chosen: string;
  priced: boolean;
  /** Why the selection cannot be ordered or requested; undefined if it can. */
  help: { order: string | undefined; rfi: string | undefined };
  /** Lines to order and to request; undefined if one of the two is empty. */
  both: { order: number; ask: number } | undefined;
  leaving: CheckoutPath | undefined;
  onLeave: (exit: CheckoutPath) => void;
};

export function CheckoutBlock(props: CheckoutProps) {
  const { totals, chosen, priced, help, both } = props;
  const reasons = [...new Set([help.order, help.rfi].flatMap((words) => words ?? []))];
  const helpId = useId();
  return (
    <OrderSummary totals={totals} showPrices={priced} end={chosen}>
      <BlockFooter>
        <div className={styles.exits}>
          <ExitButton exit="order" helpId={helpId} {...props}>{t`Checkout`}</ExitButton>
          <ExitButton exit="rfi" helpId={helpId} {...props}>{t`RFI`}</ExitButton>
          {priced && both && <BothButton {...props} both={both} />}
          {reasons.length > 0 && (
            <div id={helpId} className={styles.help}>
              {reasons.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          )}
        </div>
      </BlockFooter>
    </OrderSummary>
  );
}

/** The fixed bar on a phone offers the one action that is possible. */
export function CheckoutBar(props: CheckoutProps) {
  const { totals, chosen, priced, help, both } = props;
  const { tax } = useSite();
  const helpId = useId();
  const exit = help.order !== undefined && help.rfi === undefined ? 'rfi' : 'order';
  return (
    <div className={styles.bar}>
      <span>
        <span className={styles.label}>{priced ? t`${chosen}, with ${tax.label}` : chosen}</span>
        {priced && (
          <b>
            <Amount value={toMajor(totals.totalMinor)} showCurrency fallback={null} />
          </b>
        )}
      </span>
      {priced && both ? (
        <BothButton {...props} both={both} />
      ) : (
        <ExitButton exit={exit} helpId={helpId} primary {...props}>
          {exit === 'rfi' ? t`RFI` : t`Checkout`}
        </ExitButton>
      )}
      {help[exit] && (
        <p id={helpId} className={styles.barHelp}>
          {help[exit]}
        </p>
      )}
    </div>
  );
}

type ExitButtonProps = CheckoutProps & {
  exit: 'order' | 'rfi';
  helpId: string;
  primary?: boolean;
  children: ReactNode;
};

function ExitButton({ exit, helpId, primary, priced, help, leaving, onLeave, children }: ExitButtonProps) {
  return (
    <Button
      kind={primary || exit === 'order' ? 'primary' : 'plain'}
      disabled={help[exit] !== undefined || (exit === 'order' && !priced)}
      busy={leaving === exit}
      busyLabel={exit === 'order' ? t`Checking out` : t`Checking`}
      aria-describedby={help[exit] ? helpId : undefined}
      onClick={() => onLeave(exit)}
    >
      {children}
    </Button>
  );
}

function BothButton({ both, leaving, onLeave }: CheckoutProps & { both: { order: number; ask: number } }) {
  return (
    <Button kind="primary" wide busy={leaving === 'both'} busyLabel={t`Checking`} onClick={() => onLeave('both')}>
      {t`Order ${both.order}, ask for ${both.ask}`}
    </Button>
  );
}
