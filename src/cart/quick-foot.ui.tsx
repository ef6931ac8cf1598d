import { countOf, say } from '../lib/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { notActive } from './cart.contract.ts';
import styles from './quick-foot.module.css';
import type { Tally } from './quick-rows.rule.ts';

export type QuickFootProps = {
  tally: Tally;
  /** False for an account that may not buy yet. */
  mayAdd: boolean;
  signedIn: boolean;
  adding: boolean;
  onAdd: () => void;
  onAsk: () => void;
};

/** What becomes of the list: found lines into the cart, the others stay or go to the sales desk. */
export function QuickFoot({ tally, mayAdd, signedIn, adding, onAdd, onAsk }: QuickFootProps) {
  return (
    <div className={styles.foot}>
      <p>{mayAdd ? restText(tally) : notActive}</p>
      {signedIn ? (
        <Button onClick={onAsk}>{say`Send as RFI`}</Button>
      ) : (
        <ButtonLink to="/login?next=/quick-order">{say`Sign in to send an RFI`}</ButtonLink>
      )}
      <Button
        kind="primary"
        disabled={!mayAdd || tally.found === 0}
        busy={adding}
        busyWords={say`Adding`}
        onClick={onAdd}
      >{say`Add ${countOf(tally.items, 'item')} to cart`}</Button>
    </div>
  );
}

/** '2 lines to choose and 1 not found stay here until you come back.' */
function restText({ found, items, choose, not_found, bad_quantity }: Tally): string {
  const doubled = found > items ? 'Lines of the same item are added together. ' : '';
  const missing = not_found + bad_quantity;
  const parts = [choose > 0 && `${countOf(choose, 'line')} to choose`, missing > 0 && `${missing} not found`];
  const left = parts.filter(Boolean).join(' and ');
  const stays = choose + missing === 1 ? 'stays' : 'stay';
  return left ? `${doubled}${left} ${stays} here until you come back.` : doubled;
}
