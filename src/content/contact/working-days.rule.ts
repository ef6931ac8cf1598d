import { msg, t, translate } from '../../lib/i18n.ts';

/** Consecutive working days are shown as a range ('Mon to Sat'), others one by one. */
export function formatWorkingDays(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const names = sorted.map((day) => translate(dayNames[day % 7] ?? ''));
  const joined = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  return joined && names.length > 2 ? t`${names[0] ?? ''} to ${names.at(-1) ?? ''}` : names.join(', ');
}

/** Indexed by weekday; 0 is Sunday. */
const dayNames = [msg('Sun'), msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat')];
