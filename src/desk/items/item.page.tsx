import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useBulk } from '../list/use-bulk.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { CustomerPrices } from './customer-prices.tsx';
import styles from './item.module.css';
import { ItemFactList } from './item-facts.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemHistory } from './item-history.tsx';
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
