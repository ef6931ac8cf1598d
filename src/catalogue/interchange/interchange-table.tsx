import { Fragment } from 'react';
import { Link } from 'react-router';
import { currencySign } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { ItemCell } from '../../ui/items/item-cell.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { compareHref } from '../items/compare-link.rule.ts';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { availabilityDateText, matchLevelText } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { otherNumberOf } from '../items/other-number.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { differenceParts, differencePartsMidSentence, nonTechnicalDifference } from './difference-text.rule.ts';
import styles from './interchange-table.module.css';

type InterchangeTableProps = { item: ItemRow; others: readonly Substitute[]; renderAdd?: RenderAddToCart | undefined };

export function InterchangeTable({ item, others, renderAdd }: InterchangeTableProps) {
  const site = useSite();
  return (
    <div className={styles.table}>
      <DataTable
        caption={t`Items with the same fit as ${item.itemname}`}
        columns={columnsOf(site, item, others, renderAdd)}
        rows={others}
        rowKey={(row) => String(row.itemid)}
        groupOf={({ level }) => ({ key: level, header: matchLevelText(level) })}
      />
    </div>
  );
}

function columnsOf(
  site: Site,
  item: ItemRow,
  others: readonly Substitute[],
  renderAdd: RenderAddToCart | undefined,
): Column<Substitute>[] {
  const sign = currencySign(site.currency);
  const columns: Column<Substitute>[] = [
    {
      key: 'item',
      header: t`Item`,
      phone: 'full',
      cell: (row) => (
        <ItemCell
          drawing={drawingPropsOf(row)}
          designation={row.itemname}
          to={itemHref(site, row)}
          subtitle={[row.universalNo ? otherNumberOf(row) : row.itemcode]}
        />
      ),
    },
    { key: 'brand', header: t`Brand`, cell: (row) => row.brandname, drop: 1023, phone: 'none' },
    { key: 'differs', header: t`What differs`, phone: 'full', cell: (row) => <Differs row={row} from={item} /> },
    {
      key: 'availability',
      header: t`Availability`,
      phone: 'two',
      cell: (row) => (
        <AvailabilityLabel status={row.Availability} when={availabilityDateText(row.Availability, row.exp_dod)} />
      ),
    },
    {
      key: 'list',
      header: t`List Price, ${sign}`,
      align: 'end',
      drop: 1023,
      phone: 'none',
      cell: (row) => (
        <Amount value={row.list_price} strikethrough={row.your_price > 0 && row.your_price < row.list_price} />
      ),
    },
  ];
  if (others.some((row) => row.your_price > 0))
    columns.push({
      key: 'price',
      header: t`Your Price, ${sign}`,
      align: 'end',
      cell: (row) => (
        <span className={row.your_price > 0 ? styles.price : undefined}>
          <Amount value={row.your_price} />
        </span>
      ),
    });
  if (renderAdd)
    columns.push({
      key: 'add',
      header: t`Qty`,
      drop: 'print',
      phone: 'full',
      phoneLabel: false,
      cell: (row) => (
        <div className={styles.add}>
          {renderAdd(row, 'row')}
          <WishlistButton item={row} />
        </div>
      ),
    });
  return columns;
}

function Differs({ row, from }: { row: Substitute; from: ItemRow }) {
  return (
    <>
      <span className={styles.maker}>{row.brandname}: </span>
      {row.differs.length > 0 ? (
        row.differs.map(({ what, theirs, ours }, index) => (
          <Fragment key={what}>
            {index > 0 && '; '}
            <DifferenceText
              parts={(index > 0 ? differencePartsMidSentence : differenceParts)({ what, theirs, ours })}
            />
          </Fragment>
        ))
      ) : (
        <span>{nonTechnicalDifference(row.brandname, from.brandname)}</span>
      )}{' '}
      <Link
        className={styles.compare}
        to={compareHref([from.itemid, row.itemid])}
        aria-label={t`Compare ${from.itemname} with ${row.brandname} ${row.itemname}`}
      >{t`Compare`}</Link>
    </>
  );
}

function DifferenceText({ parts: [lead, theirs, tail] }: { parts: [string, string, string] }) {
  return (
    <>
      {lead}
      {theirs && <b>{theirs}</b>}
      {tail}
    </>
  );
}
