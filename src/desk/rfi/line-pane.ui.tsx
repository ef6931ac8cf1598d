import { useId, useState } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatAmount } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './line-pane.module.css';
import { PriceHistory } from './price-history.ui.tsx';
import type { DeskLine, DeskOffer } from './rfi-desk.contract.ts';
import type { TypedAnswer } from './rfi-draft.rule.ts';
import type { LineFacts } from './use-line-facts.ts';

type LinePaneProps = {
  line: DeskLine;
  currency: Currency;
  typed: TypedAnswer | undefined;
  facts: LineFacts | undefined;
  canAnswer: boolean;
  onOffer: (offer: DeskOffer | undefined) => void;
  onSearch: (q: string) => void;
  onNote: (note: string) => void;
};

/** The facts of the current line; they stay in one place while the rows are worked through. */
export function LinePane({ line, currency, typed, facts, canAnswer, onOffer, onSearch, onNote }: LinePaneProps) {
  const noteId = useId();
  return (
    <aside className={styles.pane} aria-label={t`Line ${line.line_no}`}>
      <ItemHead line={line} />
      <Figures line={line} currency={currency} />
      <section className={styles.part}>
        <h3 className={styles.title}>
          {line.item_id === null ? t`Reads as` : t`Interchange`} {canAnswer && <Kbd>I</Kbd>}
        </h3>
        {canAnswer && <ItemSearch key={line.line_no} onSearch={onSearch} />}
        <Offers
          offers={facts?.offers}
          currency={currency}
          chosen={typed?.offer}
          canAnswer={canAnswer}
          onOffer={onOffer}
        />
        {typed?.offer && (
          <Button
            small
            onClick={() => onOffer(undefined)}
          >{t`Not ${typed.offer.item_name}: the item they asked for`}</Button>
        )}
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>{t`Prices, 12 months`}</h3>
        <PriceHistory prices={facts?.prices} costMinor={line.cost_minor} currency={currency} />
      </section>
      {canAnswer && (
        <section className={styles.part}>
          <label className={styles.title} htmlFor={noteId}>
            {t`Remark to the buyer`} <Kbd>R</Kbd>
          </label>
          <TextInput
            small
            id={noteId}
            data-field="note"
            maxLength={500}
            value={typed?.note ?? ''}
            onChange={(event) => onNote(event.target.value)}
          />
        </section>
      )}
    </aside>
  );
}

function ItemHead({ line }: { line: DeskLine }) {
  const { type, seal, d, D, B } = line.drawing;
  const sizes = [d, D, B].every((size) => size) ? `${d} × ${D} × ${B} mm` : '';
  const carton = line.carton > 0 ? t`carton of ${line.carton}` : '';
  const facts = [sizes, line.weight_kg ? `${line.weight_kg} kg` : '', carton].filter(Boolean).join(', ');
  return (
    <div className={styles.item}>
      <BearingDrawing
        type={type}
        designation={line.item_name}
        seal={seal}
        d={d ?? 0}
        D={D ?? 0}
        B={B ?? 0}
        size={64}
        decorative
      />
      <div>
        <span className={styles.designation}>{line.item_name}</span>
        <p className={styles.about}>
          {[line.maker, line.category].filter(Boolean).join(', ')}
          <br />
          {facts}
        </p>
        {line.by && <p className={styles.about}>{answerText(line)}</p>}
        {line.asked_as && <p className={styles.about}>{t`asked for as ${line.asked_as}`}</p>}
      </div>
    </div>
  );
}

function answerText({ state, by, note, answer }: DeskLine): string {
  const why = note && `: ${note}`;
  if (state === 'Withdrawn') return t`withdrawn by ${by}${why}`;
  if (state === 'Declined') return t`declined by ${by}${why}`;
  return t`quoted by ${by}, valid until ${formatNearDay(answer?.valid_until ?? '')}${why}`;
}

function Figures({ line, currency }: { line: DeskLine; currency: Currency }) {
  if (line.item_id === null) return null;
  const amount = (minor: number) => formatAmount({ minor, currency });
  return (
    <dl className={styles.rows}>
      {line.stock.map(({ branch, free }) => (
        <div key={branch}>
          <dt>{t`${branch}, free`}</dt>
          <dd data-none={free === 0 || undefined}>{countText(free)}</dd>
        </div>
      ))}
      {line.incoming.map(({ branch, kind, quantity, due_on }) => (
        <div key={`${branch}${kind}${due_on}${quantity}`}>
          <dt>{kind === 'arriving' ? t`Arriving, ${branch}` : t`In production, ${branch}`}</dt>
          <dd>
            {countText(quantity)} · {formatNearDay(due_on)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t`List price`}</dt>
        <dd>{line.list_minor > 0 ? amount(line.list_minor) : t`on request`}</dd>
      </div>
      <div>
        <dt>{t`Their price today`}</dt>
        <dd>{line.your_minor > 0 ? amount(line.your_minor) : t`on request`}</dd>
      </div>
      <div>
        <dt>{t`Cost`}</dt>
        <dd>{line.cost_minor === null ? t`not known` : amount(line.cost_minor)}</dd>
      </div>
    </dl>
  );
}

function ItemSearch({ onSearch }: { onSearch: (q: string) => void }) {
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
        aria-label={t`Find an item to offer`}
        placeholder={t`Find an item to offer`}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

type OffersProps = {
  offers: readonly DeskOffer[] | undefined;
  currency: Currency;
  chosen: DeskOffer | undefined;
  canAnswer: boolean;
  onOffer: (offer: DeskOffer) => void;
};

function Offers({ offers, currency, chosen, canAnswer, onOffer }: OffersProps) {
  if (!offers) return <p className={styles.about}>{t`Loading…`}</p>;
  if (offers.length === 0) return <p className={styles.about}>{t`Nothing found.`}</p>;
  return (
    <ul className={styles.offers}>
      {offers.map((offer, index) => (
        <li key={offer.item_code} data-chosen={chosen?.item_code === offer.item_code || undefined}>
          <span className={styles.designation}>{offer.item_name}</span>
          <span className={styles.maker}>{offer.maker}</span>
          <span className={styles.stock}>{stockText(offer)}</span>
          <span className={styles.differs}>{offer.differs.join('; ')}</span>
          <span className={styles.price}>{priceText(offer, currency)}</span>
          {canAnswer && (
            <Button small onClick={() => onOffer(offer)}>
              {t`Offer`} <Kbd>Alt {index + 1}</Kbd>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stockText({ free, next_quantity, next_on }: DeskOffer): string {
  if (free > 0 || next_quantity === 0) return t`${countText(free)} free`;
  return t`${countText(next_quantity)} on ${formatNearDay(next_on)}`;
}

function priceText({ your_minor, cost_minor }: DeskOffer, currency: Currency): string {
  if (your_minor === 0) return t`on request`;
  const margin = marginBp(your_minor, cost_minor);
  const price = formatAmount({ minor: your_minor, currency });
  return margin === undefined ? price : `${price}, ${(margin / 100).toFixed(1)}%`;
}
