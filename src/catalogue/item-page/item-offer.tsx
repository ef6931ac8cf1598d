import { Link } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { applyRate, formatMoney, roundToMinor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { priceOnRequest } from '../../ui/items/amount.tsx';
import { PriceBlock } from '../../ui/items/price-block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { availableQuantityText, countOrNA } from '../items/item-format.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { VisibleAvailability } from '../pricing/visible-availability.tsx';
import { NotifyMe } from '../stock-alerts/notify-me.tsx';
import styles from './item-offer.module.css';

type ItemOfferProps = {
  item: ItemRow;
  standing: Standing | undefined;
  renderAdd: RenderAddToCart | undefined;
};

/** On a phone price and stock stand beside the drawing, and quantity with Add To Cart stays at the bottom of the screen. */
export function ItemOffer({ item, standing, renderAdd }: ItemOfferProps) {
  const site = useSite();
  return (
    <section className={styles.offer} aria-label={t`Price and availability`}>
      <div className={styles.price}>
        <Price item={item} site={site} standing={standing} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.availability}>{t`Availability`}</dt>
          <dd>
            <VisibleAvailability status={item.Availability} />
            <Note text={availableQuantityText(item.Stock, item.next_quantity, item.next_on)} />
            <NotifyMe item={item} short />
          </dd>
        </div>
        {item.exp_dod ? (
          <div>
            <dt>{t`Expected delivery`}</dt>
            <dd>
              {formatNearDay(item.exp_dod)}
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
      {renderAdd && <div className={styles.buy}>{renderAdd(item, 'detail')}</div>}
    </section>
  );
}

function Note({ text }: { text: string | undefined }) {
  return text ? <span className={styles.note}>{text}</span> : null;
}

function Price({ item, site, standing }: { item: ItemRow; site: Site; standing: Standing | undefined }) {
  const price = item.your_price || item.list_price;
  if (!price)
    return (
      <>
        <span className={styles.label}>{t`List Price`}</span>
        <p className={styles.absent}>{translate(priceOnRequest)}</p>
        <NoPriceHint standing={standing} />
      </>
    );
  return (
    <PriceBlock
      yourPrice={item.your_price}
      listPrice={item.list_price}
      savingPercent={item.discount_percentage}
      tax={taxText(site, price, item.tax_percentage)}
    />
  );
}

function NoPriceHint({ standing }: { standing: Standing | undefined }) {
  if (standing === undefined)
    return (
      <p
        className={styles.note}
        data-print="no"
      >{tRich`${<Link to="/login">{t`Sign in`}</Link>} to see your price and stock.`}</p>
    );
  return can(standing, 'see-prices') ? <p className={styles.note}>{t`Price available only through RFI`}</p> : null;
}

function taxText(site: Site, price: number, percent: number): string {
  const minor = applyRate(roundToMinor(price), Math.round(percent * 100));
  return t`${site.tax.label} ${percent}% extra: ${formatMoney({ minor, currency: site.currency })}`;
}
