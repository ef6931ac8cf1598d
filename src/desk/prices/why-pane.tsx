import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { targetText } from '../../catalogue/price-lists/price-target.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import type { explainPriceAtDesk } from './explain-price.contract.ts';
import styles from './why-pane.module.css';

type Explained = ReplyOf<typeof explainPriceAtDesk>;

type WhyPaneProps = {
  site: SiteCode;
  currency: Currency;
  /** Whose own rows the sheet shows; otherwise a customer is chosen here. */
  customer: { id: number; name: string } | undefined;
  /** The item of the current row. */
  item: string;
  quantity: string;
  /** The item that is asked about until another row is current; '' for the current row. */
  asked: { item: string; quantity: string };
  itemField: Ref<HTMLInputElement>;
  /** Changes when prices have been saved. */
  version: number;
};

const askAfterMs = 250;

export function WhyPane({
  site,
  currency,
  customer,
  item,
  quantity,
  asked: askedFirst,
  itemField,
  version,
}: WhyPaneProps) {
  const [chosen, setChosen] = useState(customer);
  const [typed, setTyped] = useState<{ item?: string; quantity?: string; on?: string }>(
    askedFirst.item === '' ? {} : askedFirst,
  );
  const [answer, setAnswer] = useState<Explained>();
  const [problem, setProblem] = useState('');
  const [shownFor, setShownFor] = useState(item);
  if (shownFor !== item) {
    setShownFor(item);
    setTyped({});
  }
  const asked = { item: typed.item ?? item, quantity: typed.quantity ?? quantity, on: typed.on ?? '' };
  const key = JSON.stringify([chosen?.id, asked, version]);

  const explain = useEffectEvent(() => {
    if (chosen && asked.item !== '') {
      const request = { site, customerId: chosen.id, ...asked };
      return askWhileShown(
        (options) => callDesk<typeof explainPriceAtDesk>('GET /desk/api/:site/prices/explain/', request, options),
        (reply) => {
          setProblem(isRefusal(reply) ? reply.message : '');
          setAnswer(isRefusal(reply) ? undefined : reply);
        },
        askAfterMs,
      );
    }
    setAnswer(undefined);
    setProblem('');
    return undefined;
  });
  useEffect(() => (key ? explain() : undefined), [key]);

  return (
    <aside className={styles.pane} aria-label="What do they pay, and why">
      <div className={styles.head}>
        <h2>What do they pay, and why</h2>
        <Kbd>F9</Kbd>
      </div>
      <div className={styles.form}>
        {customer ? (
          <p>{customer.name}</p>
        ) : (
          <CustomerPicker site={site} label="Customer" onPick={({ id, name }) => setChosen({ id, name })} />
        )}
        <div className={styles.three}>
          <Field label="Item">
            <TextInput
              ref={itemField}
              small
              mono
              value={asked.item}
              onChange={(event) => setTyped({ ...typed, item: event.target.value })}
            />
          </Field>
          <Field label="Qty">
            <TextInput
              small
              inputMode="numeric"
              value={asked.quantity}
              onChange={(event) => setTyped({ ...typed, quantity: event.target.value })}
            />
          </Field>
          <Field label="On">
            <TextInput
              small
              type="date"
              value={asked.on}
              onChange={(event) => setTyped({ ...typed, on: event.target.value })}
            />
          </Field>
        </div>
        {problem && <p role="alert">{problem}</p>}
        {!chosen && <p className={styles.quiet}>Choose a customer to see what they pay.</p>}
      </div>
      {answer && <Answer answer={answer} currency={currency} />}
    </aside>
  );
}

function Answer({ answer, currency }: { answer: Explained; currency: Currency }) {
  const amount = (minor: number) => formatAmount({ minor, currency });
  return (
    <>
      <div className={styles.answer} aria-live="polite">
        <span>{`${formatDay(answer.day)}, for ${answer.quantity}`}</span>
        <strong className={styles.big}>{formatMoney({ minor: answer.unitMinor, currency })}</strong>
        <span className={styles.quiet}>
          {`list ${amount(answer.listMinor)} less ${(answer.discountBp / 100).toFixed(2)} %`}
        </span>
        {!answer.seesPrices && <span>The account is not Active: it sees no prices.</span>}
      </div>
      <h3 className={styles.sub}>Narrowest valid row wins</h3>
      <ol className={styles.ladder}>
        {answer.rows.map((row) => (
          <li key={row.id} className={classNames(row.wins && styles.wins)}>
            <b>{targetText(row.label)}</b>
            <span>{row.own ? 'own' : row.list}</span>
            <span className={styles.figure}>{row.terms}</span>
            <span className={styles.reason}>{row.reason}</span>
          </li>
        ))}
        {answer.rows.length === 0 && <li>No row: the list price is paid.</li>}
      </ol>
      <h3 className={styles.sub}>At other quantities</h3>
      <div className={styles.steps}>
        {answer.steps.map(({ quantity, unitMinor, next }) => (
          <span key={quantity}>
            <i>{quantity}</i>
            {amount(unitMinor)}
            {next && <em>{`${amount(next.unitMinor)} from ${formatDay(next.from)}`}</em>}
          </span>
        ))}
      </div>
    </>
  );
}
