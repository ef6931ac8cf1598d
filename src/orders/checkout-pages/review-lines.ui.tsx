import type { CartLine } from '../../cart/cart.contract.ts';
import { lineColumns, originColumn } from '../../cart/lines/cart-columns.tsx';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';

export function ReviewLines({ lines, showPrices }: { lines: readonly CartLine[]; showPrices: boolean }) {
  const columns = lineColumns(useSite(), {
    quantity: (line) => countText(line.quantity),
    showPrices,
    savings: true,
  });
  return (
    <DataTable
      caption={t`Items of this order`}
      columns={[...columns, originColumn]}
      rows={lines}
      rowKey={(line) => String(line.item_detail_id)}
    />
  );
}
