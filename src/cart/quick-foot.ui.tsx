import { countOf, said, say, speaker } from '../lib/say.ts';
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
  const nothingToAsk = tally.found + tally.choose + tally.not_found + tally.bad_quantity === 0;
  return (
    <div className={styles.foot}>
      <p>{mayAdd ? restText(tally) : said(notActive)}</p>
      {signedIn ? (
        <Button disabled={nothingToAsk} onClick={onAsk}>{say`Send as RFI`}</Button>
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

function restText(tally: Tally): string {
  const doubled = tally.found > tally.items && say`Lines of the same item are added together.`;
  return [doubled, leftText(tally)].filter(Boolean).join(' ');
}

/** '2 lines to choose and 1 not found stay here until you come back.' */
function leftText({ choose, not_found, bad_quantity, bad_line }: Tally): string {
  const parts = [
    choose > 0 && say`${countOf(choose, 'line')} to choose`,
    not_found > 0 && say`${not_found} not found`,
    bad_quantity > 0 && countOf(bad_quantity, 'quantity to correct', 'quantities to correct'),
    bad_line > 0 && countOf(bad_line, 'line to correct', 'lines to correct'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return '';
  const left = new Intl.ListFormat(speaker().language).format(parts);
  return choose + not_found + bad_quantity + bad_line === 1
    ? say`${left} stays here until you come back.`
    : say`${left} stay here until you come back.`;
}
