import { useId } from 'react';
import { toMajor } from '../lib/money.ts';
import { Amount } from '../ui/amount.tsx';
import { BlockFoot } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Totals } from './cart-totals.rule.ts';
import styles from './checkout.module.css';
import { OrderSummary } from './order-summary.ui.tsx';

export type CheckoutProps = {
  /** Of the ticked lines. */
  totals: Totals;
  /** '4 of 8 lines' */
  chosen: string;
  /** False for an account that sees no prices: nothing can be ordered. */
  priced: boolean;
  /** What keeps these lines from checkout; undefined when nothing does. */
  help: string | undefined;
  leaving: boolean;
  onCheckout: () => void;
};

/** Order Summary with its button. */
export function CheckoutBlock(props: CheckoutProps) {
  const { totals, chosen, priced } = props;
  return (
    <OrderSummary totals={totals} priced={priced} end={chosen}>
      <BlockFoot>
        <CheckoutButton wide {...props} />
      </BlockFoot>
    </OrderSummary>
  );
}

/** The same at the bottom of a phone's screen, in reach while the lines are looked through. */
export function CheckoutBar(props: CheckoutProps) {
  const { totals, chosen, priced } = props;
  const { tax } = useSite();
  return (
    <div className={styles.bar}>
      <span>
        <span className={styles.label}>
          {chosen}
          {priced && `, with ${tax.label}`}
        </span>
        {priced && (
          <b>
            <Amount value={toMajor(totals.totalMinor)} sign absent={null} />
          </b>
        )}
      </span>
      <CheckoutButton {...props} />
    </div>
  );
}

function CheckoutButton({ priced, help, leaving, onCheckout, wide }: CheckoutProps & { wide?: boolean }) {
  const helpId = useId();
  const blocked = !priced || help !== undefined;
  return (
    <>
      <Button
        kind="primary"
        wide={wide}
        disabled={blocked}
        busy={leaving}
        busyWords="Checking out"
        aria-describedby={help ? helpId : undefined}
        onClick={onCheckout}
      >
        Checkout
      </Button>
      {help && (
        <p id={helpId} className={wide ? styles.help : styles.barHelp}>
          {help}
        </p>
      )}
    </>
  );
}
