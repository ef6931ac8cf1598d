import type { ReactNode } from 'react';
import { availabilityWhen, countText, knownText, na, weightText } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { percentText } from '../lib/percent.ts';
import { said, say, word } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import type { Column } from '../ui/table-columns.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type CartLine, quotedQuantityRefused } from './cart.contract.ts';
import styles from './cart-columns.module.css';
import { cartonText } from './carton-text.rule.ts';
import { LineItem } from './line-item.ui.tsx';
import { QuotedWhen } from './quoted-when.ui.tsx';

/** What a price of 0 is called in a cart (specification §5). */
export const priceAbsent = word('Price available only through RFI');

type Cell = Column<CartLine>['cell'];

export type LineColumns = {
  quantity: Cell;
  /** False for an account that may not see prices. */
  seen: boolean;
  /** With the percentage under the list price. */
  savings?: boolean;
};

/** The columns that cart and review share, in the order that every table keeps. */
export function lineColumns(site: Site, { quantity, seen, savings }: LineColumns): Column<CartLine>[] {
  const sign = currencySign(site.currency);
  const amount = (key: string, head: string, cell: Cell): Column<CartLine> => ({
    key,
    head,
    cell,
    align: 'end',
  });
  return [
    { key: 'item', head: say`Item Name`, cell: (line) => <Item line={line} site={site} />, phone: 'full' },
    { key: 'brand', head: say`Brand`, cell: (line) => line.brandname, drop: 1240, phone: 'none' },
    { key: 'qty', head: say`Qty`, cell: quantity, align: 'end', phone: 'first' },
    amount('price', say`Price, ${sign}`, (line) => (
      <Price line={line} absent={seen ? said(priceAbsent) : said(na)} savings={savings} />
    )),
    amount('total', say`Total, ${sign}`, (line) => (
      <strong className={styles.total}>
        <Amount value={line.total_value1} absent={said(na)} />
      </strong>
    )),
    { ...amount('tax', `${site.tax.label}, ${sign}`, tax), drop: 1240, phone: 'none' },
    { key: 'weight', head: say`Weight, kg`, cell: weight, align: 'end', drop: 1360, phone: 'none' },
  ];
}

export type CartCells = {
  quantity: Cell;
  action: Cell;
  /** What can be done about an availability; below it. */
  offer: Cell;
};

/** The columns of the cart: those of the line, then when it comes, from where, and how it goes. */
export function cartColumns(site: Site, cells: CartCells, seen: boolean): Column<CartLine>[] {
  return [
    ...lineColumns(site, { quantity: cells.quantity, seen }),
    {
      key: 'availability',
      head: say`Availability`,
      cell: (line) => availability(line, cells.offer(line)),
      phone: 'last',
    },
    { ...originColumn, drop: 1360 },
    { key: 'action', head: say`Action`, headHidden: true, cell: cells.action, phone: 'corner' },
  ];
}

export const originColumn: Column<CartLine> = {
  key: 'origin',
  get head() {
    return say`Origin`;
  },
  cell: origin,
  drop: 1023,
  phone: 'none',
};

function Item({ line, site }: { line: CartLine; site: Site }) {
  const note = cartonText(line.quantity, line.QtyPerCarton);
  return <LineItem item={line} to={itemHref(site, line)} brand={line.brandname} early note={note} />;
}

type PriceProps = { line: CartLine; absent: string; savings: boolean | undefined };

function Price({ line, absent, savings }: PriceProps) {
  const { your_price, list_price, calculate_discount_percentage: percent } = line;
  if (your_price === 0) return <span className={styles.absent}>{absent}</span>;
  return (
    <>
      <Amount value={your_price} />
      {list_price > your_price && (
        <span className={styles.list}>
          <Amount value={list_price} struck />
          {savings && percent > 0 && ` ${percentText(percent)}%`}
        </span>
      )}
    </>
  );
}

const tax: Cell = (line) => <Amount value={line.gst_value} absent={line.total_value1 > 0 ? null : said(na)} />;

const weight: Cell = (line) => weightText(line.weight, 2);

function origin(line: CartLine) {
  return knownText(said(line.Country));
}

function availability(line: CartLine, offer: ReactNode) {
  const { Availability: state, exp_dod, valid_until } = line;
  const when = availabilityWhen(state, exp_dod);
  return (
    <>
      <Availability word={state} when={valid_until ? <QuotedWhen when={when} until={valid_until} /> : when} />
      {offer}
    </>
  );
}

/** A quoted line keeps the quantity of its RFI. */
export function QuotedQuantity({ line }: { line: CartLine }) {
  return (
    <strong className={styles.quoted} title={said(quotedQuantityRefused)}>
      {countText(line.quantity)}
      <VisuallyHidden>. {said(quotedQuantityRefused)}</VisuallyHidden>
    </strong>
  );
}
