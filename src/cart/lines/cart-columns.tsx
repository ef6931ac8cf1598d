import type { ReactNode } from 'react';
import {
  availabilityDateText,
  countText,
  notAvailable,
  textOrNA,
  weightText,
} from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { isTooLarge } from '../../catalogue/pricing/line-value.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { toMinor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { CartLine } from '../cart.contract.ts';
import { quotedQuantityMessage } from '../cart-messages.data.ts';
import styles from './cart-columns.module.css';
import { cartonText } from './carton-text.rule.ts';
import { LineItem } from './line-item.tsx';
import { QuoteValidity } from './quote-validity.tsx';

export const rfiOnlyPriceLabel = msg('Price available only through RFI');

type Cell = Column<CartLine>['cell'];

export type LineColumns = {
  quantity: Cell;
  showPrices: boolean;
  savings?: boolean;
};

export function lineColumns(site: Site, { quantity, showPrices, savings }: LineColumns): Column<CartLine>[] {
  const sign = currencySign(site.currency);
  const amount = (key: string, header: string, cell: Cell): Column<CartLine> => ({
    key,
    header,
    cell,
    align: 'end',
  });
  return [
    { key: 'item', header: t`Item Name`, cell: (line) => <Item line={line} site={site} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brandname, drop: 1240, phone: 'none' },
    { key: 'qty', header: t`Qty`, cell: quantity, align: 'end', phone: 'first' },
    amount('price', t`Price, ${sign}`, (line) => (
      <Price
        line={line}
        absent={showPrices ? translate(rfiOnlyPriceLabel) : translate(notAvailable)}
        savings={savings}
      />
    )),
    amount('total', t`Total, ${sign}`, (line) => (
      <StrongAmount value={line.total_value1} fallback={translate(isTooLargeToSum(line) ? tooLarge : notAvailable)} />
    )),
    { ...amount('tax', `${site.tax.label}, ${sign}`, tax), drop: 1240, phone: 'none' },
    { key: 'weight', header: t`Weight, kg`, cell: weight, align: 'end', drop: 1360, phone: 'none' },
  ];
}

export type CartCells = {
  quantity: Cell;
  action: Cell;
  split: Cell;
};

export function cartColumns(site: Site, cells: CartCells, showPrices: boolean): Column<CartLine>[] {
  return [
    ...lineColumns(site, { quantity: cells.quantity, showPrices }),
    {
      key: 'availability',
      header: t`Availability`,
      cell: (line) => availability(line, cells.split(line)),
      phone: 'last',
    },
    { ...originColumn, drop: 1360 },
    { key: 'action', header: t`Action`, headHidden: true, cell: cells.action, phone: 'corner' },
  ];
}

export const originColumn: Column<CartLine> = {
  key: 'origin',
  get header() {
    return t`Origin`;
  },
  cell: origin,
  drop: 1023,
  phone: 'none',
};

function Item({ line, site }: { line: CartLine; site: Site }) {
  const note = cartonText(line.quantity, line.QtyPerCarton);
  return <LineItem item={line} to={itemHref(site, line)} brand={line.brandname} early dense note={note} />;
}

type PriceProps = { line: CartLine; absent: string; savings: boolean | undefined };

function Price({ line, absent, savings }: PriceProps) {
  const { your_price, list_price, calculate_discount_percentage: percent, price_without_quote } = line;
  if (your_price === 0) return <span className={styles.absent}>{absent}</span>;
  return (
    <>
      <Amount value={your_price} />
      {price_without_quote > 0 && (
        <span className={styles.lower}>
          {tRich`Your own price is lower: ${<Amount value={price_without_quote} />}. Remove the line and add the item anew to get it.`}
        </span>
      )}
      {list_price > your_price && (
        <span className={styles.list}>
          <Amount value={list_price} strikethrough />
          {savings && percent > 0 && ` ${formatPercent(percent)}%`}
        </span>
      )}
    </>
  );
}

const tooLarge = msg('Too large to add up. Please reduce the quantity or request a quote.');

const isTooLargeToSum = ({ your_price, list_price, quantity }: CartLine) =>
  your_price === 0 && isTooLarge(toMinor(list_price) ?? 0, quantity);

const tax: Cell = (line) => (
  <Amount value={line.gst_value} fallback={line.total_value1 > 0 ? null : translate(notAvailable)} />
);

const weight: Cell = (line) => weightText(line.weight, 2);

function origin(line: CartLine) {
  return textOrNA(translate(line.Country));
}

function availability(line: CartLine, split: ReactNode) {
  const { Availability: state, exp_dod, valid_until } = line;
  const when = availabilityDateText(state, exp_dod);
  return (
    <>
      <AvailabilityLabel status={state} when={valid_until ? <QuoteValidity when={when} until={valid_until} /> : when} />
      {split}
    </>
  );
}

export function QuotedQuantity({ line }: { line: CartLine }) {
  return (
    <strong className={styles.quoted} title={translate(quotedQuantityMessage)}>
      {countText(line.quantity)}
      <VisuallyHidden>. {translate(quotedQuantityMessage)}</VisuallyHidden>
    </strong>
  );
}
