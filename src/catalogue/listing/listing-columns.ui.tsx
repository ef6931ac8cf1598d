import { currencySign } from '../../lib/currency.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount, priceOnRequest } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { availabilityDateText, packingText, sizeText, textOrNA } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { ItemName } from '../items/item-name.ui.tsx';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { WishlistButton } from '../wishlist/wishlist-button.ui.tsx';
import styles from './listing-columns.module.css';

export function listingColumns(site: Site, rows: readonly ItemRow[], renderAdd?: RenderAddToCart): Column<ItemRow>[] {
  const own = rows.some((row) => row.your_price > 0);
  const sign = currencySign(site.currency);
  const columns: Column<ItemRow>[] = [
    { key: 'item', header: t`Item`, cell: drawing, phone: 'picture', phoneLabel: false },
    { key: 'name', header: t`Item Name`, cell: (row) => <Name row={row} site={site} />, phone: 'two' },
    { key: 'category', header: t`Category`, cell: category, drop: 1240, phone: 'none' },
    size(t`d, mm`, (row) => row.Dimension_ID),
    size(t`D, mm`, (row) => row.Dimension_OD),
    size(t`B, mm`, (row) => row.Dimension_OW),
    { key: 'packing', header: t`PT/CA`, cell: packing, drop: 1360, phone: 'none' },
    { key: 'availability', header: t`Availability`, cell: availability, phone: 'two' },
    {
      key: 'price',
      header: own ? t`Your Price, ${sign}` : t`List Price, ${sign}`,
      cell: (row) => <Price row={row} sign={sign} />,
      align: 'end',
      phoneLabel: false,
    },
  ];
  if (!renderAdd) return columns;
  const add: Column<ItemRow> = {
    key: 'add',
    header: t`Qty`,
    cell: (row) => (
      <div className={styles.add}>
        {renderAdd(row, 'row')}
        <WishlistButton item={row} />
      </div>
    ),
    align: 'end',
    phone: 'full',
  };
  return [...columns, add];
}

const drawing = (row: ItemRow) => <BearingDrawing {...drawingPropsOf(row)} framed decorative />;

function Name({ row, site }: { row: ItemRow; site: Site }) {
  return (
    <>
      <ItemName item={row} to={itemHref(site, row)} />
      <span className={styles.sub}>{[row.brandname, row.universalNo].filter(Boolean).join(' · ')}</span>
    </>
  );
}

const category = (row: ItemRow) => (
  <>
    {textOrNA(translate(row.catname))}
    <span className={styles.sub}>{row.itemcode}</span>
  </>
);

function size(head: string, of: (row: ItemRow) => number): Column<ItemRow> {
  return { key: head, header: head, cell: (row) => sizeText(of(row)), align: 'end', drop: 1023, phone: 'none' };
}

const packing = (row: ItemRow) => (
  <>
    {packingText(row.packing_type, row.QtyPerCarton)}
    <span className={styles.sub}>{textOrNA(translate(row.countryoforigin))}</span>
  </>
);

const availability = (row: ItemRow) => (
  <AvailabilityLabel status={row.Availability} when={availabilityDateText(row.Availability, row.exp_dod)} />
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
    </>
  );
}
