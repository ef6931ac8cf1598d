import { AddToCart } from '../../cart/add-to-cart/add-to-cart.tsx';
import { LineItem } from '../../cart/lines/line-item.tsx';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { availabilityDateText, countText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import styles from './ordered-before.module.css';

export type ReorderableItem = { item: ItemRow; quantity: number; date: string };

export function OrderedBeforeTable({ items }: { items: readonly ReorderableItem[] }) {
  const site = useSite();
  if (items.length === 0) return null;
  return (
    <>
      <SectionHeader title={t`Ordered before`} meta={t`With today's availability`} />
      <DataTable
        caption={t`Ordered before`}
        columns={columns(site)}
        rows={items}
        rowKey={({ item }) => String(item.itemid)}
      />
    </>
  );
}

function columns(site: Site): Column<ReorderableItem>[] {
  return [
    {
      key: 'item',
      header: t`Item`,
      cell: ({ item }) => <LineItem item={item} to={itemHref(site, item)} note={item.brandname} />,
      phone: 'full',
    },
    { key: 'last', header: t`Last ordered`, cell: last, drop: 1023, phone: 'none' },
    { key: 'availability', header: t`Availability`, cell: availability, phone: 'two' },
    { key: 'price', header: t`Your Price, ${currencySign(site.currency)}`, cell: price, align: 'end' },
    { key: 'add', header: t`Qty`, cell: add, align: 'end', phone: 'full' },
  ];
}

const last = ({ quantity, date }: ReorderableItem) => (
  <span className={styles.last}>{t`${countText(quantity)} on ${date}`}</span>
);
const availability = ({ item }: ReorderableItem) => (
  <AvailabilityLabel status={item.Availability} when={availabilityDateText(item.Availability, item.exp_dod)} />
);
const price = ({ item }: ReorderableItem) => <Amount value={item.your_price} />;
const add = ({ item, quantity }: ReorderableItem) => <AddToCart item={item} form="row" quantity={quantity} />;
