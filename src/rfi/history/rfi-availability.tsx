import { QuoteValidity } from '../../cart/lines/quote-validity.tsx';
import { availabilityDateText } from '../../catalogue/items/item-format.rule.ts';
import { dayOf, formatNearDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';
import type { RfiState } from '../rfi-line-state.rule.ts';
import { waitingText } from './waiting-text.rule.ts';

/** What the buyer reads of a state of the API. */
const stateNames: Readonly<Record<RfiState, string>> = {
  Stock: msg('Quoted'),
  'Awaiting quote': msg('With our sales desk'),
  Declined: msg('Declined'),
  Expired: msg('Quote ended'),
  Withdrawn: msg('Quote ended'),
  Ordered: msg('Ordered'),
};

export const stateName = (state: RfiState): string => translate(stateNames[state]);

/** The RFI of the line, and the time of the store. */
export type AskedRfi = { rfi: Pick<RfiEntry, 'asked_at' | 'answer_by'>; now: string };

export function RfiAvailability({ line, asked }: { line: RfiLine; asked: AskedRfi }) {
  const { timeZone } = useSite().calendar;
  const isHeld = line.status === 'Stock' && line.on_hold;
  return (
    <AvailabilityLabel
      status={isHeld ? 'RFI Approved' : line.status}
      label={isHeld ? undefined : stateName(line.status)}
      when={noteOf(line, asked, timeZone)}
    />
  );
}

function noteOf(line: RfiLine, { rfi, now }: AskedRfi, timeZone: string) {
  const { status, on_hold, exp_dod, valid_until, maker_until, answer_remark, ordered_instead } = line;
  if (status === 'Awaiting quote' && maker_until > dayOf(new Date(now), timeZone))
    return t`We are asking the maker, answer by ${formatNearDay(maker_until)}`;
  if (status === 'Awaiting quote') return waitingText(rfi, new Date(now), timeZone);
  if (ordered_instead) return t`${ordered_instead} was ordered instead.`;
  if (status === 'Declined') return answer_remark || t`We cannot offer it`;
  if (status === 'Withdrawn') return answer_remark ? t`Withdrawn: ${answer_remark}` : t`Withdrawn by our sales desk`;
  if (status === 'Expired') return t`Valid until ${formatNearDay(valid_until)}`;
  if (status !== 'Stock') return undefined;
  if (on_hold) return t`On hold for now`;
  return <QuoteValidity when={availabilityDateText(status, exp_dod)} until={valid_until} />;
}
