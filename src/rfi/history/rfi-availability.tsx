import { QuoteValidity } from '../../cart/lines/quote-validity.tsx';
import { availabilityDateText } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';

export function RfiAvailability({ line }: { line: RfiLine }) {
  const availability = line.status === 'Stock' && line.on_hold ? 'RFI Approved' : line.status;
  return <AvailabilityLabel status={availability} when={dateOf(line)} />;
}

function dateOf(line: RfiLine) {
  const { status, on_hold, exp_dod, valid_until, maker_until } = line;
  if (status === 'Awaiting quote' && maker_until)
    return t`We are asking the maker, answer by ${formatNearDay(maker_until)}`;
  if (status === 'Expired') return t`Quote was valid until ${formatNearDay(valid_until)}`;
  if (status !== 'Stock') return undefined;
  if (on_hold) return t`On hold for now`;
  return <QuoteValidity when={availabilityDateText(status, exp_dod)} until={valid_until} />;
}
