import { currentLocale, plural, t, translate } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { notActiveMessage } from '../cart-messages.data.ts';
import styles from './quick-footer.module.css';
import type { Tally } from './quick-rows.rule.ts';

export type QuickFooterProps = {
  tally: Tally;
  canAdd: boolean;
  signedIn: boolean;
  adding: boolean;
  onAdd: () => void;
  onSendAsRfi: () => void;
};

export function QuickFooter({ tally, canAdd, signedIn, adding, onAdd, onSendAsRfi }: QuickFooterProps) {
  const isEmpty = tally.found + tally.choose + tally.not_found + tally.bad_quantity === 0;
  return (
    <div className={styles.foot}>
      <p>{canAdd ? footerText(tally) : translate(notActiveMessage)}</p>
      {signedIn ? (
        <Button disabled={isEmpty} onClick={onSendAsRfi}>{t`Send as RFI`}</Button>
      ) : (
        <ButtonLink to="/login?next=/quick-order">{t`Sign in to send an RFI`}</ButtonLink>
      )}
      <Button
        kind="primary"
        disabled={!canAdd || tally.found === 0}
        busy={adding}
        busyLabel={t`Adding`}
        onClick={onAdd}
      >{t`Add ${plural(tally.items, 'item')} to cart`}</Button>
    </div>
  );
}

function footerText(tally: Tally): string {
  const mergedText = tally.found > tally.items && t`Lines of the same item are added together.`;
  return [mergedText, remainingText(tally)].filter(Boolean).join(' ');
}

/** '2 lines to choose and 1 not found stay here until you come back.' */
function remainingText({ choose, not_found, bad_quantity, bad_line }: Tally): string {
  const parts = [
    choose > 0 && t`${plural(choose, 'line')} to choose`,
    not_found > 0 && t`${not_found} not found`,
    bad_quantity > 0 && plural(bad_quantity, 'quantity to correct', 'quantities to correct'),
    bad_line > 0 && plural(bad_line, 'line to correct', 'lines to correct'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return '';
  const remaining = new Intl.ListFormat(currentLocale().language).format(parts);
  return choose + not_found + bad_quantity + bad_line === 1
    ? t`${remaining} stays here until you come back.`
    : t`${remaining} stay here until you come back.`;
}
