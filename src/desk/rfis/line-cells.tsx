import type { ReactNode } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatAmount } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { Margin } from './margin.tsx';
import { dayEntryText } from './read-day-entry.rule.ts';
import type { DeskLine } from './rfi-desk.contract.ts';
import { itemFactsOf, type LineMark, priceFactsOf, proposalFor, type RfiTerms } from './rfi-draft.rule.ts';
import styles from './rfi-lines.module.css';
import type { Answering } from './use-answering.ts';

type LineCellsProps = {
  line: DeskLine;
  mark: LineMark;
  terms: RfiTerms;
  currency: Currency;
  answering: Answering;
  hasFields: boolean;
};

/** Price, quantity, day and margin of a line: as fields, as it is answered, or as it is proposed. */
export function LineCells(props: LineCellsProps) {
  const { line, mark, terms, answering, hasFields } = props;
  const draft = answering.drafts[line.lineNo];
  if (hasFields && !draft?.declined) return <Fields {...props} />;
  if (mark === 'declining')
    return <Closing text={`will be declined: ${draft?.note || 'without a reason'}`} {...props} />;
  if (mark === 'declined') return <Words text={`declined by ${line.by}: ${line.note || 'without a reason'}`} />;
  if (mark === 'ended' && line.state === 'Withdrawn') return <Words text={`withdrawn by ${line.by}: ${line.note}`} />;
  if (mark === 'changed')
    return <Closing text={`changed meanwhile by ${line.by || 'the buyer'}: now ${line.state}`} {...props} />;
  if (mark === 'maker')
    return <Words text={`asking the maker, answer by ${dayEntryText(line.makerQuestion?.until ?? '', terms.today)}`} />;
  if (mark === 'words') return <Words text="in words: choose the item that is meant" />;
  return <Figures {...props} />;
}

const Words = ({ text }: { text: string }) => (
  <td colSpan={4} className={styles.words}>
    {text}
  </td>
);

/** The price field stays, read only, so that keys go on working in a line that is declined. */
function Closing({ text, line, hasFields }: LineCellsProps & { text: string }) {
  return (
    <td colSpan={4} className={styles.words}>
      {hasFields && (
        <input
          readOnly
          data-field="price"
          className={styles.declining}
          aria-label={`Line ${line.lineNo} will be declined`}
          value="declined"
        />
      )}{' '}
      {text}
    </td>
  );
}

function Figures({ line, mark, terms, currency, answering }: LineCellsProps) {
  const draft = answering.drafts[line.lineNo];
  const proposal = proposalFor(line, terms);
  const answer = line.answer && {
    unitMinor: line.answer.unitMinor,
    quantity: line.answer.quantity,
    expectedOn: line.answer.expectedOn,
  };
  const { unitMinor, quantity, expectedOn } = draft && !draft.declined ? draft : (answer ?? proposal);
  const className = mark === 'open' ? styles.ghost : mark === 'ended' ? styles.faint : undefined;
  const cell = (text: ReactNode) => <span className={className}>{text}</span>;
  return (
    <>
      <td className={styles.end} data-label="Price">
        {cell(<b className={styles.price}>{unitMinor > 0 ? formatAmount({ minor: unitMinor, currency }) : 'none'}</b>)}
      </td>
      <td className={styles.end} data-label="Qty">
        {cell(countText(quantity))}
      </td>
      <td data-label="By">{cell(dayEntryText(expectedOn, terms.today) || 'ask')}</td>
      <td data-label="Margin">
        <Margin
          bp={marginBp(unitMinor, itemFactsOf(line, draft?.offer).costMinor)}
          floorBp={terms.marginFloorBp}
          isProposal={mark === 'open'}
        />
      </td>
    </>
  );
}

function Fields({ line, terms, answering }: LineCellsProps) {
  const { typed, problem, change } = answering;
  if (!typed) return null;
  const facts = priceFactsOf(line, typed.offer);
  const price = readPriceEntry(typed.price, facts);
  const field = (name: 'price' | 'quantity' | 'by', label: string) => (
    <input
      className={styles.field}
      data-field={name}
      aria-label={label}
      aria-invalid={problem?.field === name || undefined}
      aria-describedby={problem?.field === name ? 'rfi-problem' : undefined}
      autoComplete="off"
      maxLength={20}
      value={typed[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <td data-label="Price">{field('price', `Price of ${line.itemName}`)}</td>
      <td data-label="Qty">{field('quantity', `Quantity of ${line.itemName}`)}</td>
      <td data-label="By">{field('by', `Expected by, ${line.itemName}`)}</td>
      <td data-label="Margin">
        <Margin
          bp={'unitMinor' in price ? marginBp(price.unitMinor, facts.costMinor) : undefined}
          floorBp={terms.marginFloorBp}
        />
      </td>
    </>
  );
}
