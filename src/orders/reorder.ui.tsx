import { AlreadyThere } from '../cart/already-there.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import { Block, BlockBody } from '../ui/block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Designation } from '../ui/designation.tsx';
import { Notice } from '../ui/notice.tsx';
import type { OrderDetailLine } from './order-detail.contract.ts';
import styles from './reorder.module.css';
import { type NotTaken, useReorder } from './use-reorder.ts';

export type ReorderProps = {
  orderNo: string;
  lines: readonly OrderDetailLine[];
  /** Row numbers of the ticked lines; none ticked means all. */
  ticked: ReadonlySet<string>;
};

/** All lines of an order into the cart again, or the ticked ones. */
export function Reorder({ orderNo, lines, ticked }: ReorderProps) {
  const { reorder, busy, notTaken, asking, answer } = useReorder(orderNo);
  const sold = lines.filter((line) => line.itemid > 0);
  const chosen = sold.filter((line) => ticked.has(line.row_no));
  const wanted = chosen.length > 0 ? chosen : sold;
  return (
    <>
      {notTaken.length > 0 && <PartlyTaken notTaken={notTaken} />}
      <Block head={say`Reorder`}>
        <BlockBody>
          <p className={styles.words}>
            {say`Puts ${countOf(wanted.length, 'line')} into your cart at today's price and availability.`}
            {chosen.length === 0 && <> {say`Tick lines to take only those.`}</>}
          </p>
          <Button
            kind="primary"
            wide
            disabled={wanted.length === 0}
            busy={busy}
            busyWords={say`Adding`}
            onClick={() => reorder(wanted)}
          >{say`Add ${countOf(wanted.length, 'item')} to cart`}</Button>
        </BlockBody>
      </Block>
      {asking && <AlreadyThere onClose={() => answer(false)} onContinue={() => answer(true)} />}
    </>
  );
}

function PartlyTaken({ notTaken }: { notTaken: readonly NotTaken[] }) {
  const view = <ButtonLink small to="/cart">{say`View cart`}</ButtonLink>;
  return (
    <Notice kind="warn" live title={say`Added to your cart, but not all`} action={view}>
      <ul>
        {notTaken.map(({ item_name, reason }) => (
          <li key={item_name}>
            <Designation>{item_name}</Designation> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
