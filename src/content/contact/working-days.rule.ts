import { msg, t, translate } from '../../lib/i18n.ts';

/** The days a house works are said as a span where they follow one another ('Mon to Sat'), else one by one. */
export function formatWorkingDays(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const names = sorted.map((day) => translate(dayNames[day % 7] ?? ''));
  const joined = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  return joined && names.length > 2 ? t`${names[0] ?? ''} to ${names.at(-1) ?? ''}` : names.join(', ');
}

/** By the number of the day, 0 and 7 are Sunday. */
const dayNames = [msg('Sun'), msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat')];
