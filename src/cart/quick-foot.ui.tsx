import { countOf, said, say } from '../lib/say.ts';
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
      <p>{mayAdd ? restText(tally) : said(notActive)}</p>
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

function restText({ found, items, choose, not_found, bad_quantity }: Tally): string {
  const doubled = found > items && say`Lines of the same item are added together.`;
  return [doubled, leftText(choose, not_found + bad_quantity)].filter(Boolean).join(' ');
}

/** '2 lines to choose and 1 not found stay here until you come back.' */
function leftText(choose: number, missing: number): string {
  const lines = countOf(choose, 'line');
  if (choose > 0 && missing > 0) return say`${lines} to choose and ${missing} not found stay here until you come back.`;
  if (choose === 1) return say`${lines} to choose stays here until you come back.`;
  if (choose > 0) return say`${lines} to choose stay here until you come back.`;
  if (missing === 1) return say`${missing} not found stays here until you come back.`;
  return missing > 0 ? say`${missing} not found stay here until you come back.` : '';
}
