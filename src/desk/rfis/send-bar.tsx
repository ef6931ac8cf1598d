import { useId } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './rfi.module.css';
import type { DeskRfi } from './rfi-desk.contract.ts';
import { draftTotals, floorWarningAt, priceFactsOf, type RfiTerms, readyDrafts } from './rfi-draft.rule.ts';
import lineStyles from './rfi-lines.module.css';
import type { Answering } from './use-answering.ts';

type SendBarProps = { rfi: DeskRfi; terms: RfiTerms; answering: Answering; openCount: number };

export function SendBar({ rfi, terms, answering, openCount }: SendBarProps) {
  const reasonId = useId();
  const { drafts, validUntil } = answering;
  const ready = readyDrafts(rfi.lines, drafts).length;
  const { totalMinor, marginBp } = draftTotals(rfi.lines, drafts);
  const warning = answering.problem?.problem ?? lowMargin(terms, answering);
  const isReasonAsked = answering.problem?.field === 'reason' || answering.typed?.floorReason;
  return (
    <div className={styles.sendBar}>
      <p id="rfi-problem" className={styles.problem} role="status">
        {warning}
      </p>
      {isReasonAsked && (
        <label className={styles.reason} htmlFor={reasonId}>
          <span>Reason for the low price, kept in the audit trail</span>
          <TextInput
            small
            id={reasonId}
            data-field="reason"
            maxLength={200}
            value={answering.typed?.floorReason ?? ''}
            onChange={(event) => answering.change({ floorReason: event.target.value })}
          />
        </label>
      )}
      <label className={styles.sum}>
        <span>
          Valid until <Kbd>V</Kbd>
        </span>
        <input
          className={lineStyles.field}
          data-field="until"
          value={answering.typedUntil}
          title={formatDay(validUntil)}
          maxLength={20}
          aria-invalid={answering.problem?.field === 'until' || undefined}
          onChange={(event) => answering.typeUntil(event.target.value)}
          onBlur={answering.keepValidUntil}
        />
      </label>
      <span className={styles.sum}>
        <span>Ready, before tax</span>
        <b>{formatMoney({ minor: totalMinor, currency: rfi.currency })}</b>
      </span>
      <span className={styles.sum}>
        <span>Margin</span>
        <b>{marginBp === undefined ? 'not known' : `${(marginBp / 100).toFixed(1)}%`}</b>
      </span>
      <span className={styles.buttons}>
        {openCount > 0 && (
          <Button kind={ready === 0 ? 'primary' : 'plain'} onClick={answering.take}>
            Next open line <Kbd>Enter</Kbd>
          </Button>
        )}
        <Button
          kind={openCount === 0 ? 'primary' : 'plain'}
          disabled={ready === 0}
          busy={answering.sending}
          onClick={answering.send}
        >
          {openCount === 0 ? 'Send answer' : `Send ${ready} now`} <Kbd>Ctrl Enter</Kbd>
        </Button>
      </span>
    </div>
  );
}

/** Says the lowest price that keeps the floor. */
function lowMargin(terms: RfiTerms, { current, typed }: Answering): string {
  if (!current || !typed) return '';
  const facts = priceFactsOf(current, typed.offer);
  const price = readPriceEntry(typed.price, facts);
  return 'unitMinor' in price ? floorWarningAt(price.unitMinor, facts.costMinor, terms) : '';
}
