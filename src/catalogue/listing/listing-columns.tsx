import type { ReactNode } from 'react';
import { currencySign } from '../../lib/currency.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount, priceOnRequest } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { FoundAsText, isSomethingElse } from '../interchange/found-as.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import {
  availabilityDateText,
  countOrNA,
  countText,
  sealText,
  sizesText,
  sizeText,
  textOrNA,
  typeText,
} from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { ItemName } from '../items/item-name.tsx';
import { otherNumberOf } from '../items/other-number.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { NotifyMe } from '../stock-alerts/notify-me.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import styles from './listing-columns.module.css';
import type { FoundRow } from './multi-search.contract.ts';
import { WaysToPrice } from './sign-in-banner.tsx';

/** The form whose button compares the items that are ticked. */
export const compareFormId = 'compare';

export type ListingOptions = {
  renderAdd?: RenderAddToCart | undefined;
  /** The page to which a visitor comes back after signing in, if prices and stock are hidden. */
  signInFor?: string | undefined;
  /** Whether the page has the form of `compareFormId`. */
  isComparable?: boolean | undefined;
};

/** A row of a search says as what it was found; rows of other lists do not. */
export type ListedRow = ItemRow | FoundRow;

const isListedAs = (row: ListedRow): row is FoundRow => 'found_as' in row && isSomethingElse(row);

export function listingColumns(site: Site, rows: readonly ListedRow[], options: ListingOptions): Column<ListedRow>[] {
  const { renderAdd, signInFor, isComparable } = options;
  const hasMakers = new Set(rows.map(({ brandname }) => brandname)).size > 1;
  const hasCategories = new Set(rows.map(({ catname }) => catname)).size > 1;
  const columns: Column<ListedRow>[] = [
    ...(isComparable ? [compareColumn()] : []),
    { key: 'item', header: t`Item`, cell: drawing, phone: 'picture', phoneLabel: false },
    ...(hasMakers ? [brandColumn()] : []),
    { key: 'name', header: t`Item Name`, cell: (row) => <Name row={row} site={site} />, phone: 'two' },
    ...(hasCategories ? [categoryColumn()] : []),
    size(t`d, mm`, (row) => row.Dimension_ID),
    size(t`D, mm`, (row) => row.Dimension_OD),
    size(t`B, mm`, (row) => row.Dimension_OW),
    {
      key: 'packing',
      header: t`PT/CA`,
      headTitle: t`Pieces in a carton, country of origin`,
      cell: packing,
      drop: 1360,
      phone: 'none',
    },
    ...(signInFor === undefined ? offerColumns(site, rows) : [signInColumn(site, signInFor)]),
  ];
  if (!renderAdd) return columns;
  const add: Column<ListedRow> = {
    key: 'add',
    header: t`Qty`,
    cell: (row) => (
      <div className={styles.add}>
        {renderAdd(row, 'row')}
        <WishlistButton item={row} />
      </div>
    ),
    drop: 'print',
    phone: 'full',
    phoneLabel: false,
  };
  return [...columns, add];
}

const compareColumn = (): Column<ItemRow> => ({
  key: 'compare',
  header: t`Compare`,
  cell: (row) => (
    <span className={styles.compare}>
      <Checkbox
        form={compareFormId}
        name="item"
        value={row.itemid}
        aria-label={t`Compare ${row.brandname} ${row.itemname}`}
      />
    </span>
  ),
  drop: 'print',
  phone: 'none',
});

const categoryColumn = (): Column<ItemRow> => ({
  key: 'category',
  header: t`Category`,
  cell: (row) => textOrNA(translate(row.catname)),
  drop: 1360,
  phone: 'none',
});

