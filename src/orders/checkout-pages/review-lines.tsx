import type { CartLine } from '../../cart/cart.contract.ts';
import { lineColumns, originColumn } from '../../cart/lines/cart-columns.tsx';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import type { LineChange } from './review-changes.rule.ts';

export type ReviewLinesProps = {
  lines: readonly CartLine[];
  showPrices: boolean;
  changes: readonly LineChange[];
};

export function ReviewLines({ lines, showPrices, changes }: ReviewLinesProps) {
  const columns = lineColumns(useSite(), {
    quantity: (line) => countText(line.quantity),
    showPrices,
    savings: true,
  });
  return (
    <DataTable
      caption={t`Items of this order`}
      columns={[...columns, ...(showPrices ? [expectedColumn()] : []), originColumn]}
      rows={lines}
      rowKey={(line) => String(line.item_detail_id)}
      noteFor={(line) => wasText(changes.filter((change) => change.lineId === line.item_detail_id))}
    />
  );
}

const wasText = (changes: readonly LineChange[]): string =>
  changes.map(({ what, old }) => t`${what} was ${old}`).join(', ');

const expectedColumn = (): Column<CartLine> => ({
  key: 'expected',
  header: t`Expected delivery`,
  cell: ({ Availability, exp_dod }) => (
    <AvailabilityLabel status={Availability} label={exp_dod ? formatNearDay(exp_dod) : t`Date not set`} />
  ),
  phone: 'last',
});
