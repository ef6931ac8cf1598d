import { AddToCart } from '../cart/add-to-cart.ui.tsx';
import { LineItem } from '../cart/line-item.ui.tsx';
import { availabilityWhen, countText } from '../catalogue/display.rule.ts';
import type { ItemRow } from '../catalogue/item.contract.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Column } from '../ui/table-columns.ts';
import styles from './ordered-before.module.css';

/** An item that was ordered before, as it is sold today. */
export type SoldAgain = { item: ItemRow; quantity: number; date: string };

/** Where an empty cart can begin: what was ordered lately, at today's price and availability. */
export function OrderedBeforeTable({ items }: { items: readonly SoldAgain[] }) {
  const site = useSite();
  if (items.length === 0) return null;
  return (
    <>
      <SectionHead title={say`Ordered before`} meta={say`With today's availability`} />
      <DataTable
        caption={say`Ordered before`}
        columns={columns(site)}
        rows={items}
        rowKey={({ item }) => String(item.itemid)}
      />
    </>
  );
}

function columns(site: Site): Column<SoldAgain>[] {
  return [
    {
      key: 'item',
      head: say`Item`,
      cell: ({ item }) => <LineItem item={item} to={itemHref(site, item)} note={item.brandname} />,
      phone: 'full',
    },
    { key: 'last', head: say`Last ordered`, cell: last, drop: 1023, phone: 'none' },
    { key: 'availability', head: say`Availability`, cell: availability, phone: 'two' },
    { key: 'price', head: say`Your Price, ${currencySign(site.currency)}`, cell: price, align: 'end' },
    { key: 'add', head: say`Qty`, cell: add, align: 'end', phone: 'full' },
  ];
}

const last = ({ quantity, date }: SoldAgain) => (
  <span className={styles.last}>{say`${countText(quantity)} on ${date}`}</span>
);
const availability = ({ item }: SoldAgain) => (
  <Availability word={item.Availability} when={availabilityWhen(item.Availability, item.exp_dod)} />
);
const price = ({ item }: SoldAgain) => <Amount value={item.your_price} />;
const add = ({ item, quantity }: SoldAgain) => <AddToCart item={item} form="row" quantity={quantity} />;
