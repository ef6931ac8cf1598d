import { Link } from 'react-router';
import { said, say } from '../lib/say.ts';
import { Amount, onRequest } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Designation } from '../ui/designation.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { knownText } from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';
import { drawingOf } from './item-drawing-of.ts';
import { itemHref } from './item-link.rule.ts';
import type { AddForm, RenderAdd } from './render-add.ts';
import type { Suggestion } from './search.contract.ts';
import styles from './typeahead-recommended.module.css';

/** More than these would make the panel longer than its list of suggestions. */
const listedAtMost = 4;

type RecommendedProductsProps = {
  looked: Suggestion;
  /** undefined while they are on their way. */
  items: readonly ItemRow[] | undefined;
  renderAdd: RenderAdd | undefined;
  onClose: () => void;
};

/** 'Product Details' of the suggestion looked at: one item, or those that interchange, in the form of the site. */
export function RecommendedProducts({ looked, items, renderAdd, onClose }: RecommendedProductsProps) {
  const { recommends } = useSite();
  const [first] = items ?? [];
  const name = looked.itemtype ? <Designation>{looked.Item_Name}</Designation> : looked.Item_Name;
  return (
    <section aria-label={say`Recommended Products ${looked.Item_Name}`} aria-busy={items === undefined}>
      <p className={styles.over}>{say`Product Details`}</p>
      <h2 className={styles.head}>{sayWith`Recommended Products ${name}`}</h2>
      {items === undefined && <Waiting />}
      {items && !first && <p className={styles.none}>{say`The details did not load. The item's own page has them.`}</p>}
      {first && recommends === 'one' && <OneItem item={first} renderAdd={renderAdd} />}
      {recommends === 'list' &&
        items
          ?.slice(0, listedAtMost)
          .map((item, index) => (
            <ListedItem
              key={item.itemid}
              item={item}
              form={index === 0 ? 'panel' : 'panel-more'}
              renderAdd={renderAdd}
              onClose={onClose}
            />
          ))}
    </section>
  );
}

function OneItem({ item, renderAdd }: { item: ItemRow; renderAdd: RenderAdd | undefined }) {
  return (
    <>
      <div className={styles.one}>
        <BearingDrawing {...drawingOf(item)} size={120} decorative />
        <dl className={styles.facts}>
          <Fact label={say`Item name`} value={item.itemname} />
          <Fact label={say`Sub category`} value={said(item.subCat)} />
          <Fact label={say`Category`} value={said(item.catname)} />
          <Fact label={say`Brand`} value={item.brandname} />
        </dl>
      </div>
      <div className={styles.buy}>
        <Availability word={item.Availability} />
        <div className={styles.add}>{renderAdd?.(item, 'panel')}</div>
      </div>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{knownText(value)}</dd>
    </>
  );
}

type ListedItemProps = { item: ItemRow; form: AddForm; renderAdd: RenderAdd | undefined; onClose: () => void };

function ListedItem({ item, form, renderAdd, onClose }: ListedItemProps) {
  const site = useSite();
  return (
    <div className={styles.item}>
      <div className={styles.line}>
        <Link className={styles.name} to={itemHref(site, item)} onClick={onClose}>
          {!item.itemname.startsWith(item.brandname) && <b>{item.brandname} </b>}
          {item.itemtype ? <Designation>{item.itemname}</Designation> : item.itemname}
        </Link>
        {item.list_price > 0 ? (
          <span className={styles.price}>
            <span className={styles.label}>{say`List Price`}</span> <Amount value={item.list_price} sign />
          </span>
        ) : (
          <span className={styles.none}>{said(onRequest)}</span>
        )}
      </div>
      <div className={styles.buy}>
        <Availability word={item.Availability} />
        <div className={styles.add}>{renderAdd?.(item, form)}</div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width={200} />
      <Skeleton width={280} height={32} />
    </div>
  );
}
