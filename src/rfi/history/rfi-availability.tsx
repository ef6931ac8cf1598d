import { QuoteValidity } from '../../cart/lines/quote-validity.tsx';
import { availabilityDateText } from '../../catalogue/items/item-format.rule.ts';
import { formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';

type RfiAvailabilityProps = {
  line: RfiLine;
  /** Left out where a timeline beside it tells when it was asked and what was answered. */
  askedAt?: string | undefined;
};

export function RfiAvailability({ line, askedAt }: RfiAvailabilityProps) {
  const { timeZone } = useSite().calendar;
  const availability = line.status === 'Stock' && line.on_hold ? 'RFI Approved' : line.status;
  return (
    <AvailabilityLabel
      status={availability}
      when={noteOf(line, askedAt && formatDateTime(new Date(askedAt), timeZone))}
    />
  );
}

function noteOf(line: RfiLine, asked: string | undefined) {
  const { status, on_hold, exp_dod, valid_until, maker_until, answer_remark } = line;
  if (status === 'Awaiting quote' && maker_until)
    return t`We are asking the maker, answer by ${formatNearDay(maker_until)}`;
  if (status === 'Awaiting quote') return asked && t`Requested ${asked}`;
  if (status === 'Declined' || status === 'Withdrawn') return asked && answer_remark;
  if (status === 'Expired') return t`Quote was valid until ${formatNearDay(valid_until)}`;
  if (status !== 'Stock') return undefined;
  if (on_hold) return t`On hold for now`;
  return <QuoteValidity when={availabilityDateText(status, exp_dod)} until={valid_until} />;
}
