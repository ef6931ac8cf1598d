import { AlreadyInCartDialog } from '../../cart/add-to-cart/already-in-cart.tsx';
import { plural, t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import type { OrderDetailLine } from './order-detail.contract.ts';
import styles from './reorder.module.css';
import { type RejectedItem, useReorder } from './use-reorder.ts';

export type ReorderProps = {
  orderNo: string;
  lines: readonly OrderDetailLine[];
  /** Row numbers; none ticked means all. */
  ticked: ReadonlySet<string>;
};

export function Reorder({ orderNo, lines, ticked }: ReorderProps) {
  const { reorder, busy, rejected, isConfirming, respond } = useReorder(orderNo);
  const sold = lines.filter((line) => line.itemid > 0);
  const chosen = sold.filter((line) => ticked.has(line.row_no));
  const wanted = chosen.length > 0 ? chosen : sold;
  return (
    <>
      {rejected.length > 0 && <PartlyAdded rejected={rejected} />}
      <Block header={t`Reorder`}>
        <BlockBody>
          <p className={styles.words}>
            {sold.length === 0
              ? t`None of these items is sold any more.`
              : t`Adds ${plural(wanted.length, 'line')} to your cart at today's price and availability.`}
            {sold.length > 0 && chosen.length === 0 && <> {t`Tick lines to add only those.`}</>}
          </p>
          <Button
            kind="primary"
            wide
            disabled={wanted.length === 0}
            busy={busy}
            busyLabel={t`Adding`}
            onClick={() => reorder(wanted)}
          >{t`Add ${plural(wanted.length, 'item')} to cart`}</Button>
        </BlockBody>
      </Block>
      {isConfirming && <AlreadyInCartDialog onClose={() => respond(false)} onContinue={() => respond(true)} />}
    </>
  );
}

function PartlyAdded({ rejected }: { rejected: readonly RejectedItem[] }) {
  const view = <ButtonLink small to="/cart">{t`View cart`}</ButtonLink>;
  return (
    <Notice kind="warn" live title={t`Some items were not added`} action={view}>
      <ul>
        {rejected.map(({ item_name, reason }) => (
          <li key={item_name}>
            <Designation>{item_name}</Designation> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
