import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowGroup } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { CartLine } from '../cart.contract.ts';
import { cartColumns, QuotedQuantity } from '../lines/cart-columns.tsx';
import { createLineNamer } from '../lines/line-names.rule.ts';
import { LineQuantity } from '../lines/line-quantity.tsx';
import styles from './cart-table.module.css';
import { splitByStock } from './split-by-stock.rule.ts';
import type { useCartChanges } from './use-cart-changes.ts';

/** The height of the toolbar above it, in px. */
const toolbarHeight = 48;

export type CartTableProps = {
  lines: readonly CartLine[];
  showPrices: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  changes: ReturnType<typeof useCartChanges>;
  onUnsaved: (line: CartLine, isUnsaved: boolean, input: HTMLElement | null) => void;
  /** Requests part of a line by RFI; the rest stays in the cart. */
  onRequestPart: (line: CartLine, quantity: number) => void;
  /** The part of the cart that a line belongs to, where it has parts. */
  groupOf: ((line: CartLine) => RowGroup) | undefined;
};

export function CartTable({
  lines,
  showPrices,
  selected,
  onSelect,
  changes,
  onUnsaved,
  onRequestPart,
  groupOf,
}: CartTableProps) {
  const { save, remove, removing } = changes;
  const nameOf = createLineNamer(lines);
  const quantity = (line: CartLine) =>
    line.status === '4' ? (
      <QuotedQuantity line={line} />
    ) : (
      <LineQuantity
        line={line}
        name={nameOf(line)}
        draftKey={String(line.item_detail_id)}
        save={(value, retry) => save(line, value, retry)}
        onUnsaved={(isUnsaved, input) => onUnsaved(line, isUnsaved, input)}
      />
    );
  const action = (line: CartLine) => (
    <IconButton
      small
      name="delete"
      label={t`Delete ${nameOf(line)}`}
      disabled={removing.has(line.item_detail_id)}
      onClick={() => void remove(line)}
    />
  );
  const split = (line: CartLine) => {
    const stockSplit = splitByStock(line);
    if (!stockSplit) return null;
    const rest = <span className={styles.whole}>{t`ask for ${countText(stockSplit.rfi)}`}</span>;
    return (
      <button type="button" className={styles.offer} onClick={() => onRequestPart(line, stockSplit.rfi)}>
        {tRich`Take ${countText(stockSplit.now)} now, ${rest}`}
        <VisuallyHidden>: {nameOf(line)}</VisuallyHidden>
      </button>
    );
  };
  return (
    <div className={styles.lines}>
      <DataTable
        caption={t`Items in your cart`}
        columns={cartColumns(useSite(), { quantity, action, split }, showPrices)}
        rows={lines}
        rowKey={(line) => String(line.item_detail_id)}
        isInactive={(line) => removing.has(line.item_detail_id)}
        selection={{ selected, onChange: onSelect, labelFor: nameOf, hideSelectAll: true }}
        groupOf={groupOf}
        stickyHeadTop={toolbarHeight}
      />
    </div>
  );
}
