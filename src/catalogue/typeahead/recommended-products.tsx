import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount, priceOnRequest } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { textOrNA } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import type { AddToCartPlacement, RenderAddToCart } from '../items/render-add-to-cart.ts';
import { VisibleAvailability } from '../pricing/visible-availability.tsx';
import type { SearchSuggestion } from '../search/search.contract.ts';
import styles from './recommended-products.module.css';

/** More would make the panel longer than its list of suggestions. */
const maxListed = 4;

type RecommendedProductsProps = {
  suggestion: SearchSuggestion;
  items: readonly ItemRow[] | undefined;
  /** The number typed, if it is of none of the items; '' otherwise. */
  instead: string;
  renderAdd: RenderAddToCart | undefined;
  onClose: () => void;
};

export function RecommendedProducts({ suggestion, items, instead, renderAdd, onClose }: RecommendedProductsProps) {
  const { recommendationStyle } = useSite();
  const [first] = items ?? [];
  const name = <ItemName type={suggestion.itemtype}>{suggestion.Item_Name}</ItemName>;
  return (
    <section aria-label={t`Recommended Products ${suggestion.Item_Name}`} aria-busy={items === undefined}>
      <p className={styles.over}>{t`Product Details`}</p>
      <h2 className={styles.head}>{tRich`Recommended Products ${name}`}</h2>
      {instead && <p className={styles.instead}>{tRich`This is another item than ${<b>{instead}</b>}.`}</p>}
      {items === undefined && <DetailsSkeleton />}
      {items && !first && <p className={styles.none}>{t`The details didn’t load. Please open the item’s page.`}</p>}
      {first && recommendationStyle === 'one' && <OneItem item={first} renderAdd={renderAdd} />}
      {recommendationStyle === 'list' &&
        items
          ?.slice(0, maxListed)
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

/** An item of a type is a bearing, whose name is its designation. */
function ItemName({ type, children }: { type: string; children: string }) {
  return type ? <Designation>{children}</Designation> : <span translate="no">{children}</span>;
}

function OneItem({ item, renderAdd }: { item: ItemRow; renderAdd: RenderAddToCart | undefined }) {
  return (
    <>
      <div className={styles.one}>
        <BearingDrawing {...drawingPropsOf(item)} size={120} decorative />
        <dl className={styles.facts}>
          <Fact label={t`Item name`} value={item.itemname} />
          <Fact label={t`Sub category`} value={translate(item.subCat)} />
          <Fact label={t`Category`} value={translate(item.catname)} />
          <Fact label={t`Brand`} value={item.brandname} />
        </dl>
      </div>
      <div className={styles.buy}>
        <VisibleAvailability status={item.Availability} />
        <Price item={item} />
        <div className={styles.add}>{renderAdd?.(item, 'panel')}</div>
      </div>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{textOrNA(value)}</dd>
    </>
  );
}

type ListedItemProps = {
  item: ItemRow;
  form: AddToCartPlacement;
  renderAdd: RenderAddToCart | undefined;
  onClose: () => void;
};

function ListedItem({ item, form, renderAdd, onClose }: ListedItemProps) {
  const site = useSite();
  return (
    <div className={styles.item}>
      <div className={styles.line}>
        <Link className={styles.name} to={itemHref(site, item)} onClick={onClose}>
          {!item.itemname.startsWith(item.brandname) && <b>{item.brandname} </b>}
          <ItemName type={item.itemtype}>{item.itemname}</ItemName>
        </Link>
        <Price item={item} />
      </div>
      <div className={styles.buy}>
        <VisibleAvailability status={item.Availability} />
        <div className={styles.add}>{renderAdd?.(item, form)}</div>
      </div>
    </div>
  );
}

function Price({ item: { your_price: yours, list_price: list } }: { item: ItemRow }) {
  return (
    <span className={styles.prices}>
      <span className={styles.price}>
        <span className={styles.label}>{t`List Price`}</span>{' '}
        {list > 0 ? <Amount value={list} showCurrency /> : translate(priceOnRequest)}
      </span>
      {yours > 0 && (
        <span className={styles.price}>
          <span className={styles.label}>{t`Your Price`}</span> <Amount value={yours} showCurrency />
        </span>
      )}
    </span>
  );
}

function DetailsSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width={200} />
      <Skeleton width={280} height={32} />
    </div>
  );
}
