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
  /** Of the ticked lines. */
  totals: Totals;
  /** '4 of 8 lines' */
  chosen: string;
  /** False for an account that sees no prices: nothing can be ordered. */
  priced: boolean;
  /** What keeps these lines from an exit; undefined when nothing does. */
  help: { order: string | undefined; rfi: string | undefined };
  /** How many of the ticked lines would be ordered and how many asked for; undefined where one exit does. */
  both: { order: number; ask: number } | undefined;
  leaving: CheckoutPath | undefined;
  onLeave: (exit: CheckoutPath) => void;
};

/** Order Summary with the ways out of the cart. */
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

/** The same at the bottom of a phone's screen, in reach while the lines are looked through: the one exit that is open. */
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

/** A mixed selection: order what can be ordered, then ask for the rest. */
function BothButton({ both, leaving, onLeave }: CheckoutProps & { both: { order: number; ask: number } }) {
  return (
    <Button kind="primary" wide busy={leaving === 'both'} busyLabel={t`Checking`} onClick={() => onLeave('both')}>
      {t`Order ${both.order}, ask for ${both.ask}`}
    </Button>
  );
}
