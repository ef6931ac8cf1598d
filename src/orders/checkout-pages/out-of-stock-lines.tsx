import type { CartLine } from '../../cart/cart.contract.ts';
import { LineItem } from '../../cart/lines/line-item.tsx';
import { availabilityDateText, countText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';

export function OutOfStockLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <SectionHeader
        title={t`To be requested by RFI`}
        meta={t`Sent as a Request For Information once the order is placed`}
      />
      <DataTable
        caption={t`Items to be requested by RFI`}
        columns={outOfStockColumns(useSite())}
        rows={lines}
        rowKey={(line) => String(line.item_detail_id)}
      />
    </>
  );
}

export function outOfStockColumns(site: Site): Column<CartLine>[] {
  return [
    {
      key: 'item',
      header: t`Item`,
      cell: (line) => <LineItem item={line} to={itemHref(site, line)} note={line.brandname} />,
      phone: 'full',
    },
    { key: 'availability', header: t`Availability`, cell: availability, phone: 'two' },
    { key: 'qty', header: t`Qty`, cell: (line) => countText(line.quantity), align: 'end' },
  ];
}

const availability = (line: CartLine) => (
  <AvailabilityLabel status={line.Availability} when={availabilityDateText(line.Availability, line.exp_dod)} />
);
