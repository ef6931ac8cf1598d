import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { priceForMargin } from '../../rfi/quotes/margin.rule.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { dayEntryText } from './read-day-entry.rule.ts';
import styles from './rfi.module.css';
import type { DeskRfi } from './rfi-desk.contract.ts';
import { draftTotals, factsOf, type RfiTerms, readyDrafts } from './rfi-draft.rule.ts';
import lineStyles from './rfi-lines.module.css';
import type { Answering } from './use-answering.ts';

type SendBarProps = { rfi: DeskRfi; terms: RfiTerms; answering: Answering; openCount: number };

export function SendBar({ rfi, terms, answering, openCount }: SendBarProps) {
  const { drafts, validUntil } = answering;
  const ready = readyDrafts(rfi.lines, drafts).length;
  const { totalMinor, marginBp } = draftTotals(rfi.lines, drafts);
  const warning = answering.problem?.problem ?? lowMargin(rfi, terms, answering);
  return (
    <div className={styles.sendBar}>
      <p id="rfi-problem" className={styles.problem} role="status">
        {warning}
      </p>
      <label className={styles.sum}>
        <span>
          {t`Valid until`} <Kbd>V</Kbd>
        </span>
        <input
          key={validUntil}
          className={lineStyles.field}
          data-field="until"
          defaultValue={dayEntryText(validUntil, terms.today)}
          title={formatDay(validUntil)}
          maxLength={20}
          onBlur={(event) => answering.setValidUntil(event.target.value)}
        />
      </label>
      <span className={styles.sum}>
        <span>{t`Ready, before tax`}</span>
        <b>{formatMoney({ minor: totalMinor, currency: rfi.currency })}</b>
      </span>
      <span className={styles.sum}>
        <span>{t`Margin`}</span>
        <b>{marginBp === undefined ? t`not known` : `${(marginBp / 100).toFixed(1)}%`}</b>
      </span>
      <span className={styles.buttons}>
        {openCount > 0 && (
          <Button kind={ready === 0 ? 'primary' : 'plain'} onClick={answering.take}>
            {t`Next open line`} <Kbd>Enter</Kbd>
          </Button>
        )}
        <Button
          kind={openCount === 0 ? 'primary' : 'plain'}
          disabled={ready === 0}
          busy={answering.sending}
          onClick={answering.send}
        >
          {openCount === 0 ? t`Send answer` : t`Send ${ready} now`} <Kbd>Ctrl Enter</Kbd>
        </Button>
      </span>
    </div>
  );
}

/** Says the lowest price that keeps the floor. */
function lowMargin(rfi: DeskRfi, { margin_floor_bp }: RfiTerms, { current, typed }: Answering): string {
  if (!current || !typed) return '';
  const { list_minor: listMinor, cost_minor: costMinor } = factsOf(current, typed.offer);
  const lastMinor = typed.offer ? null : (current.last?.unit_minor ?? null);
  const price = readPriceEntry(typed.price, { listMinor, costMinor, lastMinor });
  if (costMinor === null || 'problem' in price) return '';
  const lowest = priceForMargin(costMinor, margin_floor_bp);
  if (price.unitMinor >= lowest) return '';
  const money = formatMoney({ minor: lowest, currency: rfi.currency });
  return t`Below the floor of ${margin_floor_bp / 100}%: ${money} is the lowest price that keeps it.`;
}
