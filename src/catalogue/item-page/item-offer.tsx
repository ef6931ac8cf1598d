import { useState } from 'react';
import { Link } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { applyRate, discountBetween, formatMoney, roundToMinor, toPercent } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Amount, priceOnRequest } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { PriceBlock } from '../../ui/items/price-block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { availableQuantityText, countOrNA, countText } from '../items/item-format.rule.ts';
import { priceAt, supplyOfItem } from '../items/item-quantity.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { AskForPriceLink } from '../pricing/ask-for-price-link.tsx';
import { VisibleAvailability } from '../pricing/visible-availability.tsx';
import { type SupplyPart, wordOfSource } from '../stock/availability.rule.ts';
import { NotifyMe } from '../stock-alerts/notify-me.tsx';
import styles from './item-offer.module.css';

type ItemOfferProps = {
  item: ItemRow;
  standing: Standing | undefined;
  renderAdd: RenderAddToCart | undefined;
};

/**
 * Price, stock and sum follow the quantity that is typed. On a phone price and stock stand beside the drawing, and quantity
 * with Add To Cart stays at the bottom of the screen.
 */
export function ItemOffer({ item, standing, renderAdd }: ItemOfferProps) {
  const site = useSite();
  const [typed, setTyped] = useState<number>();
  const quantity = typed ?? Math.max(1, item.min_quantity);
  return (
    <section className={styles.offer} aria-label={t`Price and availability`}>
      <div className={styles.price}>
        <Price item={item} quantity={quantity} site={site} standing={standing} />
      </div>
      <PriceSteps item={item} quantity={quantity} />
      {renderAdd && (
        <div className={styles.buy}>
          {renderAdd(item, 'detail', setTyped)}
          <Sum item={item} quantity={quantity} />
        </div>
      )}
      <Supply item={item} quantity={quantity} />
    </section>
  );
}

function Price({
  item,
  quantity,
  site,
  standing,
}: Omit<ItemOfferProps, 'renderAdd'> & { quantity: number; site: Site }) {
  const yourPrice = priceAt(item, quantity);
  const price = yourPrice || item.list_price;
  if (!price)
    return (
      <>
        <span className={styles.label}>{t`List Price`}</span>
        <p className={styles.absent}>{translate(priceOnRequest)}</p>
        <NoPriceHint item={item} standing={standing} />
      </>
    );
  return (
    <PriceBlock
      yourPrice={yourPrice}
      listPrice={item.list_price}
      savingPercent={toPercent(discountBetween(roundToMinor(item.list_price), roundToMinor(price)))}
      tax={taxText(site, price, item.tax_percentage)}
    />
  );
}

function NoPriceHint({ item, standing }: Pick<ItemOfferProps, 'item' | 'standing'>) {
  if (standing === undefined)
    return (
      <div className={classNames(styles.note, styles.ways)} data-print="no">
        <p>{tRich`${<Link to="/login">{t`Sign in`}</Link>} to see your price and stock.`}</p>
        <AskForPriceLink item={item} standing={standing} />
      </div>
    );
  return can(standing, 'see-prices') ? <p className={styles.note}>{t`Price available only through RFI`}</p> : null;
}

function taxText(site: Site, price: number, percent: number): string {
  const minor = applyRate(roundToMinor(price), Math.round(percent * 100));
  return t`${site.tax.label} ${percent}% extra: ${formatMoney({ minor, currency: site.currency })}`;
}

/** What each piece costs, by quantity; the step that the quantity has reached is marked. */
function PriceSteps({ item, quantity }: { item: ItemRow; quantity: number }) {
  if (item.price_steps.length === 0) return null;
  const steps = [{ from: Math.max(1, item.min_quantity), price: item.your_price }, ...item.price_steps];
  return (
    <ol className={styles.steps} aria-label={t`Price each, by quantity`}>
      {steps.map(({ from, price }, index) => {
        const next = steps[index + 1]?.from;
        const isReached = quantity >= from && (next === undefined || quantity < next);
        return (
          <li key={from} className={classNames(isReached && styles.reached)} aria-current={isReached || undefined}>
            <span>
              {next === undefined ? t`from ${countText(from)}` : t`${countText(from)} to ${countText(next - 1)}`}
            </span>
            <b>
              <Amount value={price} />
            </b>
          </li>
        );
      })}
    </ol>
  );
}

/** '40 × ₹ 238.96 = ₹ 9,558.40'; nothing for one piece. */
function Sum({ item, quantity }: { item: ItemRow; quantity: number }) {
  const { currency } = useSite();
  const price = priceAt(item, quantity);
  if (!price || quantity < 2) return null;
  const money = (minor: number) => formatMoney({ minor, currency });
  const minor = roundToMinor(price);
  return (
    <p className={styles.sum} role="status">
      {t`${countText(quantity)} × ${money(minor)}`} <b>{money(minor * quantity)}</b>
    </p>
  );
}

function Supply({ item, quantity }: { item: ItemRow; quantity: number }) {
  const site = useSite();
  const { word, parts } = supplyOfItem(item, quantity);
  const day = parts.length > 0 ? parts.at(-1)?.on : item.exp_dod;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.availability}>{t`Availability`}</dt>
          <dd>
            <VisibleAvailability status={word} />
            <Note text={availableQuantityText(item.Stock, item.lots)} />
            <NotifyMe item={item} short />
          </dd>
        </div>
        {day ? (
          <div>
            <dt>{t`Expected delivery`}</dt>
            <dd>
              {formatNearDay(day)}
              <Note text={site.branches[0] && t`From ${site.branches[0].name}`} />
            </dd>
          </div>
        ) : (
          <div>
            <dt>{t`Qty per carton`}</dt>
            <dd>{countOrNA(item.QtyPerCarton)}</dd>
          </div>
        )}
      </dl>
      {parts.length > 1 && (
        <ul className={styles.supply} aria-label={t`Where ${countText(quantity)} come from`}>
          {parts.map((part) => (
            <li key={`${part.from} ${part.on}`}>
              <AvailabilityLabel status={wordOfSource[part.from]} label={supplyText(part)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function supplyText({ from, quantity, on }: SupplyPart): string {
  const count = countText(quantity);
  if (from === 'demand') return t`${count} on demand: we tell you the day`;
  if (!on) return from === 'stock' ? t`${count} from stock` : t`${count} on the way: we tell you the day`;
  const day = formatNearDay(on);
  if (from === 'stock') return t`${count} from stock, delivery ${day}`;
  return from === 'arriving' ? t`${count} arrive ${day}` : t`${count} ready ${day}`;
}

function Note({ text }: { text: string | undefined }) {
  return text ? <span className={styles.note}>{text}</span> : null;
}