function offerColumns(site: Site, rows: readonly ItemRow[]): Column<ItemRow>[] {
  const own = rows.some((row) => row.your_price > 0);
  const sign = currencySign(site.currency);
  return [
    { key: 'availability', header: t`Availability`, cell: availability, phone: 'two' },
    {
      key: 'price',
      header: own ? t`Your Price, ${sign}` : t`List Price, ${sign}`,
      cell: (row) => <Price row={row} sign={sign} />,
      align: 'end',
      phoneLabel: false,
    },
  ];
}

const signInColumn = ({ currency }: Site, next: string): Column<ItemRow> => ({
  key: 'sign in',
  header: [t`Availability`, t`Your Price, ${currencySign(currency)}`].join(' · '),
  cell: (row) => <WaysToPrice item={row} next={next} />,
  align: 'end',
  drop: 'print',
  phone: 'full',
  phoneLabel: false,
});

/** On a phone a whole card leads to its item. */
export const ItemTable = ({ children }: { children: ReactNode }) => <div className={styles.items}>{children}</div>;

const drawing = (row: ItemRow) => <BearingDrawing {...drawingPropsOf(row)} framed decorative />;

function Name({ row, site }: { row: ListedRow; site: Site }) {
  const other = otherNumberOf(row);
  return (
    <div className={styles.name}>
      <b className={styles.maker}>{row.brandname} </b>
      <ItemName item={row} to={itemHref(site, row)} />
      {other && (
        <>
          {' '}
          <span className={styles.other} title={t`Universal number`}>
            = {other}
          </span>
        </>
      )}
      <span className={styles.sizes}>{sizesText(row)}</span>
      <span className={styles.sub}>{kindOf(row)}</span>
      {isListedAs(row) && (
        <span className={styles.differs}>
          <FoundAsText {...row} />
        </span>
      )}
    </div>
  );
}

/** 'Contact, two sides, C3'; of other goods their category. */
function kindOf({ itemtype, seal, clearance, catname }: ItemRow): string {
  if (!itemtype) return translate(catname);
  const parts = [seal && sealText(seal), clearance !== 'CN' && clearance];
  return parts.filter(Boolean).join(', ') || typeText(itemtype);
}

const brandColumn = (): Column<ItemRow> => ({
  key: 'brand',
  header: t`Brand`,
  cell: (row) => <b className={styles.brand}>{row.brandname}</b>,
  drop: 1240,
  phone: 'none',
});

function size(head: string, of: (row: ItemRow) => number): Column<ItemRow> {
  return { key: head, header: head, cell: (row) => sizeText(of(row)), align: 'end', drop: 1240, phone: 'none' };
}

const packing = ({ QtyPerCarton: pieces, countryoforigin }: ItemRow) => (
  <>
    <span className={styles.packing}>{pieces > 0 ? t`${countText(pieces)} a carton` : countOrNA(pieces)}</span>
    <span className={styles.sub}>{textOrNA(translate(countryoforigin))}</span>
  </>
);

const availability = (row: ItemRow) => (
  <>
    <AvailabilityLabel status={row.Availability} when={availabilityDateText(row.Availability, row.exp_dod)} />
    <NotifyMe item={row} short />
  </>
);

function Price({ row, sign }: { row: ItemRow; sign: string }) {
  const { your_price: yours, list_price: list, discount_percentage: percent } = row;
  const shown = yours || list;
  if (!shown) return <span className={styles.absent}>{translate(priceOnRequest)}</span>;
  return (
    <>
      <strong className={styles.price}>
        <span className={styles.sign}>{sign}&nbsp;</span>
        <Amount value={shown} />
      </strong>
      {yours > 0 && list > yours && (
        <span className={styles.sub}>
          {tRich`List ${<Amount value={list} />}`}
          {percent > 0 && ` · ${formatPercent(percent)}%`}
        </span>
      )}
      {row.price_steps.slice(0, stepsShown).map(({ from, price }) => (
        <span key={from} className={styles.step}>
          {tRich`from ${countText(from)}: ${<Amount value={price} />}`}
        </span>
      ))}
    </>
  );
}

/** The item's page has all of them. */
const stepsShown = 2;
