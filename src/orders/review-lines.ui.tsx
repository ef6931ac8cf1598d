import type { CartLine } from '../cart/cart.contract.ts';
import { lineColumns, originColumn } from '../cart/cart-columns.tsx';
import { countText } from '../catalogue/display.rule.ts';
import { say } from '../lib/say.ts';
import { DataTable } from '../ui/data-table.tsx';
import { useSite } from '../ui/site-context.tsx';

/** The lines of the order to come, with list price and saving. */
export function ReviewLines({ lines, seen }: { lines: readonly CartLine[]; seen: boolean }) {
  const columns = lineColumns(useSite(), { quantity: (line) => countText(line.quantity), seen, savings: true });
  return (
    <DataTable
      caption={say`Items of this order`}
      columns={[...columns, originColumn]}
      rows={lines}
      rowKey={(line) => String(line.item_detail_id)}
    />
  );
}
