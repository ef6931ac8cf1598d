import { countText } from '../catalogue/display.rule.ts';
import { say } from '../lib/say.ts';
import { DataTable } from '../ui/data-table.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CartLine } from './cart.contract.ts';
import { cartColumns, QuotedQuantity } from './cart-columns.tsx';
import styles from './cart-table.module.css';
import { namesOf } from './line-names.rule.ts';
import { LineQuantity } from './line-quantity.ui.tsx';
import { takeNow } from './take-now.rule.ts';
import type { useCartChanges } from './use-cart-changes.ts';

export type CartTableProps = {
  lines: readonly CartLine[];
  /** False for an account that sees no prices. */
  seen: boolean;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  changes: ReturnType<typeof useCartChanges>;
  onUnsaved: (line: CartLine, differs: boolean) => void;
  /** Asks for a part of a line; the rest stays in the cart. */
  onAskFor: (line: CartLine, pieces: number) => void;
};

/** The lines to choose from; quantities are saved as they are left, a deleted line can be put back. */
export function CartTable({ lines, seen, ticked, onTick, changes, onUnsaved, onAskFor }: CartTableProps) {
  const { save, remove, removing } = changes;
  const nameOf = namesOf(lines);
  const quantity = (line: CartLine) =>
    line.status === '4' ? (
      <QuotedQuantity line={line} />
    ) : (
      <LineQuantity
        line={line}
        name={nameOf(line)}
        keepAs={String(line.item_detail_id)}
        save={(pieces, again) => save(line, pieces, again)}
        onUnsaved={(differs) => onUnsaved(line, differs)}
      />
    );
  const action = (line: CartLine) => (
    <IconButton
      small
      name="delete"
      label={say`Delete ${nameOf(line)}`}
      disabled={removing.has(line.item_detail_id)}
      onClick={() => void remove(line)}
    />
  );
  const offer = (line: CartLine) => {
    const parts = takeNow(line);
    if (!parts) return null;
    const rest = <span className={styles.whole}>{say`ask for ${countText(parts.ask)}`}</span>;
    return (
      <button type="button" className={styles.offer} onClick={() => onAskFor(line, parts.ask)}>
        {sayWith`Take ${countText(parts.now)} now, ${rest}`}
        <VisuallyHidden>: {nameOf(line)}</VisuallyHidden>
      </button>
    );
  };
  return (
    <div className={styles.lines}>
      <DataTable
        caption={say`Items in your cart`}
        columns={cartColumns(useSite(), { quantity, action, offer }, seen)}
        rows={lines}
        rowKey={(line) => String(line.item_detail_id)}
        isOff={(line) => removing.has(line.item_detail_id)}
        selection={{ selected: ticked, onChange: onTick, nameOf }}
      />
    </div>
  );
}
