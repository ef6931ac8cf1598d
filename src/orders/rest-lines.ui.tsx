import type { CartLine } from '../cart/cart.contract.ts';
import { LineItem } from '../cart/line-item.ui.tsx';
import { availabilityWhen, countText } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Availability } from '../ui/availability.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Column } from '../ui/table-columns.ts';

/** The lines that go to the sales desk once the order of the others is placed. */
export function RestLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <SectionHead
        title={say`Asked for afterwards`}
        meta={say`Sent as a Request For Information once the order is placed`}
      />
      <DataTable
        caption={say`Items that are asked for`}
        columns={restColumns(useSite())}
        rows={lines}
        rowKey={(line) => String(line.item_detail_id)}
      />
    </>
  );
}

/** An item of the cart, when it can come, how many are wanted. */
export function restColumns(site: Site): Column<CartLine>[] {
  return [
    {
      key: 'item',
      head: say`Item`,
      cell: (line) => <LineItem item={line} to={itemHref(site, line)} note={line.brandname} />,
      phone: 'full',
    },
    { key: 'availability', head: say`Availability`, cell: availability, phone: 'two' },
    { key: 'qty', head: say`Qty`, cell: (line) => countText(line.quantity), align: 'end' },
  ];
}

const availability = (line: CartLine) => (
  <Availability word={line.Availability} when={availabilityWhen(line.Availability, line.exp_dod)} />
);
