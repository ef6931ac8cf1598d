import { currencySign } from '../lib/currency.ts';
import { percentText } from '../lib/percent.ts';
import { said, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount, onRequest } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { sayWith } from '../ui/say-with.tsx';
import type { Column } from '../ui/table-columns.ts';
import { availabilityWhen, knownText, packingText, sizeText } from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';
import { drawingOf } from './item-drawing-of.ts';
import { itemHref } from './item-link.rule.ts';
import { ItemName } from './item-name.ui.tsx';
import styles from './listing-columns.module.css';
import type { RenderAdd } from './render-add.ts';
import { WishHeart } from './wish-heart.ui.tsx';

/** The columns of the listing; the column of prices is the reader's own where there are such. */
export function listingColumns(site: Site, rows: readonly ItemRow[], renderAdd?: RenderAdd): Column<ItemRow>[] {
  const own = rows.some((row) => row.your_price > 0);
  const sign = currencySign(site.currency);
  const columns: Column<ItemRow>[] = [
    { key: 'item', head: say`Item`, cell: drawing, phone: 'picture', phoneLabel: false },
    { key: 'name', head: say`Item Name`, cell: (row) => <Name row={row} site={site} />, phone: 'two' },
    { key: 'category', head: say`Category`, cell: category, drop: 1240, phone: 'none' },
    size(say`d, mm`, (row) => row.Dimension_ID),
    size(say`D, mm`, (row) => row.Dimension_OD),
    size(say`B, mm`, (row) => row.Dimension_OW),
    { key: 'packing', head: say`PT/CA`, cell: packing, drop: 1360, phone: 'none' },
    { key: 'availability', head: say`Availability`, cell: availability, phone: 'two' },
    {
      key: 'price',
      head: own ? say`Your Price, ${sign}` : say`List Price, ${sign}`,
      cell: (row) => <Price row={row} sign={sign} />,
      align: 'end',
      phoneLabel: false,
    },
  ];
  if (!renderAdd) return columns;
  const add: Column<ItemRow> = {
    key: 'add',
    head: say`Qty`,
    cell: (row) => (
      <div className={styles.add}>
        {renderAdd(row, 'row')}
        <WishHeart item={row} />
      </div>
    ),
    align: 'end',
    phone: 'full',
  };
  return [...columns, add];
}

const drawing = (row: ItemRow) => <BearingDrawing {...drawingOf(row)} framed decorative />;

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
    {knownText(said(row.catname))}
    <span className={styles.sub}>{row.itemcode}</span>
  </>
);

function size(head: string, of: (row: ItemRow) => number): Column<ItemRow> {
  return { key: head, head, cell: (row) => sizeText(of(row)), align: 'end', drop: 1023, phone: 'none' };
}

const packing = (row: ItemRow) => (
  <>
    {packingText(row.packing_type, row.QtyPerCarton)}
    <span className={styles.sub}>{knownText(said(row.countryoforigin))}</span>
  </>
);

const availability = (row: ItemRow) => (
  <Availability word={row.Availability} when={availabilityWhen(row.Availability, row.exp_dod)} />
);

function Price({ row, sign }: { row: ItemRow; sign: string }) {
  const { your_price: yours, list_price: list, discount_percentage: percent } = row;
  const shown = yours || list;
  if (!shown) return <span className={styles.absent}>{said(onRequest)}</span>;
  return (
    <>
      <strong className={styles.price}>
        <span className={styles.sign}>{sign}&nbsp;</span>
        <Amount value={shown} />
      </strong>
      {yours > 0 && list > yours && (
        <span className={styles.sub}>
          {sayWith`List ${<Amount value={list} />}`}
          {percent > 0 && ` · ${percentText(percent)}%`}
        </span>
      )}
    </>
  );
}
