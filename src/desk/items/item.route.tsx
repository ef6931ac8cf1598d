import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { type ItemColumn, itemFieldsIn } from '../../catalogue/item-changes/item-fields.data.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Block } from '../../ui/page/block.tsx';
import { ChangeDetails } from '../audit/change-details.tsx';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { ListPager } from '../list/list-pager.tsx';
import { TableSection } from '../list/table-section.tsx';
import { useBulk } from '../list/use-bulk.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import type { CustomerPriceRow, listCustomerPricesAtDesk } from './customer-prices.contract.ts';
import styles from './item.module.css';
import { ItemForm } from './item-form.tsx';
import type { DeskPicture, listItemPicturesAtDesk } from './item-pictures.contract.ts';
import { ItemPictures } from './item-pictures.tsx';
import type { ItemRecordAtDesk, itemAtDesk } from './item-record.contract.ts';
import { ItemInterchange, ItemPriceTable, ItemStock } from './item-tables.tsx';
import { StockMovements } from './stock-movements.tsx';
import { useRetire } from './use-retire.ts';

export const handle = { title: () => 'Items' };

export async function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  const { signal } = args.request;
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const [record, { pictures }, customerPrices] = await Promise.all([
    loadDesk<typeof itemAtDesk>('GET /desk/api/:site/items/record/', request, signal),
    loadDesk<typeof listItemPicturesAtDesk>('GET /desk/api/:site/items/pictures/', request, signal),
    loadDesk<typeof listCustomerPricesAtDesk>(
      'GET /desk/api/:site/items/customer_prices/',
      { ...request, page },
      signal,
    ),
  ]);
  return { record, pictures, customerPrices };
}

export function Component() {
  const { record, pictures, customerPrices } = useLoaderData<typeof loader>();
  return <ItemRecordPage key={record.item.id} record={record} pictures={pictures} customerPrices={customerPrices} />;
}

type ItemPageProps = {
  record: ItemRecordAtDesk;
  pictures: readonly DeskPicture[];
  customerPrices: ComponentProps<typeof CustomerPrices>['prices'];
};

/** One item: what it is, what of it there is, what it costs, and who changed it. */
function ItemRecordPage({ record, pictures, customerPrices }: ItemPageProps) {
  const [isEditing, setEditing] = useState(false);
  const [isAdjusting, setAdjusting] = useState(false);
  const can = useCan();
  const mayEdit = can('edit-items');
  const mayAdjust = can('adjust-stock') && !isEditing;
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const { change, busy } = useBulk();
  const setRetired = useRetire();
  const { item } = record;
  const isRetired = item.retiredAt !== null;
  const retire = () => void change(setRetired([item], !isRetired));
  const canAct = mayEdit && !isEditing;
  const actions = useRef<HTMLSpanElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) actions.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  usePageKeys({
    ...(canAct && { e: () => setEditing(true), r: retire }),
    ...(mayAdjust && { s: () => setAdjusting(true) }),
    ...(!isEditing && { escape: () => void navigate(`/${site}/items`) }),
  });
  return (
    <div className={styles.page}>
      <ItemHead item={item}>
        {(canAct || mayAdjust) && (
          <span ref={actions} className={styles.actions}>
            {canAct && (
              <Button small kind="primary" onClick={() => setEditing(true)}>
                Edit <Kbd>E</Kbd>
              </Button>
            )}
            {mayAdjust && (
              <Button small onClick={() => setAdjusting(true)}>
                Adjust stock <Kbd>S</Kbd>
              </Button>
            )}
            {canAct && (
              <Button small busy={busy} onClick={retire}>
                {isRetired ? 'Bring back' : 'Retire'} <Kbd>R</Kbd>
              </Button>
            )}
          </span>
        )}
      </ItemHead>
      {isEditing ? (
        <ItemForm record={record} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.columns}>
          <ItemFactList record={record} />
          <div className={styles.main}>
            <ItemPictures itemId={item.id} pictures={pictures} />
            <ItemStock stock={record.stock} />
            <StockMovements movements={record.movements} />
            <ItemPriceTable prices={record.prices} />
            <CustomerPrices prices={customerPrices} />
            <ItemInterchange items={record.interchange} />
            <ItemHistory entries={record.history} />
          </div>
        </div>
      )}
      {isAdjusting && <AdjustDialog record={record} onClose={() => setAdjusting(false)} />}
      {canAct && (
        <Keys>
          <KeyHint keys="E">edit</KeyHint>
          {mayAdjust && <KeyHint keys="S">adjust stock</KeyHint>}
          <KeyHint keys="R">{isRetired ? 'bring back' : 'retire'}</KeyHint>
          <KeyHint keys="Esc">back</KeyHint>
        </Keys>
      )}
    </div>
  );
}

