import type { CustomerStatus } from '../../account/account.table.ts';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { fieldText, isRowNumber } from '../field-words.ts';

const statuses: readonly string[] = ['verification_pending', 'approval_pending', 'active'] satisfies CustomerStatus[];
const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An entry of the audit trail in lines: what was changed from what to what, then the rest under its name. */
export function detailLines(details: Record<string, unknown>, currency: Currency): string[] {
  const { before, after, ...rest } = details;
  const isChange = 'before' in details || 'after' in details;
  return [
    ...(isChange ? changeLines(before, after, currency) : []),
    ...Object.entries(rest)
      .filter(([name, value]) => !isNothing(value) && !isRowNumber(name))
      .map(([name, value]) => `${fieldText(name)}: ${say(value, name, currency)}`),
  ];
}

/** Only what differs between two records. */
function changeLines(before: unknown, after: unknown, currency: Currency): string[] {
  if (!isRecord(after)) return [fromTo(before, after, '', currency)];
  const former = isRecord(before) ? before : {};
  return Object.keys(after)
    .filter((name) => former[name] !== after[name])
    .map((name) => `${fieldText(name)}: ${fromTo(former[name], after[name], name, currency)}`);
}

const fromTo = (before: unknown, after: unknown, name: string, currency: Currency) =>
  `${say(before, name, currency)} to ${say(after, name, currency)}`;

function say(value: unknown, name: string, currency: Currency): string {
  if (isNothing(value)) return t`none`;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'number' && name.endsWith('Minor')) return formatMoney({ minor: value, currency });
  if (typeof value === 'string' && statuses.includes(value))
    return translate(statusLabel(value as CustomerStatus, undefined));
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  if (name === 'kind') return String(value).replaceAll('_', ' ');
  if (!isRecord(value)) return String(value);
  const { before, after, ...parts } = value;
  if ('after' in value) return fromTo(before, after, name, currency);
  return Object.entries(parts)
    .filter(([, part]) => !isNothing(part))
    .map(([part, of]) => `${fieldText(part)} ${say(of, part, currency)}`)
    .join(', ');
}
