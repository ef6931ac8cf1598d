import { Link } from 'react-router';
import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import { formatNearDay } from '../lib/dates.ts';
import { formatMoney, shareOf } from '../lib/money.ts';
import { said, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { onRequest } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { Block, BlockBody, Cell, Cells } from '../ui/block.tsx';
import { PriceBlock } from '../ui/price-block.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { availableWhen, knownCount } from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';
import styles from './item-offer.module.css';
import type { RenderAdd } from './render-add.ts';
import { ShareLink } from './share-link.ui.tsx';
import { WishHeart } from './wish-heart.ui.tsx';

type ItemOfferProps = {
  item: ItemRow;
  shareUrl: string;
  /** The reader's account status; undefined for a visitor. */
  status: string | undefined;
  renderAdd: RenderAdd | undefined;
};

/** Price, availability, quantity and Add To Cart of the item that the page is about. */
export function ItemOffer({ item, shareUrl, status, renderAdd }: ItemOfferProps) {
  const site = useSite();
  return (
    <Block>
      <BlockBody>
        <Price item={item} site={site} status={status} />
      </BlockBody>
      <div className={styles.facts}>
        <Cells columns={2}>
          <Cell label={say`Availability`}>
            <Availability word={item.Availability} />
            <Note words={availableWhen(item.Stock, item.next_quantity, item.next_on)} />
          </Cell>
          {item.exp_dod ? (
            <Cell label={say`Expected delivery`}>
              {formatNearDay(item.exp_dod)}
              <Note words={site.branches[0] && say`From ${site.branches[0].name}`} />
            </Cell>
          ) : (
            <Cell label={say`Qty per carton`}>{knownCount(item.QtyPerCarton)}</Cell>
          )}
        </Cells>
      </div>
      <div className={styles.buy}>
        {renderAdd && <div className={styles.add}>{renderAdd(item, 'detail')}</div>}
        <WishHeart key={item.itemid} item={item} framed />
        <span className={styles.share}>
          <ShareLink url={shareUrl} />
        </span>
      </div>
    </Block>
  );
}

function Note({ words }: { words: string | undefined }) {
  return words ? <span className={styles.note}>{words}</span> : null;
}

function Price({ item, site, status }: { item: ItemRow; site: Site; status: string | undefined }) {
  const price = item.your_price || item.list_price;
  if (!price)
    return (
      <>
        <span className={styles.label}>{say`List Price`}</span>
        <p className={styles.absent}>{said(onRequest)}</p>
        <WhyNoPrice status={status} />
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

function WhyNoPrice({ status }: { status: string | undefined }) {
  if (status === undefined)
    return (
      <p className={styles.note}>{sayWith`${<Link to="/login">{say`Sign in`}</Link>} to see your price and stock.`}</p>
    );
  return maySeePrices(standingOf(status)) ? (
    <p className={styles.note}>{say`Price available only through RFI`}</p>
  ) : null;
}

/** 'GST 18% extra: ₹ 43.01', of one piece. */
function taxText(site: Site, price: number, percent: number): string {
  const minor = shareOf(Math.round(price * 100), Math.round(percent * 100));
  return say`${site.tax.label} ${percent}% extra: ${formatMoney({ minor, currency: site.currency })}`;
}