function ItemHead({ item, children }: { item: ItemRecordAtDesk['item']; children: ReactNode }) {
  const { time } = useFormats();
  return (
    <header className={styles.head}>
      <BearingDrawing
        decorative
        framed
        size={88}
        type={item.itemtype}
        designation={item.name}
        d={item.Dimension_ID}
        D={item.Dimension_OD}
        B={item.Dimension_OW}
        seal={item.seal}
        superCategory={item.superCategory}
      />
      <div className={styles.title}>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.sub}>
          {item.maker} · <span className={styles.code}>{item.code}</span>{' '}
          {item.retiredAt ? (
            <Tag kind="warn">{`Retired ${time(item.retiredAt)}`}</Tag>
          ) : (
            <Tag kind="good">Shown in the shop</Tag>
          )}
        </p>
        {!item.retiredAt && (
          <p className={styles.links}>
            <a href={item.page} target="_blank" rel="noreferrer">
              Page in the shop
            </a>
            <a href={item.dataSheet} target="_blank" rel="noreferrer">
              Data sheet (PDF)
            </a>
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

type CustomerPricesProps = { prices: { rows: readonly CustomerPriceRow[]; total: number } };

const dayText = (day: string | null) => day && formatDay(day);

/** Prices agreed with single customers, which come before those of their price list. */
function CustomerPrices({ prices: { rows, total } }: CustomerPricesProps) {
  const { site } = useDeskSite();
  return (
    <div>
      <TableSection
        title="Prices of single customers"
        empty={total === 0 && 'No customer has a price of its own for this item.'}
        head={['Customer', 'For', 'Price', 'From', 'To']}
      >
        {rows.map(({ id, customer, owner, scope, price, validFrom, validTo }) => (
          <tr key={id}>
            <th scope="row" data-label="Customer">
              <Link to={`/${site}/prices/${owner}`}>{customer}</Link>
            </th>
            <td data-label="For">{scope}</td>
            <td data-label="Price">{price}</td>
            <td data-label="From">{dayText(validFrom)}</td>
            <td data-label="To">{dayText(validTo)}</td>
          </tr>
        ))}
      </TableSection>
      {total > rows.length && <ListPager total={total} />}
    </div>
  );
}

/** The history shows what staff changed, newest first, with before and after. */
function ItemHistory({ entries }: { entries: ItemRecordAtDesk['history'] }) {
  const { time } = useFormats();
  return (
    <section className={styles.section}>
      <h3>History</h3>
      {entries.length === 0 && <p className={styles.muted}>Nobody has changed this item at the desk.</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, at, by, action, details }) => (
          <li key={id}>
            <p className={styles.muted}>
              {time(at)}, {by}
            </p>
            <strong>{action}</strong>
            <ChangeDetails details={details} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const speeds: readonly ItemColumn[] = ['speed_grease_rpm', 'speed_oil_rpm'];

const groups = () =>
  [
    { group: 'name', title: 'What it is' },
    { group: 'price', title: 'Price and tax' },
    { group: 'trade', title: 'How it is sold' },
    { group: 'size', title: 'Sizes' },
    { group: 'ratings', title: 'Ratings' },
  ] as const;

/** Facts that are not known are left out. */
function ItemFactList({ record: { cells, item } }: { record: ItemRecordAtDesk }) {
  const { country, currency } = useDeskSite();
  const { amount } = useFormats();
  const prices: Partial<Record<ItemColumn, number>> = { list_price: item.listMinor, cost_price: item.costMinor ?? 0 };
  const shown = (column: ItemColumn) => {
    if (prices[column] !== undefined) return amount(prices[column]);
    return speeds.includes(column) ? formatNumber(Number(cells[column])) : cells[column];
  };
  const margin = item.listMinor > 0 && item.costMinor ? 1 - item.costMinor / item.listMinor : undefined;
  return (
    <div className={styles.facts}>
      {groups().map(({ group, title }) => {
        const rows = itemFieldsIn(country).filter(
          (field) => field.group === group && (cells[field.column] ?? '') !== '',
        );
        if (rows.length === 0) return null;
        return (
          <Block key={group} header={title} end={group === 'price' && currency}>
            <dl className={styles.rows}>
              {rows.map(({ column, label }) => (
                <div key={column}>
                  <dt>{label}</dt>
                  <dd>{shown(column)}</dd>
                </div>
              ))}
              {group === 'price' && margin !== undefined && (
                <div>
                  <dt>Margin on the list price</dt>
                  <dd>{`${(margin * 100).toFixed(1)} %`}</dd>
                </div>
              )}
            </dl>
          </Block>
        );
      })}
    </div>
  );
}
