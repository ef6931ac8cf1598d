import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { ChangeDetails } from '../audit/change-details.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { ListPager } from '../list/list-pager.tsx';
import { TableSection } from '../list/table-section.tsx';
import { useBulk } from '../list/use-bulk.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { CustomerPriceRow } from './customer-prices.contract.ts';
import styles from './item.module.css';
import { ItemFactList } from './item-facts.tsx';
import { ItemForm } from './item-form.tsx';
import type { DeskPicture } from './item-pictures.contract.ts';
import { ItemPictures } from './item-pictures.tsx';
import type { ItemRecordAtDesk } from './item-record.contract.ts';
import { ItemInterchange, ItemPriceTable, ItemStock } from './item-tables.tsx';
import { useRetire } from './use-retire.ts';

type ItemPageProps = {
  record: ItemRecordAtDesk;
  pictures: readonly DeskPicture[];
  customerPrices: ComponentProps<typeof CustomerPrices>['prices'];
};

/** One item: what it is, what of it there is, what it costs, and who changed it. */
export function ItemRecordPage({ record, pictures, customerPrices }: ItemPageProps) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useCan()('edit-items');
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
    ...(!isEditing && { escape: () => void navigate(`/${site}/items`) }),
  });
  return (
    <div className={styles.page}>
      <ItemHead item={item}>
        {canAct && (
          <span ref={actions} className={styles.actions}>
            <Button small kind="primary" onClick={() => setEditing(true)}>
              Edit <Kbd>E</Kbd>
            </Button>
            <Button small busy={busy} onClick={retire}>
              {isRetired ? 'Bring back' : 'Retire'} <Kbd>R</Kbd>
            </Button>
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
            <ItemPriceTable prices={record.prices} />
            <CustomerPrices prices={customerPrices} />
            <ItemInterchange items={record.interchange} />
            <ItemHistory entries={record.history} />
          </div>
        </div>
      )}
      {canAct && (
        <Keys>
          <KeyHint keys="E">edit</KeyHint>
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

/** What staff changed, newest first, with before and after. */
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
