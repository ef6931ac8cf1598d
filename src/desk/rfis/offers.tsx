import { useState } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './line-pane.module.css';
import type { DeskOffer } from './rfi-desk.contract.ts';
import type { TypedAlternative } from './rfi-draft.rule.ts';

export type OfferActions = {
  onInstead: (offer: DeskOffer) => void;
  /** Offers the item as well, or takes that back. */
  onToo: (offer: DeskOffer) => void;
  onChange: (code: string, changes: { price?: string; by?: string }) => void;
};

type OffersProps = {
  offers: readonly DeskOffer[] | undefined;
  currency: Currency;
  chosen: DeskOffer | undefined;
  alternatives: readonly TypedAlternative[];
  /** Undefined where nothing can be offered. */
  actions: OfferActions | undefined;
};

/** Items that interchange with that of a line, or were found by words; each can be offered instead or beside it. */
export function Offers({ offers, currency, chosen, alternatives, actions }: OffersProps) {
  if (!offers) return <p className={styles.about}>Loading…</p>;
  if (offers.length === 0) return <p className={styles.about}>Nothing found.</p>;
  return (
    <ul className={styles.offers}>
      {offers.map((offer, index) => {
        const isChosen = chosen?.itemCode === offer.itemCode;
        const beside = alternatives.find((one) => one.offer.itemCode === offer.itemCode);
        return (
          <li key={offer.itemCode} data-chosen={isChosen || beside !== undefined || undefined}>
            <span className={styles.designation}>{offer.itemName}</span>
            <span className={styles.maker}>{offer.maker}</span>
            <span className={styles.stock} data-none={offer.free === 0 || undefined}>
              {stockText(offer)}
            </span>
            <span className={styles.differs}>{offer.differs.join('; ')}</span>
            <span className={styles.price}>{priceText(offer, currency)}</span>
            {actions && (
              <span className={styles.choices}>
                <Button small disabled={isChosen} onClick={() => actions.onInstead(offer)}>
                  {isChosen ? 'Offered' : 'Instead'} <Kbd>Alt {index + 1}</Kbd>
                </Button>
                <Button small disabled={isChosen} onClick={() => actions.onToo(offer)}>
                  {beside ? 'Not too' : 'Offer too'} <Kbd>Alt Shift {index + 1}</Kbd>
                </Button>
              </span>
            )}
            {actions && beside && <AlternativeFields alternative={beside} onChange={actions.onChange} />}
          </li>
        );
      })}
    </ul>
  );
}

type FieldsProps = { alternative: TypedAlternative; onChange: OfferActions['onChange'] };

function AlternativeFields({ alternative: { offer, price, by }, onChange }: FieldsProps) {
  const name = `${offer.itemName} ${offer.maker}`;
  const code = offer.itemCode;
  return (
    <span className={styles.also}>
      <TextInput
        small
        data-field="also"
        data-code={code}
        aria-label={`Price of ${name}`}
        maxLength={20}
        value={price}
        onChange={(event) => onChange(code, { price: event.target.value })}
      />
      <TextInput
        small
        data-field="also"
        aria-label={`${name} expected by`}
        maxLength={20}
        value={by}
        onChange={(event) => onChange(code, { by: event.target.value })}
      />
    </span>
  );
}

export function OfferSearch({ onSearch }: { onSearch: (q: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        small
        data-field="item"
        aria-label="Find an item to offer"
        placeholder="Find an item to offer"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

function stockText({ free, nextQuantity, nextOn }: DeskOffer): string {
  if (free > 0 || !nextQuantity || !nextOn) return `${countText(free)} free`;
  return `${countText(nextQuantity)} on ${formatNearDay(nextOn)}`;
}

function priceText({ yourMinor, costMinor }: DeskOffer, currency: Currency): string {
  if (yourMinor === 0) return 'on request';
  const margin = marginBp(yourMinor, costMinor);
  const price = formatAmount({ minor: yourMinor, currency });
  return margin === undefined ? price : `${price}, ${(margin / 100).toFixed(1)}%`;
}
