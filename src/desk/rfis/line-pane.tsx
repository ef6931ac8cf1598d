import { useId } from 'react';
import { Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { dayOf, formatNearDay } from '../../lib/dates.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { formatAmount } from '../../lib/money.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { overTarget } from '../../rfi/requests/target-price.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './line-pane.module.css';
import { type OfferActions, OfferSearch, Offers } from './offers.tsx';
import { PriceHistory } from './price-history.tsx';
import type { DeskLine, DeskOffer } from './rfi-desk.contract.ts';
import { priceFactsOf, type RfiTerms, type TypedAnswer } from './rfi-draft.rule.ts';
import type { RfiLineFacts } from './use-line-facts.ts';

type LinePaneProps = {
  line: DeskLine;
  terms: RfiTerms;
  timeZone: string;
  /** Opens the file with this id of the buyer. */
  fileHref: (id: number) => string;
  /** Shows what the customer pays for the item, and why. */
  whyTo: string;
  typed: TypedAnswer | undefined;
  facts: RfiLineFacts | undefined;
  canAnswer: boolean;
  offerActions: OfferActions;
  onOriginal: () => void;
  onSearch: (q: string) => void;
  onNote: (note: string) => void;
};

/** The facts of the current line; they stay in one place while the rows are worked through. */
export function LinePane(props: LinePaneProps) {
  const {
    line,
    terms,
    timeZone,
    fileHref,
    whyTo,
    typed,
    facts,
    canAnswer,
    offerActions,
    onOriginal,
    onSearch,
    onNote,
  } = props;
  const { currency } = terms;
  const noteId = useId();
  const canOffer = canAnswer && line.alternativeTo === null;
  return (
    <aside className={styles.pane} aria-label={`Line ${line.lineNo}`}>
      <ItemHead line={line} timeZone={timeZone} />
      <FromBuyer line={line} currency={currency} fileHref={fileHref} />
      <Figures line={line} currency={currency} whyTo={whyTo} />
      <section className={styles.part}>
        <h3 className={styles.title}>
          {line.itemId === null ? 'Reads as' : 'Interchange'} {canOffer && <Kbd>I</Kbd>}
        </h3>
        {canOffer && <OfferSearch key={line.lineNo} onSearch={onSearch} />}
        <Offers
          offers={facts?.offers}
          currency={currency}
          chosen={typed?.offer}
          alternatives={typed?.alternatives ?? []}
          actions={canOffer ? offerActions : undefined}
        />
        {typed?.offer && (
          <Button small onClick={onOriginal}>{`Not ${typed.offer.itemName}: the item they asked for`}</Button>
        )}
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Prices, 12 months</h3>
        <PriceHistory prices={facts?.prices} costMinor={line.costMinor} currency={currency} />
      </section>
      {canAnswer && <PriceFormulas line={line} offer={typed?.offer} terms={terms} />}
      {canAnswer && (
        <section className={styles.part}>
          <label className={styles.title} htmlFor={noteId}>
            Remark to the buyer <Kbd>R</Kbd>
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

function ItemHead({ line, timeZone }: Pick<LinePaneProps, 'line' | 'timeZone'>) {
  const { type, seal, d, D, B } = line.drawing;
  const sizes = [d, D, B].every((size) => size) ? `${d} × ${D} × ${B} mm` : '';
  const carton = line.qtyPerCarton > 0 ? `carton of ${line.qtyPerCarton}` : '';
  const facts = [sizes, line.weightKg ? `${line.weightKg} kg` : '', carton].filter(Boolean).join(', ');
  return (
    <div className={styles.item}>
      <BearingDrawing
        type={type}
        designation={line.itemName}
        seal={seal}
        d={d ?? 0}
        D={D ?? 0}
        B={B ?? 0}
        size={64}
        decorative
      />
      <div>
        <span className={styles.designation}>{line.itemName}</span>
        <p className={styles.about}>
          {[line.maker, line.category].filter(Boolean).join(', ')}
          <br />
          {facts}
        </p>
        {line.by && <p className={styles.about}>{answerText(line)}</p>}
        {line.askedAs && line.itemId !== null && (
          <p className={styles.about}>
            {line.alternativeTo !== null
              ? `beside line ${line.alternativeTo}, asked for as ${line.askedAs}`
              : `asked for as ${line.askedAs}`}
          </p>
        )}
        {line.makerQuestion && <p className={styles.about}>{makerText(line.makerQuestion, timeZone)}</p>}
      </div>
    </div>
  );
}

type FromBuyerProps = { line: DeskLine; currency: Currency; fileHref: (id: number) => string };

/** What the buyer hopes to pay, and what they wrote and added. */
function FromBuyer({ line: { targetMinor, buyerRemark, files, yourMinor }, currency, fileHref }: FromBuyerProps) {
  if (!targetMinor && !buyerRemark && files.length === 0) return null;
  const percent = targetMinor && yourMinor > 0 ? overTarget(yourMinor, targetMinor) : 0;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>From the buyer</h3>
      {targetMinor !== null && (
        <p>
          Target <b>{formatAmount({ minor: targetMinor, currency })}</b>
          {percent !== 0 && (
            <span>{` · their price is ${formatPercent(Math.abs(percent))}% ${percent > 0 ? 'over' : 'under'} it`}</span>
          )}
        </p>
      )}
      {buyerRemark && (
        <p>
          <q>{buyerRemark}</q>
        </p>
      )}
      {files.map(({ file_id, file_name, bytes }) => (
        <a key={file_id} href={fileHref(file_id)} download>
          {`${file_name}, ${countText(Math.ceil(bytes / 1000))} kB`}
        </a>
      ))}
    </section>
  );
}

function makerText({ by, askedAt, until, note }: NonNullable<DeskLine['makerQuestion']>, timeZone: string): string {
  const asked = formatNearDay(dayOf(new Date(askedAt), timeZone));
  return `${by} asked the maker ${asked}, the buyer was promised an answer by ${formatNearDay(until)}: ${note}`;
}

function answerText({ state, by, note, answer }: DeskLine): string {
  const why = note ? `: ${note}` : '';
  if (state === 'Withdrawn') return `withdrawn by ${by}${why}`;
  if (state === 'Declined') return `declined by ${by}${why}`;
  return `quoted by ${by}, valid until ${formatNearDay(answer?.validUntil ?? '')}${why}`;
}

function Figures({ line, currency, whyTo }: { line: DeskLine; currency: Currency; whyTo: string }) {
  if (line.itemId === null) return null;
  const amount = (minor: number) => formatAmount({ minor, currency });
  return (
    <dl className={styles.rows}>
      {line.stock.map(({ branch, free }) => (
        <div key={branch}>
          <dt>{`${branch}, free`}</dt>
          <dd data-none={free === 0 || undefined}>{countText(free)}</dd>
        </div>
      ))}
      {line.incoming.map(({ branch, kind, quantity, dueOn }) => (
        <div key={`${branch}${kind}${dueOn}${quantity}`}>
          <dt>{kind === 'arriving' ? `Arriving, ${branch}` : `In production, ${branch}`}</dt>
          <dd>
            {countText(quantity)} · {formatNearDay(dueOn)}
          </dd>
        </div>
      ))}
      <div>
        <dt>List price</dt>
        <dd>{line.listMinor > 0 ? amount(line.listMinor) : 'on request'}</dd>
      </div>
      <div>
        <dt>
          <Link to={whyTo}>Their price today, why</Link> <Kbd>P</Kbd>
        </dt>
        <dd>{line.yourMinor > 0 ? amount(line.yourMinor) : 'on request'}</dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>{line.costMinor === null ? 'not known' : amount(line.costMinor)}</dd>
      </div>
    </dl>
  );
}

type FormulasProps = { line: DeskLine; offer: DeskOffer | undefined; terms: RfiTerms };

/** The forms that may be typed as a price, with what each comes to in this line. */
function PriceFormulas({ line, offer, terms }: FormulasProps) {
  const facts = priceFactsOf(line, offer);
  const result = (entry: string) => {
    const read = readPriceEntry(entry, facts);
    return 'unitMinor' in read ? formatAmount({ minor: read.unitMinor, currency: terms.currency }) : 'not here';
  };
  const examples = [
    { entry: '=', meaning: 'last price' },
    { entry: '-38', meaning: '38% off list' },
    { entry: 'm22', meaning: 'margin 22%' },
  ];
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Type in the price</h3>
      <dl className={styles.rows}>
        {examples.map(({ entry, meaning }) => (
          <div key={entry}>
            <dt>
              <Kbd>{entry}</Kbd> {meaning}
            </dt>
            <dd>{result(entry)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
