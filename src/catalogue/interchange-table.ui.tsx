import { Fragment } from 'react';
import { currencySign } from '../lib/currency.ts';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { ItemCell } from '../ui/item-cell.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Column } from '../ui/table-columns.ts';
import { Tag } from '../ui/tag.tsx';
import { differenceParts, differencePartsAfter, onlyDifference } from './difference-words.rule.ts';
import { availabilityWhen, levelText } from './display.rule.ts';
import styles from './interchange-table.module.css';
import type { ItemRow, StandIn } from './item.contract.ts';
import { drawingOf } from './item-drawing-of.ts';
import { itemHref } from './item-link.rule.ts';
import type { RenderAdd } from './render-add.ts';
import { WishHeart } from './wish-heart.ui.tsx';

type InterchangeTableProps = { item: ItemRow; others: readonly StandIn[]; renderAdd?: RenderAdd | undefined };

/** What can stand in for an item, and what differs. */
export function InterchangeTable({ item, others, renderAdd }: InterchangeTableProps) {
  const site = useSite();
  return (
    <DataTable
      caption={say`Items with the same fit as ${item.itemname}`}
      columns={columnsOf(site, item, others, renderAdd)}
      rows={others}
      rowKey={(row) => String(row.itemid)}
    />
  );
}

const levelKinds = { identical: 'good', interchangeable: 'good', 'same-size': 'warn' } as const;

function columnsOf(
  site: Site,
  item: ItemRow,
  others: readonly StandIn[],
  renderAdd: RenderAdd | undefined,
): Column<StandIn>[] {
  const sign = currencySign(site.currency);
  const columns: Column<StandIn>[] = [
    {
      key: 'item',
      head: say`Item`,
      phone: 'full',
      cell: (row) => (
        <ItemCell
          drawing={drawingOf(row)}
          designation={row.itemname}
          to={itemHref(site, row)}
          sub={[row.universalNo || row.itemcode]}
        />
      ),
    },
    { key: 'brand', head: say`Brand`, cell: (row) => row.brandname, drop: 1023, phone: 'none' },
    {
      key: 'match',
      head: say`Match`,
      drop: 1023,
      phone: 'none',
      cell: (row) => <LevelTag level={row.level} />,
    },
    { key: 'differs', head: say`What differs`, phone: 'full', cell: (row) => <Differs row={row} from={item} /> },
    {
      key: 'availability',
      head: say`Availability`,
      phone: 'two',
      cell: (row) => <Availability word={row.Availability} when={availabilityWhen(row.Availability, row.exp_dod)} />,
    },
    {
      key: 'list',
      head: say`List Price, ${sign}`,
      align: 'end',
      drop: 1023,
      phone: 'none',
      cell: (row) => <Amount value={row.list_price} struck={row.your_price > 0 && row.your_price < row.list_price} />,
    },
  ];
  if (others.some((row) => row.your_price > 0))
    columns.push({
      key: 'price',
      head: say`Your Price, ${sign}`,
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
      head: say`Qty`,
      align: 'end',
      phone: 'full',
      cell: (row) => (
        <div className={styles.add}>
          {renderAdd(row, 'row')}
          <WishHeart item={row} />
        </div>
      ),
    });
  return columns;
}

function LevelTag({ level }: Pick<StandIn, 'level'>) {
  return <Tag kind={levelKinds[level]}>{levelText(level)}</Tag>;
}

/** What differs; where the table has no columns for them, after the match and the maker. */
function Differs({ row, from }: { row: StandIn; from: ItemRow }) {
  return (
    <>
      <span className={styles.match}>
        <LevelTag level={row.level} />
      </span>
      <span className={styles.maker}>{row.brandname}: </span>
      {row.differs.length > 0 ? (
        row.differs.map(({ what, theirs, ours }, index) => (
          <Fragment key={what}>
            {index > 0 && '; '}
            <DifferenceWords parts={(index > 0 ? differencePartsAfter : differenceParts)({ what, theirs, ours })} />
          </Fragment>
        ))
      ) : (
        <span>{onlyDifference(row.brandname, from.brandname)}</span>
      )}
    </>
  );
}

function DifferenceWords({ parts: [lead, theirs, tail] }: { parts: [string, string, string] }) {
  return (
    <>
      {lead}
      {theirs && <b>{theirs}</b>}
      {tail}
    </>
  );
}
