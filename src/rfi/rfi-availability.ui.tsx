import { QuotedWhen } from '../cart/quoted-when.ui.tsx';
import { availabilityWhen } from '../catalogue/display.rule.ts';
import { formatNearDay } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { Availability } from '../ui/availability.tsx';
import type { RfiLine } from './rfi-history.contract.ts';

/** Where a line of an RFI stands: 'Stock' with its quote's dates, or why it cannot be ordered. */
export function RfiAvailability({ line }: { line: RfiLine }) {
  const word = line.status === 'Stock' && line.on_hold ? 'RFI Approved' : line.status;
  return <Availability word={word} when={whenOf(line)} />;
}

function whenOf(line: RfiLine) {
  const { status, on_hold, exp_dod, valid_until } = line;
  if (status === 'Expired') return say`Quote ended ${formatNearDay(valid_until)}`;
  if (status !== 'Stock') return undefined;
  if (on_hold) return say`Kept back for now`;
  return <QuotedWhen when={availabilityWhen(status, exp_dod)} until={valid_until} />;
}
